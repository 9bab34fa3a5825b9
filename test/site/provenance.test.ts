/** Who gives a treatment: the same datum beside its buttons, in its section, with the team and for search engines. */
import { describe, expect, it } from "vitest";
import { getMember, treatmentsGivenBy } from "../../content-model/content-lookup.ts";
import { treatmentGraph } from "../../site/render/structured-data/treatment.ts";
import { content, site } from "../clinic-under-test.ts";
import { attribute, text, visibleText } from "./built-site.ts";
import { pageAt } from "./rendered-pages.ts";

const { pages, treatments } = content;
const { treatmentPage } = content.interface;
const { about, contact, gallery, home, location } = site.pageLinks;
const { members } = pages.about.team;

/** Pages that open with who gives their treatments. */
const opened = [
  ...treatments.map((treatment) => ({ path: treatment.path, treatments: [treatment] })),
  ...site.concerns.map((concern) => ({
    path: concern.path,
    treatments: site.treatmentsFor(concern),
  })),
  ...site.listings.map(({ kind, path }) => ({ path, treatments: site.treatmentsOfKind(kind) })),
  ...[home, location, ...(gallery ? [gallery] : [])].map(({ path }) => ({
    path,
    treatments,
  })),
];

it.each(opened)(
  "the opening says who treats, where, and that the first talk is free: $path",
  ({ path, treatments }) => {
    const [, opening = ""] = pageAt(path).html.split("<h1");
    const said = visibleText(`<body${opening.split("<h2")[0]}`);
    for (const { name } of site.peopleOf(treatments)) expect(said.split(name)).toHaveLength(2);
    expect(said).toContain(treatmentPage.provenance.consultation);
    expect(said).toContain(content.business.address.city);
  },
);

describe("on a treatment's page", () => {
  it.each(treatments)("who gives it stands beside both its buttons: $name", (treatment) => {
    const bylines = pageAt(treatment.path).page.querySelectorAll("main .byline");
    expect(bylines).toHaveLength(2);
    for (const byline of bylines) {
      for (const { member } of treatment.provenance.givenBy) {
        const { credential, name } = getMember(content, member);
        expect(text(byline)).toContain(`${name}, ${credential}`);
      }
      expect(text(byline)).toContain(treatmentPage.provenance.consultation);
      expect(byline.querySelectorAll("a").map((link) => attribute(link, "href"))).toEqual([
        ...treatment.provenance.givenBy.map(({ member }) => `${about.path}#${member}`),
        site.freeConsultation.href,
      ]);
    }
  });

  it.each(treatments)("a section says how we know: $name", ({ path, provenance }) => {
    const section = pageAt(path).page.querySelector('[aria-labelledby="provenance"]');
    const said = text(section);
    for (const { training } of provenance.givenBy) expect(said).toContain(training);
    expect(said).toContain(provenance.device);
    expect(said).toContain(getMember(content, provenance.reviewedBy).name);
    expect(attribute(section?.querySelector("time") ?? null, "datetime")).toBe(provenance.reviewed);
    const links = section?.querySelectorAll("a").map((link) => attribute(link, "href"));
    expect(links).toEqual(expect.arrayContaining(provenance.sources.map(({ url }) => url)));
  });

  it.each(treatments)("search engines are told the same: $name", (treatment) => {
    const { givenBy, reviewedBy, reviewed, sources } = treatment.provenance;
    const person = (key: string) => ({
      "@type": "Person",
      "@id": site.absolute(`${about.path}#${key}`),
      name: getMember(content, key).name,
    });
    const [procedure, page] = treatmentGraph(site, treatment)["@graph"];
    expect(procedure).toMatchObject({ provider: givenBy.map(({ member }) => person(member)) });
    expect(page).toMatchObject({
      reviewedBy: person(reviewedBy),
      lastReviewed: reviewed,
      citation: sources.map(({ url }) => url),
    });
  });
});

describe("the answers", () => {
  const { answers, facts } = treatmentPage;
  const labels = [...Object.values(facts), answers.givenBy, answers.cost, answers.waitIf];

  it.each(treatments)("have the same labels on every treatment: $name", ({ path }) => {
    const strip = pageAt(path).page.querySelector(".facts-strip");
    expect(strip?.querySelectorAll("dt").map(text)).toEqual(labels);
    expect(strip?.querySelectorAll("dd").map(text)).not.toContain("");
  });

  it.each(treatments)("lead to who should wait: $name", ({ path, risks }) => {
    const { page } = pageAt(path);
    const link = page.querySelector('.facts-strip a[href="#wait-if"]');
    if (risks.waitIf.length > 1) expect(text(link)).toContain(String(risks.waitIf.length));
    expect(page.querySelector(".disclosure #wait-if")).not.toBeNull();
  });

  it("have what a missed visit costs within reach, on location and treatments", () => {
    expect(pageAt(contact.path).page.querySelector("#practical")).not.toBeNull();
    const without = [location, ...treatments].filter(
      ({ path }) => !pageAt(path).page.querySelector(`main a[href="${site.practicalPath}"]`),
    );
    expect(without.map(({ path }) => path)).toEqual([]);
  });
});

describe("the team's page", () => {
  it.each(members)(
    "has a place for each member, with the treatments they give: $name",
    ({ key }) => {
      const place = pageAt(about.path).page.querySelector(`#${key}`);
      const links = place?.querySelectorAll("a").map((link) => attribute(link, "href"));
      expect(links).toEqual(treatmentsGivenBy(content, key).map(({ path }) => path));
    },
  );
});
