import { expect, it } from "vitest";
import { copyClinic, siteOf } from "../test/support/clinic-folder.ts";
import { edit } from "../test/support/edit.ts";
import { createPages } from "./build/render-pages.tsx";
import { ContentError } from "./content/mistakes.ts";
import { createRoutes } from "./routes.tsx";

const assets = { script: "/site.js", stylesheet: "/site.css" };

const folder = copyClinic();
const before = pagesOf(folder);

/** The optional parts, the files that are deleted, and what no page may contain then. */
it.each([
  ["the gallery", ["gallery", "pages/gallery"], /gallery/i],
  ["the promotion", ["promotion"], /<dialog|promotion/i],
  ["the posts", ["posts"], /social-posts|embed-post/],
  ["the announcements", ["announcements"], /announcement/i],
])("renders no trace of %s when its files are missing", (_, files, trace) => {
  expect(addressesWith(trace, before)).not.toEqual([]);
  for (const file of files) edit(folder, file, () => undefined);
  expect(addressesWith(trace)).toEqual([]);
});

it("has neither a route nor a link for the gallery when its files are missing", () => {
  const { path } = siteOf(folder).content.pages.gallery ?? {};
  for (const file of ["gallery", "pages/gallery"]) edit(folder, file, () => undefined);
  expect(createRoutes(siteOf(folder)).routes.map((route) => route.path)).not.toContain(path);
  expect(addressesWith(new RegExp(`href="${path}`))).toEqual([]);
});

it("has neither a listing page nor a link for a kind that no treatment has", () => {
  const { pages, treatments } = siteOf(folder).content;
  const { path } = pages["invasive-treatments"] ?? {};
  const link = new RegExp(`href="${path}"`);
  expect(addressesWith(link, before)).not.toEqual([]);
  for (const { slug } of treatments)
    edit(folder, `treatments/${slug}`, (text) => text.replace(/^kind: .*/m, "kind: non-invasive"));
  edit(folder, "pages/invasive-treatments", () => undefined);
  expect(createRoutes(siteOf(folder)).routes.map((route) => route.path)).not.toContain(path);
  expect(addressesWith(link)).toEqual([]);
});

it("needs no testimonials file while reviews are switched off", () => {
  edit(folder, "testimonials", () => undefined);
  edit(folder, "business", (text) =>
    text.replace("showTestimonials: true", "showTestimonials: false"),
  );
  expect(siteOf(folder).clinic.reviews).toBeUndefined();
});

it("refuses to show reviews without a testimonials file", () => {
  edit(folder, "testimonials", () => undefined);
  expect(() => siteOf(folder)).toThrow(ContentError);
  expect(() => siteOf(folder)).toThrow(/showTestimonials: is on, but there is no testimonials/);
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
