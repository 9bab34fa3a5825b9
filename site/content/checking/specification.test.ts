import { describe, expect, it } from "vitest";
import { isSpecified, specificationClaims } from "../../../test/support/specification.ts";
import { treatmentsGivenBy } from "../content-lookup.ts";
import { contentFolder } from "../folder.ts";
import { readContent } from "../read.ts";
import { textsIn } from "../texts.ts";

const content = readContent(contentFolder);
const { announcements, pages, photos, treatments } = content;
const { filters = [], images = [] } = content.gallery ?? {};
const photoNames = photos.items.map(({ name }) => name);

const specified = treatments.filter(({ service }) => service in specificationClaims);

describe.runIf(isSpecified)("the specified clinic", () => {
  describe("the treatments", () => {
    it("are the services of the form, in the specification's order", () => {
      const choices = specified.map(({ service, serviceLabel, name }) => [
        service,
        serviceLabel ?? name,
      ]);
      const open = content.words.openServices.map(({ value, label }) => [value, label]);
      expect([...choices, ...open]).toEqual([
        ["signature-facial", "Signature Facial"],
        ["laser-hair-removal", "Laser Hair Removal"],
        ["hydra-facial", "HydraFacial"],
        ["acne-therapy", "Acne Therapy"],
        ["dermaplane", "Dermaplaning"],
        ["skin-tightening", "Skin Tightening (Microcurrent Therapy)"],
        ["face-lift", "Non-surgical Face Lift"],
        ["microneedling", "Microneedling"],
        ["anti-wrinkle", "Anti-Wrinkle Treatment"],
        ["dermafillers", "Dermal Filler Treatment"],
        ["injectable-facials", "Injectable Facials"],
        ["consultation", "General Consultation"],
        ["other", "Other"],
      ]);
    });

    it.each([
      [
        "non-invasive",
        [
          "/hormonal-laser-hair-removal",
          "/signature-facial",
          "/laser-hair-removal",
          "/hydra-facial",
          "/acne-therapy",
          "/dermaplane",
          "/skin-tightening",
          "/face-lift",
          "/microneedling",
        ],
      ],
      ["invasive", ["/anti-wrinkle-service", "/dermal-filler-service", "/anti-wrinkle-service"]],
    ] as const)("have %s cards with the specified paths", (kind, paths) => {
      const { extraCards = [] } = pages[`${kind}-treatments`] ?? {};
      const own = specified.filter((treatment) => treatment.kind === kind);
      expect([
        ...extraCards.map(({ shortPath }) => shortPath),
        ...own.map(({ cardPath, shortPath }) => cardPath ?? shortPath),
      ]).toEqual(paths);
    });

    it("contain no figure if the specification gives none", () => {
      const silent = specified.filter(({ service }) => specificationClaims[service]?.length === 0);
      expect(silent).not.toEqual([]);
      // 911, the licence number and the review date in the provenance are not claims about the treatment.
      for (const { provenance: _, ...said } of silent)
        expect(textOf(said).replaceAll("911", "")).not.toMatch(/\d/);
    });
  });

  describe("the pages of the treatments", () => {
    const services = (isMeant: (treatment: (typeof specified)[number]) => boolean) =>
      specified.filter(isMeant).map(({ service }) => service);

    it("have the specified breadcrumbs, FAQ layout, quotes, areas and second addresses", () => {
      expect(services(({ hasBreadcrumb }) => !hasBreadcrumb)).toEqual([
        "signature-facial",
        "acne-therapy",
      ]);
      expect(services(({ hasFaqData }) => hasFaqData)).toEqual([
        "laser-hair-removal",
        "dermafillers",
        "injectable-facials",
      ]);
      expect(services(({ faqLayout }) => faqLayout === "independent")).toEqual(["dermafillers"]);
      // A client's quote about this treatment would advertise a prescription drug.
      expect(services(({ quote }) => !quote)).toEqual(["anti-wrinkle"]);
      const areas = specified.map((one) => [one.service, one.areas?.items.length]);
      expect(Object.fromEntries(areas)).toMatchObject({ dermafillers: 6, "injectable-facials": 7 });
      expect(
        specified.flatMap(({ service, alsoAt }) => (alsoAt ? [[service, alsoAt]] : [])),
      ).toEqual([["anti-wrinkle", "/non-invasive-treatment"]]);
    });
  });

  it("has six featured services", () => {
    expect(pages.home.featured).toHaveLength(6);
  });

  it("has landmarks at 5, 10, 15 and 20 minutes", () => {
    const { items } = pages.location.landmarks;
    expect(items.map(({ minutes }) => minutes)).toEqual([5, 10, 15, 20]);
  });

  it("has a team member for each treatment", () => {
    const given = pages.about.team.members.flatMap(({ key }) => treatmentsGivenBy(content, key));
    expect(specified.filter((treatment) => !given.includes(treatment))).toEqual([]);
  });

  describe("the gallery", () => {
    it("has at least ten images", () => {
      expect(images.length).toBeGreaterThanOrEqual(10);
    });

    it.each(filters.filter(({ value }) => value !== "all"))(
      "has at least two images for $label",
      ({ value }) => {
        const shown = images.filter(({ tags }) => tags.some((tag) => tag === value));
        expect(shown.length).toBeGreaterThanOrEqual(2);
      },
    );

    it("describes its before-and-after pictures as drawings and says that results vary", () => {
      const pair = images.filter(({ tags }) => tags.includes("before-after"));
      expect(pair.length).toBeGreaterThan(0);
      for (const { alt, description } of pair) {
        expect(alt).toContain("drawing");
        expect(description).toContain(content.business.resultsVary);
      }
    });
  });

  it("has at least three announcements", () => {
    expect(announcements?.items.length).toBeGreaterThanOrEqual(3);
  });
});

/** The texts that a visitor reads, so without the names of photos. */
function textOf(data: unknown): string {
  const texts = textsIn(data).map(({ text }) => text);
  return texts.filter((text) => !photoNames.includes(text)).join("\n");
}
