import { expect, it } from "vitest";
import { contentFolder } from "../../content-model/folder.ts";
import { createPages } from "../../site/render/render-pages.tsx";
import { builtWith } from "../../site/settings.ts";
import { createSite } from "../../site/site.ts";
import { content, site } from "../clinic-under-test.ts";
import { routes } from "../routes-under-test.ts";

const { testimonialsSection, treatmentPage } = content.interface;
const { rating } = content.business;
const { items: testimonials } = content.testimonials;
const { treatments } = content;

type Switches = {
  showTestimonials?: boolean;
  showTestimonialsOnInvasive?: boolean;
  showRating?: boolean;
};

const assets = { script: "/site.js", stylesheet: "/site.css" };
const ratingTraces = [
  /aggregateRating/i,
  /\brated\b/i,
  /out of 5 by/i,
  new RegExp(`\\b${rating.reviewCount}\\b`),
];
const starTraces = [/out of 5 stars/i, /class="stars"/];
const reviewTraces = [/testimonial/i, /<blockquote/, ...starTraces];
const { heading, withoutRating, carousel, pause, goTo } = testimonialsSection;
const words = [
  ...[heading, carousel, pause, goTo],
  ...[withoutRating, "some of their reviews"],
  treatmentPage.quote,
  ...testimonials.flatMap(({ name, date, text }) => [name, date, text]),
  ...treatments.flatMap(({ quote }) => quote?.text ?? []),
];

it("with showTestimonials off, no page holds a trace of a review or of the rating", () => {
  const pages = renderWith({ showTestimonials: false });
  expect(tracesIn(pages, [...ratingTraces, ...reviewTraces], words)).toEqual([]);
});

it.runIf(testimonials.length > 0)(
  "with showTestimonialsOnInvasive off, no page of a treatment that a physician orders holds a trace, and the others stay",
  () => {
    const switches = { showTestimonials: true, showTestimonialsOnInvasive: false };
    const traced = new Set(pathsOf(tracesIn(renderWith(switches), reviewTraces, words)));
    const shows = (kind: string) =>
      treatments.filter((one) => one.kind === kind && traced.has(one.path)).length;
    expect(shows("invasive")).toBe(0);
    expect(shows("non-invasive")).toBe(
      treatments.filter(({ kind }) => kind === "non-invasive").length,
    );
  },
);

it.runIf(testimonials.length > 0)(
  "with showRating off, no page holds a trace of the rating, and the reviews stay",
  () => {
    const pages = renderWith({ showTestimonials: true, showRating: false });
    expect(tracesIn(pages, [...ratingTraces, ...starTraces], [])).toEqual([]);
    expect(pages.get("/")).toContain(testimonials[0]?.name);
  },
);

it.runIf(testimonials.length > 0)("with both on, the traces are there to be found", () => {
  const pages = renderWith({ showTestimonials: true, showRating: true });
  const traces = tracesIn(pages, [...ratingTraces, ...reviewTraces], words).join("\n");
  for (const pattern of [...ratingTraces, ...reviewTraces])
    expect(traces).toContain(String(pattern));
});

/** Every page as it is rendered with the switches so. */
function renderWith(switches: Switches): Map<string, string> {
  const business = { ...content.business, ...switches };
  const { renderPage } = createPages(
    createSite({
      content: { ...content, business },
      folder: contentFolder,
      settings: builtWith,
      locale: site.locale,
    }),
  );
  return new Map(routes.map(({ path }) => [path, renderPage(path, assets).html]));
}

/** What stands before a trace. */
function pathsOf(traces: readonly string[]): string[] {
  return traces.map((trace) => trace.split(":")[0] ?? trace);
}

function tracesIn(
  pages: Map<string, string>,
  patterns: readonly RegExp[],
  texts: readonly string[],
): string[] {
  const escaped = texts.map((text) => text.replaceAll("'", "&#x27;").split("*")[0] ?? text);
  return [...pages].flatMap(([path, html]) => [
    ...patterns.filter((pattern) => pattern.test(html)).map((pattern) => `${path}: ${pattern}`),
    ...escaped.filter((text) => html.includes(text)).map((text) => `${path}: ${text}`),
  ]);
}
