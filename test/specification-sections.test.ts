/** The sections of each page in the order that the specification gives, and what they contain. They hold for every content. */
import type { HtmlElement } from "html-validate";
import { describe, expect, it } from "vitest";
import { content, hasReviews, posts } from "./clinic-under-test.ts";
import { page } from "./site/built-site.ts";
import { attribute, text } from "./support/html.ts";

const { business, pages } = content;
const showsReviews = ({ kind }: { kind: string }) =>
  hasReviews && (kind === "non-invasive" || business.showTestimonialsOnInvasive);

/** The names of a page's sections, from the top. */
const sectionsOf = (whole: HtmlElement, selector = "main section") =>
  whole
    .querySelectorAll(selector)
    .map((part) => attribute(part, "aria-labelledby") || attribute(part, "class").split(" ")[0]);
const allPresent = (parts: Readonly<Record<string, unknown>>) =>
  Object.keys(parts).filter((name) => parts[name]);

describe("the sections", () => {
  it("of home are in order", async () => {
    const { laser } = pages.home;
    const social = posts.length > 0;
    const optional = { laser, consultation: true, testimonials: hasReviews, social };
    const wanted = ["home-hero", "services-heading", "about", ...allPresent(optional), "closing"];
    const sections = sectionsOf(await page("/"));
    expect(sections.filter((name) => wanted.includes(String(name)))).toEqual(wanted);
  });

  it.each(content.treatments)(
    "of $path are in order, with nothing between them",
    async (treatment) => {
      const { areas, benefits, details, longTermTips, quote, whyChooseUs } = treatment;
      const reviews = showsReviews(treatment);
      const wanted = details
        ? {
            why: whyChooseUs,
            details,
            areas,
            benefits,
            care: benefits,
            "long-term": longTermTips,
            consultation: treatment.hasConsultationPoints,
            "client-quote": quote && reviews,
          }
        : { steps: true, areas, benefits, care: true };
      const whole = await page(treatment.path);
      expect(sectionsOf(whole, "main > *")).toEqual([
        "treatment-hero",
        ...allPresent(wanted),
        ...allPresent({ testimonials: reviews }),
        ...["faq", "closing"],
      ]);
    },
  );

  it.each([
    ["/about", ["clinic", "team", "values", "statement", "closing"]],
    ["/location", ["directions", "landmarks", "closing"]],
    ["/contact", ["form", "visit"]],
  ])("of %s are in order", async (path, wanted) => {
    const sections = sectionsOf(await page(path));
    expect(sections.filter((name) => wanted.includes(String(name)))).toEqual(wanted);
  });

  it("of a listing are its benefits, its cards with the comparison, and the closing band", async () => {
    for (const path of ["/non-invasive-treatments", "/invasive-treatments"]) {
      const whole = await page(path);
      expect(sectionsOf(whole).slice(-3)).toEqual(["benefits", "cards", "closing"]);
      const cells = whole.querySelectorAll('[aria-labelledby="cards"] #comparison td');
      expect(cells.filter((cell) => text(cell) === "")).toEqual([]);
      expect(cells.length).toBeGreaterThan(0);
      expect(whole.querySelectorAll('[aria-labelledby="benefits"] li')).toHaveLength(6);
      const button = whole.querySelector('[aria-labelledby="closing"] a.button');
      expect(attribute(button, "href")).toBe("/contact");
    }
  });
});

const section = (whole: HtmlElement, name: string) =>
  whole.querySelector(`section[aria-labelledby="${name}"]`);
const count = (part: HtmlElement | null, selector: string) =>
  part?.querySelectorAll(selector).length ?? 0;

describe("a treatment's page", () => {
  it.each(content.treatments.filter(({ details }) => details))(
    "has six cards of a title, a sentence and two to four points, none of them folded: $path",
    async ({ path }) => {
      const details = section(await page(path), "details");
      const cards = details?.querySelectorAll(".text-columns > li") ?? [];
      expect(cards).toHaveLength(6);
      for (const card of cards) {
        expect([count(card, "h3"), card.closest("details")]).toEqual([1, null]);
        expect(text(card.querySelector("p"))).not.toBe("");
        expect([2, 3, 4]).toContain(count(card, "li"));
      }
    },
  );
});

it.each(["/", ...content.treatments.filter(showsReviews).map(({ path }) => path)])(
  "has six reviews with five stars, a quote, the author and the weeks since: %s",
  async (path) => {
    const cards = (await page(path)).querySelectorAll(".testimonials-row > li");
    const reviews = cards.filter((card) => card.querySelector("blockquote"));
    expect(reviews).toHaveLength(hasReviews ? 6 : 0);
    for (const review of reviews) {
      expect(attribute(review.querySelector('[role="img"]'), "aria-label")).toBe(
        "5 out of 5 stars",
      );
      expect(text(review.querySelector("strong"))).not.toBe("");
      expect(text(review.querySelector("time"))).toMatch(/^\d+ weeks? ago$/);
      expect(attribute(review.querySelector("time"), "datetime")).toMatch(/^\d{4}-\d\d-\d\d$/);
    }
  },
);
