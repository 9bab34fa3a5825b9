/** The structured data that the site renders from `test/fixture-content`. A person wrote the expected values by reading its files. */
import { expect, it } from "vitest";
import { FIXTURE_CONTENT, siteOf } from "../../test/support/clinic-folder.ts";
import { createPages } from "../render/render-pages.tsx";

const { renderPage } = createPages(siteOf(FIXTURE_CONTENT));
/** The structured data in the HTML of a page. */
const graph = (path: string): readonly unknown[] => {
  const { html } = renderPage(path, { script: "/site.js" });
  const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  return JSON.parse(json)["@graph"];
};
const AT = "https://northlight.example.ca";
const clinicId = { "@id": `${AT}/#clinic` };
const nora = { "@type": "Person", "@id": `${AT}/about#nora`, name: "Nora Lind" };

const special = (opens: string, closes: string, validFrom: string, validThrough: string) => ({
  "@type": "OpeningHoursSpecification",
  validFrom,
  validThrough,
  opens,
  closes,
});
const hours = (opens: string, closes: string, ...dayOfWeek: string[]) => ({
  "@type": "OpeningHoursSpecification",
  dayOfWeek,
  opens,
  closes,
});
const clinic = {
  "@type": ["MedicalBusiness", "HealthAndBeautyBusiness"],
  ...clinicId,
  name: "Northlight",
  url: `${AT}/`,
  // A drawn room is not a photograph of the clinic.
  logo: `${AT}/icon-512.png`,
  image: `${AT}/icon-512.png`,
  sameAs: ["https://www.instagram.com/northlight.example/"],
  telephone: "+13065550117",
  email: "desk@northlight.example.ca",
  address: {
    "@type": "PostalAddress",
    streetAddress: "12 Fixture Street",
    addressLocality: "Regina",
    addressRegion: "SK",
    postalCode: "S4P 0A1",
    addressCountry: "CA",
  },
  geo: { "@type": "GeoCoordinates", latitude: 50.4452, longitude: -104.6189 },
  areaServed: ["Regina", "Moose Jaw"].map((name) => ({ "@type": "Place", name })),
  openingHoursSpecification: [
    hours("10:00", "18:00", "Tuesday", "Wednesday", "Friday"),
    hours("10:00", "13:00", "Thursday"),
    hours("14:00", "20:00", "Thursday"),
    hours("09:00", "15:00", "Saturday"),
  ],
  specialOpeningHoursSpecification: [
    special("10:00", "13:00", "2026-12-24", "2026-12-24"),
    special("00:00", "00:00", "2026-12-25", "2027-01-02"),
  ],
  employee: [{ "@id": `${AT}/about#nora` }, { "@id": `${AT}/about#sam` }],
};

it("describes the clinic on the home page, with the rating that this page shows", () => {
  const [first, second] = graph("/");
  const rating = { "@type": "AggregateRating", ratingValue: 4.8, reviewCount: 7, bestRating: 5 };
  expect(first).toEqual({ ...clinic, aggregateRating: rating });
  expect(second).toMatchObject({ "@type": "WebSite", publisher: clinicId, inLanguage: "en-CA" });
});

it.each([
  ["/contact", "ContactPage", "How to reach us"],
  ["/location", "WebPage", "Where we are"],
])("describes the clinic without a rating on %s", (path, type, name) => {
  const [page, about] = graph(path);
  expect(page).toMatchObject({ "@type": type, url: AT + path, name, mainEntity: clinicId });
  expect(about).toEqual(clinic);
});

it("describes who gives a treatment, how it is done, and who reviewed the page", () => {
  const url = `${AT}/treatments/facial`;
  const [procedure, page, breadcrumb] = graph("/treatments/facial");
  expect(procedure).toEqual({
    "@type": ["MedicalProcedure", "Service"],
    "@id": `${url}#procedure`,
    name: "Facial",
    description: "The facial takes 60 minutes.",
    url,
    howPerformed: "We look at the skin. We treat it. You rest.",
    preparation: "Come without makeup.",
    followup: "Wear sunscreen.",
    bodyLocation: "Face",
    provider: [nora],
    procedureType: "https://schema.org/NoninvasiveProcedure",
  });
  expect(page).toEqual({
    "@type": "MedicalWebPage",
    "@id": `${url}#page`,
    mainEntity: { "@id": `${url}#procedure` },
    reviewedBy: nora,
    lastReviewed: "2026-10-13",
    citation: ["https://www.canada.ca/en/health-canada.html"],
  });
  expect(breadcrumb).toMatchObject({
    "@type": "BreadcrumbList",
    itemListElement: [
      { position: 1, name: "Home", item: `${AT}/` },
      { position: 2, name: "Services", item: `${AT}/#services` },
      { position: 3, name: "Facial", item: url },
    ],
  });
});

it("contains the questions and the breadcrumb only if the treatment's file enables them", () => {
  const types = (path: string) => graph(path).map((node) => Object(node)["@type"]);
  const procedure = [["MedicalProcedure", "Service"], "MedicalWebPage"];
  expect(types("/treatments/filler")).toEqual([...procedure, "FAQPage", "BreadcrumbList"]);
  expect(types("/treatments/peel")).toEqual(procedure);
  expect(graph("/treatments/filler")[2]).toMatchObject({
    mainEntity: Array.from(["one", "two", "three", "four", "five", "six"], (number) => ({
      "@type": "Question",
      name: `Question ${number} about the filler?`,
      acceptedAnswer: { "@type": "Answer", text: `Answer ${number}.` },
    })),
  });
});

it("mentions the treatments of a concern in the order of its page", () => {
  expect(graph("/concerns/dullness")[0]).toMatchObject({
    "@type": "WebPage",
    mentions: [
      { "@id": `${AT}/treatments/peel#procedure` },
      { "@id": `${AT}/treatments/facial#procedure` },
    ],
  });
});

it("describes the team members", () => {
  expect(graph("/about")).toEqual([
    expect.objectContaining({ "@type": "AboutPage", name: "Who works here" }),
    { ...nora, jobTitle: "Founder, nurse", worksFor: clinicId },
    expect.objectContaining({ name: "Sam Roy", jobTitle: "Laser technician" }),
  ]);
});
