import { expect, it } from "vitest";
import { createPages } from "../../site/build/render-pages.tsx";
import { builtWith } from "../../site/build/settings.ts";
import { contentFolder } from "../../site/content/folder.ts";
import { createSite } from "../../site/site.ts";
import { content, reviews } from "../clinic-under-test.ts";
import { routes } from "../routes-under-test.ts";

const { testimonialsSection, treatmentPage } = content.words;
const { treatments } = content;
const { rating } = content.business;

type Switches = {
  showTestimonials?: boolean;
  showTestimonialsOnInvasive?: boolean;
  showRating?: boolean;
};

const assets = { script: "/site.js", stylesheet: "/site.css" };
const { heading, rating: rated, stars, withoutRating, carousel, pause, goTo } = testimonialsSection;
const ratingTraces = [
  /aggregateRating/i,
  ...rated
    .split(/\{\w+\}/)
    .slice(0, 2)
    .map(said),
  ...(rating ? [new RegExp(`\\b${rating.reviewCount}\\b`)] : []),
];
const starTraces = [said(stars), /class="stars"/];
const reviewTraces = [/testimonial/i, /<blockquote/, ...starTraces];
const words = [
  ...[heading, carousel, pause, goTo],
  withoutRating,
  treatmentPage.quote,
  ...reviews.flatMap(({ name, date, text }) => [name, date, text]),
  ...treatments.flatMap(({ quote }) => quote?.text ?? []),
];

it("with showTestimonials off, no page holds a trace of a review or of the rating", () => {
  const pages = renderWith({ showTestimonials: false });
  expect(tracesIn(pages, [...ratingTraces, ...reviewTraces], words)).toEqual([]);
});

it.runIf(reviews.length > 0)(
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

it.runIf(reviews.length > 0)(
  "with showRating off, no page holds a trace of the rating, and the reviews stay",
  () => {
    const pages = renderWith({ showTestimonials: true, showRating: false });
    expect(tracesIn(pages, [...ratingTraces, ...starTraces], [])).toEqual([]);
    expect(pages.get("/")).toContain(reviews[0]?.name);
  },
);

it.runIf(reviews.length > 0)("with both on, the traces are there to be found", () => {
  const pages = renderWith({ showTestimonials: true, showRating: true });
  const traces = tracesIn(pages, [...ratingTraces, ...reviewTraces], words).join("\n");
  for (const pattern of [...ratingTraces, ...reviewTraces])
    expect(traces).toContain(String(pattern));
});

/** Words of the content, wherever they stand. */
function said(words: string): RegExp {
  return new RegExp(RegExp.escape(words.trim()), "i");
}

/** Every page as it is rendered with the switches so, without the coordinates of drawings. */
function renderWith(switches: Switches): Map<string, string> {
  const business = { ...content.business, ...switches };
  const { renderPage } = createPages(
    createSite({
      content: { ...content, business },
      folder: contentFolder,
      settings: builtWith,
    }),
  );
  const rendered = (path: string) =>
    renderPage(path, assets).html.replace(
      / (?:d|[xy]\d?|[cr][xy]|r|width|height|points|transform)="[^"]*"/g,
      "",
    );
  return new Map(routes.map(({ path }) => [path, rendered(path)]));
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
