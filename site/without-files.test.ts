import { rmSync } from "node:fs";
import { afterEach, beforeEach, expect, it } from "vitest";
import { ContentError } from "../content-model/mistakes.ts";
import { changeFile, copyClinic, siteOf } from "../test/support/clinic-folder.ts";
import { createPages } from "./render/render-pages.tsx";
import { createRoutes } from "./routes.tsx";

const assets = { script: "/site.js", stylesheet: "/site.css" };

let folder = "";
beforeEach(() => {
  folder = copyClinic();
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What each leaves out, and what is then on no page. */
it.each([
  ["the gallery", ["gallery", "pages/gallery"], /gallery/i],
  ["the promotion", ["promotion"], /<dialog|promotion/i],
  ["the posts", ["posts"], /social-posts|embed-post/],
  ["the announcements", ["announcements"], /announcement/i],
])("without the files of %s, no page holds a trace of it", (_, files, trace) => {
  expect(pagesWith(trace)).not.toEqual([]);
  for (const file of files) changeFile(folder, file, () => undefined);
  expect(pagesWith(trace)).toEqual([]);
});

it("without the gallery, no link and no address of it is left", () => {
  const { path } = siteOf(folder).content.pages.gallery ?? {};
  for (const file of ["gallery", "pages/gallery"]) changeFile(folder, file, () => undefined);
  expect(createRoutes(siteOf(folder)).routes.map((route) => route.path)).not.toContain(path);
  expect(pagesWith(new RegExp(`href="${path}`))).toEqual([]);
});

it("without a treatment of a kind, no page and no link is left of that kind", () => {
  const { pages, treatments } = siteOf(folder).content;
  const { path } = pages["invasive-treatments"] ?? {};
  expect(pagesWith(new RegExp(`href="${path}"`))).not.toEqual([]);
  for (const { slug } of treatments)
    changeFile(folder, `treatments/${slug}`, (text) =>
      text.replace(/^kind: .*/m, "kind: non-invasive"),
    );
  changeFile(folder, "pages/invasive-treatments", () => undefined);
  expect(createRoutes(siteOf(folder)).routes.map((route) => route.path)).not.toContain(path);
  expect(pagesWith(new RegExp(`href="${path}"`))).toEqual([]);
});

it("reviews that are switched off need no file", () => {
  changeFile(folder, "testimonials", () => undefined);
  expect(siteOf(folder).reviews).toBeUndefined();
});

it("with breadcrumbs off, neither pages nor search engines have any", () => {
  expect(pagesWith(/breadcrumb/i)).not.toEqual([]);
  changeFile(folder, "business", (text) => `${text}showBreadcrumb: false\n`);
  expect(pagesWith(/breadcrumb/i)).toEqual([]);
});

it.each([
  ["reviews without their file", /(showTestimonials): false/, /showTestimonials: is on, but/],
  [
    "a rating that is not there",
    /(showRating): false/,
    /showRating: is on, but there is no rating/,
  ],
])("tells of %s", (_, pattern, said) => {
  changeFile(folder, "testimonials", () => undefined);
  changeFile(folder, "business", (text) =>
    text.replace(pattern, "$1: true").replace(/^rating:\n(?: .*\n)+/m, ""),
  );
  expect(() => siteOf(folder)).toThrow(ContentError);
  expect(() => siteOf(folder)).toThrow(said);
});

/** The addresses of those that hold it; a query shows the same page, with less of it or a choice made. */
function pagesWith(trace: RegExp): string[] {
  const { addresses, renderPage } = createPages(siteOf(folder));
  return addresses
    .filter((address) => !address.includes("?"))
    .filter((address) => trace.test(renderPage(address, assets).html));
}
