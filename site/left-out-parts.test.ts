import { expect, it } from "vitest";
import { copyClinic, siteOf } from "../test/support/clinic-folder.ts";
import { edit } from "../test/support/edit.ts";
import { createPages } from "./build/render-pages.tsx";
import { createRoutes } from "./routes.tsx";

const assets = { script: "/site.js", stylesheet: "/site.css" };

const folder = copyClinic();
const before = pagesOf(folder);

/** The parts, what replaces what in their file, and what no page may contain then. */
it.each([
  ["promotion", /^/, "shown: false\n", /<dialog|promotion/i],
  ["announcements", /- text/g, "- shown: false\n    text", /announcement/i],
  ["posts", /items:.*/s, "items: []", /social-posts|embed-post/],
])("renders no trace of the %s when they are left out", (file, written, change, trace) => {
  expect(addressesWith(trace, before)).not.toEqual([]);
  edit(folder, file, (text) => text.replace(written, change));
  expect(addressesWith(trace)).toEqual([]);
});

it("has neither a listing page nor a link for a kind that no treatment has", () => {
  const { pages, treatments } = siteOf(folder).content;
  const { path } = pages["invasive-treatments"];
  const link = new RegExp(`href="${path}"`);
  expect(addressesWith(link, before)).not.toEqual([]);
  for (const { slug } of treatments)
    edit(folder, `treatments/${slug}`, (text) => text.replace(/^kind: .*/m, "kind: non-invasive"));
  expect(createRoutes(siteOf(folder)).routes.map((route) => route.path)).not.toContain(path);
  expect(addressesWith(link)).toEqual([]);
});

it("refuses to show a rating that the content does not have", () => {
  edit(folder, "business", (text) => text.replace(/^rating:\n(?: .*\n)+/m, ""));
  expect(() => siteOf(folder)).toThrow(/showRating: is on, but there is no rating/);
});

/** The addresses of the pages that contain the trace. */
function addressesWith(trace: RegExp, pages = pagesOf(folder)): string[] {
  return pages.filter(({ html }) => trace.test(html)).map(({ address }) => address);
}

/** All pages, without the addresses with a query: they show the same pages, filtered or with a preselected service. */
function pagesOf(folder: string) {
  const { addresses, renderPage } = createPages(siteOf(folder));
  return addresses
    .filter((address) => !address.includes("?"))
    .map((address) => ({ address, html: renderPage(address, assets).html }));
}
