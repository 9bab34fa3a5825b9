import { describe, expect, it } from "vitest";
import { copyClinic } from "../../test/support/clinic-folder.ts";
import { edit } from "../../test/support/edit.ts";
import { addLanguage } from "../../test/support/second-language.ts";
import { en } from "../words/en.ts";
import { ContentError } from "./mistakes.ts";
import { readContent } from "./read.ts";
import { readClinic } from "./read-clinic.ts";

const folder = copyClinic();
addLanguage(folder, "en");

describe("a folder called by a language", () => {
  it("holds words over the facts of the main one", () => {
    const { content, translations } = readClinic(folder);
    const [english] = translations;
    expect(english?.content.business).toMatchObject({
      locale: "en-CA",
      phone: content.business.phone,
      holidays: content.business.holidays.map(({ date }) => ({ date })),
    });
    expect(english?.content.pages.home.hero.heading).not.toBe(content.pages.home.hero.heading);
    expect(english?.content.pages.home.featured).toEqual(content.pages.home.featured);
    expect(english?.untranslated).toEqual([]);
  });

  it("has addresses of its own", () => {
    edit(folder, "en/pages/about", (text) => `path: /about-us\n${text}`);
    const [english] = readClinic(folder).translations;
    const { home, about, contact } = english?.content.pages ?? {};
    expect([home?.path, about?.path, contact?.path]).toEqual([
      "/en",
      "/en/about-us",
      "/en/contact",
    ]);
    const { path = "", shortPath = "" } = english?.content.treatments[0] ?? {};
    expect(path).toMatch(/^\/en\//);
    expect(shortPath).toMatch(/^\/en\//);
  });

  it("takes the words of buttons that come with the site", () => {
    const [english] = readClinic(folder).translations;
    expect(english?.content.words.appointmentForm).toEqual(en.appointmentForm);
  });

  it("lets what it does not translate be no page, no choice and no link", () => {
    const [first] = readContent(folder).treatments;
    edit(folder, `en/treatments/${first?.slug}`, () => undefined);
    const [english] = readClinic(folder).translations;
    expect(english?.untranslated).toEqual([`treatments/${first?.slug}`]);
    const { treatments, pages } = english?.content ?? {};
    expect(treatments?.map(({ slug }) => slug)).not.toContain(first?.slug);
    expect(treatments?.flatMap(({ related }) => related.map((one) => one.treatment))).not.toContain(
      first?.slug,
    );
    expect(pages?.home.featured).not.toContain(first?.slug);
  });
});

it("a language without the reviews’ words shows none", () => {
  const review = (number: number) =>
    `  - {name: Client ${number}, date: 2026-01-0${number}, text: Merci., sample: true}\n`;
  const reviews = `items:\n${[1, 2, 3, 4, 5, 6].map(review).join("")}`;
  edit(folder, "testimonials", () => reviews);
  edit(folder, "en/testimonials", () => undefined);
  for (const file of ["business", "en/business"])
    edit(folder, file, (text) => text.replace(/^showTestimonials: .*/m, "showTestimonials: true"));
  const { content, translations } = readClinic(folder);
  expect(content.business.showTestimonials).toBe(true);
  expect(translations[0]?.content.business.showTestimonials).toBe(false);
  expect(translations[0]?.untranslated).toEqual(["testimonials"]);
});

describe("a language is refused, with file and line,", () => {
  it.each([
    [
      "without a word of a file that is there",
      "pages/home",
      (text: string) => text.replace(/^ {2}lead: .*\n/m, ""),
      /en\/pages\/home\.yaml:\d+ hero\.lead: has no words in English/,
    ],
    [
      "with a list of another length",
      "photos",
      (text: string) => text.slice(0, text.lastIndexOf("  - name:")),
      /en\/photos\.yaml:\d+ items: \d+ entries, expected \d+, one for each of .*photos\.yaml/,
    ],
    [
      "with a fact that differs",
      "business",
      (text: string) => text.replace(/^responseHours: .*$/m, "responseHours: 1"),
      /en\/business\.yaml:\d+ responseHours: is a fact, which .*business\.yaml alone tells/,
    ],
    [
      "with a word that its own language refuses",
      "pages/thank-you",
      (text: string) => text.replace(/^lead: .*$/m, "lead: The best."),
      /en\/pages\/thank-you\.yaml:\d+ lead: says “best”/,
    ],
    [
      "without a file that every page needs",
      "pages/contact",
      () => undefined,
      /en\/pages\/contact\.yaml:1: the file is missing/,
    ],
  ])("%s", (_, file, change, message) => {
    edit(folder, `en/${file}`, change);
    expect(mistakes()).toEqual([expect.stringMatching(message)]);
  });

  it("with a file that the main one lacks", () => {
    edit(folder, "en/pages/elsewhere", () => "heading: Ailleurs\n");
    expect(mistakes()).toEqual([
      expect.stringMatching(/elsewhere\.yaml:1: the main language has no such file/),
    ]);
  });
});

function mistakes(): string[] {
  try {
    readClinic(folder);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.message.split("\n");
    throw error;
  }
}
