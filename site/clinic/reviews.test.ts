import { expect, it } from "vitest";
import type { Content } from "../content/content-schema.ts";
import { reviewsOf } from "./reviews.ts";

const review = (name: string, date: string, treatment?: string) => ({
  ...{ name, date, rating: 5, text: "Kind people.", sample: false },
  ...(treatment && { treatment }),
});
const content = {
  business: { showTestimonials: true },
  testimonials: {
    items: [
      review("Ann", "2026-01-31"),
      review("Bo", "2026-10-05", "peel"),
      review("Cy", "2025-12-31"),
      review("Di", "2026-09-21"),
      review("Ed", "2026-02-01", "peel"),
      review("Flo", "2026-10-19"),
      review("Gus", "2024-06-01"),
    ],
  },
  words: { carousel: {}, testimonialsSection: {} },
} as unknown as Content;

const namesOf = (treatment?: string) =>
  reviewsOf(content, "en-CA", treatment)?.testimonials.map(({ name }) => name);

it("shows the six newest reviews, the newest first", () => {
  expect(namesOf()).toEqual(["Flo", "Bo", "Di", "Ed", "Ann", "Cy"]);
});

it("shows a treatment's own reviews before the others", () => {
  expect(namesOf("peel")).toEqual(["Bo", "Ed", "Flo", "Di", "Ann", "Cy"]);
});

it("shows the day of a review in words", () => {
  expect(reviewsOf(content, "en-CA")?.testimonials[0]?.shownDate).toBe("October 19, 2026");
});
