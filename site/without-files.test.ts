import { expect, it } from "vitest";
import { copyClinic, siteOf } from "../test/support/clinic-folder.ts";
import { edit } from "../test/support/edit.ts";
import { createPages } from "./build/render-pages.tsx";
import { ContentError } from "./content/mistakes.ts";
import { createRoutes } from "./routes.tsx";

const assets = { script: "/site.js", stylesheet: "/site.css" };

const folder = copyClinic();
const before = pagesOf(folder);

/** What each leaves out, and what is then on no page. */
it.each([
  ["the gallery", ["gallery", "pages/gallery"], /gallery/i],
  ["the promotion", ["promotion"], /<dialog|promotion/i],
  ["the posts", ["posts"], /social-posts|embed-post/],
  ["the announcements", ["announcements"], /announcement/i],
])("without the files of %s, no page holds a trace of it", (_, files, trace) => {
  expect(holding(trace, before)).not.toEqual([]);
  for (const file of files) edit(folder, file, () => undefined);
  expect(holding(trace)).toEqual([]);
});

it("without the gallery, no link and no address of it is left", () => {
  const { path } = siteOf(folder).content.pages.gallery ?? {};
  for (const file of ["gallery", "pages/gallery"]) edit(folder, file, () => undefined);
  expect(createRoutes(siteOf(folder)).routes.map((route) => route.path)).not.toContain(path);
  expect(holding(new RegExp(`href="${path}`))).toEqual([]);
});

it("without a treatment of a kind, no page and no link is left of that kind", () => {
  const { pages, treatments } = siteOf(folder).content;
  const { path } = pages["invasive-treatments"] ?? {};
  const link = new RegExp(`href="${path}"`);
  expect(holding(link, before)).not.toEqual([]);
  for (const { slug } of treatments)
    edit(folder, `treatments/${slug}`, (text) => text.replace(/^kind: .*/m, "kind: non-invasive"));
  edit(folder, "pages/invasive-treatments", () => undefined);
  expect(createRoutes(siteOf(folder)).routes.map((route) => route.path)).not.toContain(path);
  expect(holding(link)).toEqual([]);
});

it("reviews that are switched off need no file", () => {
  edit(folder, "testimonials", () => undefined);
  edit(folder, "business", (text) =>
    text.replace("showTestimonials: true", "showTestimonials: false"),
  );
  expect(siteOf(folder).clinic.reviews).toBeUndefined();
});

it("tells of reviews without their file", () => {
  edit(folder, "testimonials", () => undefined);
  expect(() => siteOf(folder)).toThrow(ContentError);
  expect(() => siteOf(folder)).toThrow(/showTestimonials: is on, but there is no testimonials/);
});

it("tells of a rating that is not there", () => {
  edit(folder, "business", (text) => text.replace(/^rating:\n(?: .*\n)+/m, ""));
  expect(() => siteOf(folder)).toThrow(/showRating: is on, but there is no rating/);
});

/** The pages that hold it. */
function holding(trace: RegExp, pages = pagesOf(folder)): string[] {
  return pages.filter(({ html }) => trace.test(html)).map(({ address }) => address);
}

/** A query shows the same page, with less of it or a choice made. */
function pagesOf(folder: string) {
  const { addresses, renderPage } = createPages(siteOf(folder));
  return addresses
    .filter((address) => !address.includes("?"))
    .map((address) => ({ address, html: renderPage(address, assets).html }));
}
