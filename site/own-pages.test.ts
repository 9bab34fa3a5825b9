import { describe, expect, it } from "vitest";
import { copyClinic, siteOf } from "../test/support/clinic-folder.ts";
import { edit } from "../test/support/edit.ts";
import { createNavigation } from "./derived/navigation.ts";
import { createPages } from "./render/render-pages.tsx";

const assets = { script: "/site.js", stylesheet: "/site.css" };

/** The text of a page that the schema does not name, such as `content/pages/financing.yaml`. */
const financing = (photo: string) => `menu:
  label: Financing
  header: bar
  footer: links
  order: 45
metadata:
  title: Financing a Course of Treatment
  description: How a course of treatment can be paid in parts, who lends the money, what it costs in all, and when paying at once is the better choice.
  keywords: []
  photo: ${photo}
heading: Paying *in parts*
lead: A course of treatment need not be paid on one day.
sections:
  - heading: How it works
    paragraphs:
      - You pay a part at each visit.
`;

const folder = copyClinic();
const { photos, pages: before } = siteOf(folder).content;
const page = financing(photos.items[0]?.name ?? "");
const about = before.about.path;

describe("an additional file in pages/", () => {
  it("becomes a page at the address of its file name", () => {
    edit(folder, "pages/financing", () => page);
    const { html, status } = rendered("/financing");
    expect(status).toBe(200);
    expect(html).toContain("You pay a part at each visit.");
  });

  it("is in the header and footer menus that it names, at the position that it gives", () => {
    const before = siteOf(folder);
    const labels = before.links.menus.header.map(({ label }) => label);
    const { label: gallery } = before.links.pageLinks.gallery;
    edit(folder, "pages/financing", () => page);
    const { menus } = siteOf(folder).links;
    expect(menus.header.map(({ label }) => label)).toEqual(
      labels.toSpliced(labels.indexOf(gallery) + 1, 0, "Financing"),
    );
    expect(menus.footer.map(({ path }) => path)).toContain("/financing");
    expect(menus.footerBase.map(({ path }) => path)).not.toContain("/financing");
    expect(rendered(about).html.match(/href="\/financing"/g)).toHaveLength(2);
  });

  it("is refused as the seventh link of the header's bar, which has room for six", () => {
    edit(folder, "pages/financing", () => page);
    edit(folder, "pages/gift-cards", () => page.replace("order: 45", "order: 90"));
    expect(() => siteOf(folder)).toThrow(/gift-cards\.yaml:3 menu\.header: .* 6 links fill/);
  });

  it("is in no menu if it says none", () => {
    const hidden = page.replace("bar", "none").replace("links", "none");
    edit(folder, "pages/financing", () => hidden);
    expect(rendered(about).html).not.toContain("/financing");
    expect(rendered("/financing").status).toBe(200);
  });
});

it("links in menus to each page whose file has a menu, also to one with fields of its own", () => {
  const { content } = siteOf(folder);
  const menu = { label: "Sent", header: "bar", footer: "links", order: 15 } as const;
  const sent = { ...content.pages["thank-you"], menu };
  const { menus } = createNavigation({
    ...content,
    pages: { ...content.pages, "thank-you": sent },
  });
  expect(menus.header.slice(0, 2).map(({ label }) => label)).toEqual(["About", "Sent"]);
  expect(menus.footer.slice(0, 2).map(({ label }) => label)).toEqual(["About", "Sent"]);
});

it("gives treatments the addresses of the pattern in business.yaml", () => {
  // The fixture's redirect leads to an address of the default pattern.
  edit(folder, "redirects", () => "items: []\n");
  edit(folder, "business", (text) => `${text}addresses:\n  treatments: /care/{slug}-{town}\n`);
  const { treatments } = siteOf(folder).content;
  expect(treatments.every(({ path }) => path.startsWith("/care/"))).toBe(true);
  expect(rendered(treatments[0]?.path ?? "").status).toBe(200);
});

function rendered(address: string) {
  return createPages(siteOf(folder)).renderPage(address, assets);
}
