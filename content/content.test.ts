import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { services } from "../site/clinic/appointment-words.ts";
import { TO_WRITE } from "../tools/treatment-template.ts";
import { announcements } from "./announcements.ts";
import { findBannedWords } from "./banned-words.ts";
import { resultsVary } from "./business.ts";
import { drawings } from "./drawings.ts";
import { WORD_JOINER } from "./figures.ts";
import { galleryFilters, galleryImages } from "./gallery.ts";
import { invasivePage } from "./pages/invasive-treatments.ts";
import { nonInvasivePage } from "./pages/non-invasive-treatments.ts";
import { photos } from "./photos.ts";
import { printsClaim, specificationClaims } from "./specification-claims.ts";
import { testimonials } from "./testimonials.ts";
import { treatments } from "./treatments/index.ts";
import {
  galleryCategories,
  galleryTags,
  type ListingPageContent,
  type PageMetadata,
  type Treatment,
} from "./types.ts";

/** Everything content modules export, by file and name. */
const content = import.meta.glob<Record<string, unknown>>(
  ["./**/*.ts", "!./**/*.test.ts", "!./banned-words.ts", "!./treatments/index.ts"],
  { eager: true },
);

/** The choices of the form that are no treatment. */
const openChoices = ["consultation", "other"];

const pages = Object.values(content)
  .flatMap((exports) => Object.values(exports))
  .filter(hasMetadata);

describe("every page", () => {
  it.each(["title", "description"] as const)("has a %s of its own", (field) => {
    expect(repeated(pages.map(({ metadata }) => metadata[field]))).toEqual([]);
  });

  it.each(pages.map(({ metadata }) => metadata))("fits a search result: $title", (metadata) => {
    expect(metadata.title.length).toBeLessThanOrEqual(50);
    expectLength(metadata.description, 70, 160);
  });
});

describe("the treatments", () => {
  it.each(["path", "service", "name", "tagline", "summary"] as const)(
    "have each a %s of their own",
    (field) => {
      expect(repeated(treatments.map((treatment) => treatment[field]))).toEqual([]);
    },
  );

  it("have each a short path of their own, the extra cards included", () => {
    const cards = [...treatments, ...nonInvasivePage.extraCards, ...invasivePage.extraCards];
    const paths = [
      ...cards.map(({ shortPath }) => shortPath),
      ...treatments.map(({ path }) => path),
    ];
    expect(repeated(paths)).toEqual([]);
  });

  it.each(treatments)("fit menus and cards: $name", ({ tagline, summary }) => {
    expect(tagline.length).toBeLessThanOrEqual(60);
    expectLength(summary, 80, 150);
  });

  it("are the choices of the form, in the specification's order", () => {
    const specified = services.filter(
      ({ value }) => value in specificationClaims || openChoices.includes(value),
    );
    expect(specified.map(({ value, label }) => [value, label])).toEqual([
      ["signature-facial", "Signature Facial"],
      ["laser-hair-removal", "Laser Hair Removal"],
      ["hydra-facial", "HydraFacial"],
      ["acne-therapy", "Acne Therapy"],
      ["dermaplane", "Dermaplaning"],
      ["skin-tightening", "Skin Tightening (Microcurrent Therapy)"],
      ["face-lift", "Non-surgical Face Lift"],
      ["microneedling", "Microneedling"],
      ["anti-wrinkle", "Anti-Wrinkle Treatment"],
      ["dermafillers", "Dermal Filler Treatment"],
      ["injectable-facials", "Injectable Facials"],
      ["consultation", "General Consultation"],
      ["other", "Other"],
    ]);
  });

  it("have listing cards that lead where the specification says", () => {
    expect(cardPaths(nonInvasivePage, "non-invasive")).toEqual([
      "/hormonal-laser-hair-removal",
      "/signature-facial",
      "/laser-hair-removal",
      "/hydra-facial",
      "/acne-therapy",
      "/dermaplane",
      "/skin-tightening",
      "/face-lift",
      "/microneedling",
    ]);
    expect(cardPaths(invasivePage, "invasive")).toEqual([
      "/anti-wrinkle-service",
      "/dermal-filler-service",
      "/anti-wrinkle-service",
    ]);
  });

  it.each(treatments)("print every claim of the specification: $name", (treatment) => {
    const text = textOf(treatment);
    const claims = specificationClaims[treatment.service] ?? [];
    expect(claims.filter((claim) => !printsClaim(text, claim))).toEqual([]);
  });

  it("print no figure where the specification states none", () => {
    for (const treatment of treatments) {
      if (specificationClaims[treatment.service]?.length !== 0) continue;
      expect(textOf(treatment)).not.toMatch(/\d/);
    }
  });
});

describe("the words", () => {
  const said = sayings(content);

  it("hold no banned word and no price", () => {
    const found = said.filter(({ text }) => findBannedWords(text).length > 0);
    expect(found).toEqual([]);
  });

  it("are all written: nothing is left of the scaffold", () => {
    expect(said.filter(({ text }) => text.includes(TO_WRITE))).toEqual([]);
  });

  it.each([
    "Toxins",
    "our best facial",
    "/best-facial",
    "the #1 spa",
    "$5",
    "20% off",
    "détox, detox",
  ])("would be caught: %s", (text) => {
    expect(findBannedWords(text)).not.toEqual([]);
  });

  it.each(["secure", "manicure", "bestow", "misleading", "imperfect", "up to 95%"])(
    "may say: %s",
    (text) => {
      expect(findBannedWords(text)).toEqual([]);
    },
  );

  it("are set with a typographer's apostrophe, save in the sentence that the specification gives", () => {
    const straight = said.filter(({ text }) => /\w'\w|s' /.test(text));
    expect(straight.map(({ text }) => text.slice(0, 10))).toEqual(["We'll cont"]);
  });

  it("emphasise exactly one phrase in a display heading, and nothing elsewhere", () => {
    const isDisplay = /^\.\/(pages|treatments|promotion)\b.*\.heading$/;
    const isPlain = /\.sections\.\d+\.heading$/;
    const wrong = said.filter(({ at, text }) => {
      if (isDisplay.test(at) && !isPlain.test(at)) return !/^[^*]*\*[^*]+\*[^*]*$/.test(text);
      return text.includes("*") && !at.endsWith("heading");
    });
    expect(wrong).toEqual([]);
  });
});

describe("the pictures", () => {
  it.each(Object.keys(photos))("have a master: %s", (name) => {
    expect(existsSync(new URL(`media/stills/${name}.jpg`, import.meta.url))).toBe(true);
  });

  it.each(Object.keys(drawings))("have a drawing: %s", (name) => {
    expect(existsSync(new URL(`media/areas/area-${name}.svg`, import.meta.url))).toBe(true);
  });
});

describe("the gallery", () => {
  it("holds ten images, each with an id of its own", () => {
    expect(galleryImages).toHaveLength(10);
    expect(repeated(galleryImages.map(({ id }) => String(id)))).toEqual([]);
  });

  it.each(galleryImages)("uses allowed tags and categories only: $photo", ({ tags, category }) => {
    expect(galleryTags).toEqual(expect.arrayContaining([...tags]));
    expect(galleryCategories).toContain(category);
  });

  it.each(galleryFilters.filter(({ value }) => value !== "all"))(
    "has at least two images for $label",
    ({ value }) => {
      const shown = galleryImages.filter(({ tags }) => tags.includes(value as "facial"));
      expect(shown.length).toBeGreaterThanOrEqual(2);
    },
  );

  it("calls its before-and-after pictures metaphors, beside the word that results vary", () => {
    const pair = galleryImages.filter(({ tags }) => tags.includes("before-after"));
    expect(pair.map(({ photo }) => photo)).toEqual(["polished", "glazed"]);
    for (const { alt, description } of pair) {
      expect(alt).toContain("metaphor");
      expect(description).toContain(resultsVary);
    }
  });
});

describe("the shared pieces", () => {
  it("are six testimonials by six people, five stars each", () => {
    expect(testimonials).toHaveLength(6);
    expect(repeated(testimonials.map(({ name }) => name))).toEqual([]);
    for (const { rating, weeksAgo } of testimonials) {
      expect(rating).toBe(5);
      expect(weeksAgo).toMatch(/^\d+ weeks ago$/);
    }
  });

  it("are three announcements that fit their line", () => {
    expect(announcements).toHaveLength(3);
    for (const { text } of announcements) expect(text.length).toBeLessThanOrEqual(70);
  });
});

type Saying = { at: string; text: string };

/** Every string in the value, however deep, and where it stands. */
function sayings(value: unknown, at = ""): Saying[] {
  if (typeof value === "string") return [{ at, text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => sayings(part, at ? `${at}.${key}` : key));
}

function textOf(value: unknown): string {
  return sayings(value)
    .map(({ text }) => text)
    .join("\n");
}

function hasMetadata(value: unknown): value is { metadata: PageMetadata } {
  return typeof value === "object" && value !== null && "metadata" in value;
}

function cardPaths({ extraCards }: ListingPageContent, kind: Treatment["kind"]): string[] {
  const own = treatments.filter(
    (treatment) => treatment.kind === kind && treatment.service in specificationClaims,
  );
  return [
    ...extraCards.map(({ shortPath }) => shortPath),
    ...own.map(({ cardPath, shortPath }) => cardPath ?? shortPath),
  ];
}

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

/** Shows the text itself when it is too short or too long. */
function expectLength(text: string, from: number, to: number) {
  const { length } = text.replaceAll(WORD_JOINER, "");
  expect(length, text).toBeGreaterThanOrEqual(from);
  expect(length, text).toBeLessThanOrEqual(to);
}
