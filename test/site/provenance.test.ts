/** Who gives a treatment: the same datum beside its buttons, in its section, with the team and for search engines. */
import { describe, expect, it } from "vitest";
import { getMember, treatmentsGivenBy } from "../../site/content/content-lookup.ts";
import { treatmentGraph } from "../../site/structured-data/treatment.ts";
import { content, site } from "../clinic-under-test.ts";
import { attribute, text } from "../support/html.ts";
import { pageAt } from "./rendered-pages.ts";

const { pages, treatments } = content;
const { about } = site.links.pageLinks;
const { members } = pages.about.team;

describe("on a treatment's page", () => {
  it.each(treatments)("who gives it stands beside its first button: $name", (treatment) => {
    const byline = pageAt(treatment.path).page.querySelector(".treatment-hero .byline");
    for (const { member } of treatment.provenance.givenBy) {
      const { credential, name } = getMember(content, member);
      expect(text(byline)).toContain(`${name}, ${credential}`);
    }
    expect(text(byline)).toContain(content.pages.consultation.band.offerInCity);
    expect(byline?.querySelectorAll("a").map((link) => attribute(link, "href"))).toEqual([
      ...treatment.provenance.givenBy.map(({ member }) => `${about.path}#${member}`),
      site.links.consultationPath,
    ]);
  });

  it.each(treatments)("a list says how we know: $name", ({ path, provenance }) => {
    const section = pageAt(path).page.querySelector(".provenance");
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
      "@id": site.links.absolute(`${about.path}#${key}`),
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
