import { expect, it } from "vitest";
import { readContent } from "../content-model/read.ts";
import { changeFile, copyClinic, siteOf } from "../test/support/clinic-folder.ts";
import { edit } from "../test/support/edit.ts";
import { formatPrice } from "./clinic/price.ts";
import { createPages } from "./render/render-pages.tsx";
import { treatmentGraph } from "./render/structured-data/treatment.ts";
import { createSite } from "./site.ts";

const assets = { script: "/site.js", stylesheet: "/site.css" };
const PRICE = "price:\n  amount: 120\n  isFrom: true\n  unit: per session\n";

const folder = copyClinic();
const { treatments } = readContent(folder);
const slug = treatments[0]?.slug ?? "";
changeFile(folder, "business", (text) => text.replace(/^prices: .*\n/m, ""));
for (const { slug: treatment } of treatments)
  changeFile(folder, `treatments/${treatment}`, (text) => text.replace(/^price:\n(?: .*\n)+/m, ""));

it("a price stands on the treatment's page and in its offer where the clinic shows prices", () => {
  edit(folder, "business", (text) => `${text}prices: shown\n`);
  edit(folder, `treatments/${slug}`, (text) => text + PRICE);
  const site = siteOf(folder);
  const treatment = site.getTreatment(slug);
  const told = formatPrice(site.content, treatment.price) ?? "";
  expect(told).toMatch(/120.*per session$/);
  expect(createPages(site).renderPage(treatment.path, assets).html).toContain(told);
  expect(JSON.stringify(treatmentGraph(site, treatment))).toContain(
    '"priceSpecification":{"@type":"UnitPriceSpecification","minPrice":120,"priceCurrency":"CAD","unitText":"per session"}',
  );
});

it("is refused where the clinic shows none", () => {
  edit(folder, `treatments/${slug}`, (text) => text + PRICE);
  expect(() => siteOf(folder)).toThrow(/price: business\.yaml shows no prices/);
});

it("no page and no offer has a price where none is written", () => {
  const site = siteOf(folder);
  const graphs = site.content.treatments.map((treatment) => treatmentGraph(site, treatment));
  expect(JSON.stringify(graphs)).not.toMatch(/offers|price/);
});

it("the site's address has no path: it is refused in the content and in the setting", () => {
  const content = readContent(folder);
  const settings = { PUBLIC_ANON_KEY: "", FUNCTIONS_URL: "", SITE_URL: "https://a.test/clinic" };
  expect(() => createSite({ content, folder, settings })).toThrow(/root of its host.*\/clinic/);
  edit(folder, "business", (text) =>
    text.replace(/^siteUrl: .*/m, "siteUrl: https://a.test/clinic"),
  );
  expect(() => siteOf(folder)).toThrow(/siteUrl: .*without a path/);
});
