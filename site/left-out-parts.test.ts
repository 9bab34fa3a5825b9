import { expect, it } from "vitest";
import { copyClinic, siteOf } from "../test/support/clinic-folder.ts";
import { edit } from "../test/support/edit.ts";
import { createPages } from "./render/render-pages.tsx";
import { createRoutes } from "./routes.tsx";

const assets = { script: "/site.js", stylesheet: "/site.css" };

const folder = copyClinic();
const before = pagesOf(folder);

/** The parts, what replaces what in their file, and what no page may contain then. */
it.each([
  ["promotion", /^/, "shown: false\n", /<dialog|promotion/i],
  ["announcements", /- text/g, "- shown: false\n    text", /announcement/i],
  ["photos", /sample: true/g, "sample: false", /made on a computer/],
  ["posts", /items:.*/s, "items: []", /social-posts|embed-post/],
  ["business", /^(showTestimonials): true/m, "$1: false", /"testimonials|aggregateRating/],
  ["business", /^showRating: true/m, "showRating: false", /class="stars"|Rated/],
])("renders no trace of what %s leaves out", (file, written, change, trace) => {
  expect(addressesWith(trace, before)).not.toEqual([]);
  edit(folder, file, (text) => text.replace(written, change));
  expect(addressesWith(trace)).toEqual([]);
});

it("keeps the switch for motion where there are no announcements", () => {
  edit(folder, "announcements", (text) => text.replaceAll("- text", "- shown: false\n    text"));
  expect(addressesWith(/id="pause-motion"/)).toEqual(addressesWith(/class="site-header/));
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

it.each([
  ["a listing without treatments", "/invasive-treatments", "non-invasive"],
  ["a concern that no treatment names", "/concerns/dullness", "invasive"],
])("refuses a link to %s", (_, path, kind) => {
  const lead = (text: string) => text.replace(/href: .*/, `href: ${path}#top`);
  edit(folder, "announcements", lead);
  expect(() => siteOf(folder)).not.toThrow();
  for (const { slug } of siteOf(folder).content.treatments)
    edit(folder, `treatments/${slug}`, (text) =>
      text.replace(/^kind: .*/m, `kind: ${kind}`).replace(/^concerns:\n( {2}- .*\n)+/m, ""),
    );
  edit(folder, "concerns/dullness", (text) =>
    text.replace(/^ {2}reasons:\n(?: {4}.*\n)+/m, "  reasons: []\n"),
  );
  const sentence = `announcements.yaml:3 items[0].href: there is no page “${path}”`;
  expect(() => siteOf(folder)).toThrow(sentence);
});

it("plays a provider's film, muted and again and again", () => {
  edit(folder, "business", (text) => `${text}film:\n  video: dQw4w9WgXcQ\n`);
  const address = "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ";
  const { html } = createPages(siteOf(folder)).renderPage("/", assets);
  expect(html).toContain(`${address}?autoplay=1&amp;mute=1&amp;loop=1&amp;playlist=dQw4w9WgXcQ`);
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
