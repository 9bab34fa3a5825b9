import { expect, it } from "vitest";
import { changeFile, copyClinic, siteOf } from "../test/support/clinic-folder.ts";
import { edit } from "../test/support/edit.ts";
import { createPages } from "./render/render-pages.tsx";
import { clinic } from "./render/structured-data/clinic.ts";

const assets = { script: "/site.js", stylesheet: "/site.css" };

const HARBOUR = `otherPlaces:
  - name: Harbour
    address:
      street: 9 Quay Street
      city: Harbourtown
      region: NS
      regionName: Nova Scotia
      postalCode: B3H 0A9
      country: CA
      latitude: 44.6
      longitude: -63.5
    days:
      monday: 09:00 to 12:00, 13:00 to 17:00
      tuesday: closed
      wednesday: closed
      thursday: closed
      friday: closed
      saturday: closed
      sunday: closed
`;

const folder = copyClinic();
changeFile(
  folder,
  "business",
  (text) => `${text.replace(/^otherPlaces:\n( .*\n)+/m, "")}${HARBOUR}`,
);

it("a second place stands in every footer, and with hours and map on contact and location pages", () => {
  const site = siteOf(folder);
  const { addresses, renderPage } = createPages(site);
  const pages = new Map(addresses.map((one) => [one, renderPage(one, assets).html]));
  const footer = (html: string) => html.slice(html.indexOf("<footer"));
  const without = [...pages].filter(([, html]) => !footer(html).includes("9 Quay Street"));
  expect(without.map(([address]) => address)).toEqual([]);
  for (const { path } of [site.content.pages.contact, site.content.pages.location]) {
    const html = pages.get(path) ?? "";
    expect(html.match(/class="embed-map"/g)).toHaveLength(2);
    expect(html).toContain("marker=44.6%2C-63.5");
    for (const { name } of site.places) expect(html).toContain(name);
    // With the page's own and with the strip of every page.
    expect(html.match(/class="open-now"/g)).toHaveLength(2 * site.places.length);
  }
});

it("several places are one organization and a business each for search engines", () => {
  const site = siteOf(folder);
  const [whole, ...each] = clinic(site);
  expect(whole).toMatchObject({ "@type": "Organization", "@id": site.absolute("/#clinic") });
  expect(whole).not.toHaveProperty("address");
  const { business } = site.content;
  expect(each).toMatchObject([
    { address: { streetAddress: business.address.street }, telephone: business.phone },
    {
      parentOrganization: { "@id": site.absolute("/#clinic") },
      address: { streetAddress: "9 Quay Street" },
      openingHoursSpecification: [
        { dayOfWeek: ["Monday"], opens: "09:00", closes: "12:00" },
        { dayOfWeek: ["Monday"], opens: "13:00", closes: "17:00" },
        ...business.holidays.map(({ date }) => ({ validFrom: date })),
      ],
    },
  ]);
});

it("a place is called by its own phone where it has one", () => {
  edit(folder, "business", (text) =>
    text.replace("  - name: Harbour\n", "  - name: Harbour\n    phone: '+14035550177'\n"),
  );
  const { places } = siteOf(folder);
  expect(places.map(({ contact }) => contact.phone.link).at(-1)).toBe("tel:+14035550177");
});

it("tells of a place's postal code and phone that are no such things in the country", () => {
  edit(folder, "business", (text) => text.replace("B3H 0A9", "90210"));
  expect(() => siteOf(folder)).toThrow(/otherPlaces\[0\]\.address\.postalCode/);
});

it("a variable such as {city} means the first place", () => {
  const { content } = siteOf(folder);
  expect(content.pages.location.hero.lead).not.toContain("Harbourtown");
  expect(content.treatments.every(({ path }) => !path.includes("harbourtown"))).toBe(true);
});
