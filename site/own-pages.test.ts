import { describe, expect, it } from "vitest";
import { copyClinic, siteOf } from "../test/support/clinic-folder.ts";
import { edit } from "../test/support/edit.ts";
import { createPages } from "./build/render-pages.tsx";
import { createRoutes } from "./routes.tsx";

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

  it("is in no menu if it says none", () => {
    const hidden = page.replace("bar", "none").replace("links", "none");
    edit(folder, "pages/financing", () => hidden);
    expect(rendered(about).html).not.toContain("/financing");
    expect(rendered("/financing").status).toBe(200);
  });

  it("has the address that its path field gives", () => {
    edit(folder, "pages/financing", () => `path: /payer-en-parts\n${page}`);
    expect(rendered("/payer-en-parts").status).toBe(200);
    expect(rendered("/financing").status).toBe(404);
  });
});

it("moves every page to the path that its file gives, and changes all links to it", () => {
  const moved = { about: "/who-we-are", contact: "/write-to-us", gallery: "/pictures" };
  for (const [name, path] of Object.entries(moved))
    edit(folder, `pages/${name}`, (text) => `path: ${path}\n${withoutPath(text)}`);
  edit(folder, "pages/thank-you", withoutPath);
  edit(folder, "announcements", (text) => text.replaceAll(before.contact.path, moved.contact));
  edit(
    folder,
    "business",
    (text) => `${text}addresses:
  treatments: /care/{slug}-{town}
`,
  );
  const site = siteOf(folder);
  const paths = createRoutes(site).routes.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining([...Object.values(moved), "/write-to-us/sent"]));
  expect(site.content.treatments.every(({ path }) => path.startsWith("/care/"))).toBe(true);
  const pages = createPages(site);
  const gone = [before.about, before.contact, before.gallery];
  const old = gone.map((page) => `href="${page?.path}"`);
  const plain = pages.addresses.filter((address) => !address.includes("?"));
  const wrong = plain.filter((one) => {
    const { html } = pages.renderPage(one, assets);
    return old.some((link) => html.includes(link));
  });
  expect(wrong).toEqual([]);
});

function rendered(address: string) {
  return createPages(siteOf(folder)).renderPage(address, assets);
}

function withoutPath(text: string): string {
  return text.replace(/^path: .*\n/m, "");
}
