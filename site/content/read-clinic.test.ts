import { describe, expect, it } from "vitest";
import { copyClinic } from "../../test/support/clinic-folder.ts";
import { edit } from "../../test/support/edit.ts";
import { addLanguage } from "../../test/support/second-language.ts";
import { en } from "../words/en.ts";
import { ContentError } from "./mistakes.ts";
import { readClinic, untranslated } from "./read-clinic.ts";

const folder = copyClinic();
addLanguage(folder, "en");

function readBoth() {
  const [main, other] = readClinic(folder);
  if (!other) throw new Error("there is one language");
  return { main, other };
}

describe("a folder called by a language", () => {
  it("holds all words; the facts are the clinic's", () => {
    const { main, other } = readBoth();
    expect(other.content.business).toMatchObject({
      locale: "en-CA",
      phone: main.content.business.phone,
      holidays: main.content.business.holidays,
    });
    expect(other.content.pages.home.hero.heading).not.toBe(main.content.pages.home.hero.heading);
    expect(untranslated(main, other)).toEqual([]);
  });

  it("says in its own business.yaml what it says otherwise, field by field", () => {
    edit(folder, "en/business", () => "brand:\n  descriptor: Skin clinic\n");
    const { main, other } = readBoth();
    const { name } = main.content.business.brand;
    expect(other.content.business.brand).toEqual({ name, descriptor: "Skin clinic" });
  });

  it("has addresses of its own", () => {
    edit(folder, "en/pages/about", (text) => `path: /about-us\n${text}`);
    const { home, about, contact } = readBoth().other.content.pages;
    expect([home.path, about.path, contact.path]).toEqual(["/en", "/en/about-us", "/en/contact"]);
    const { path = "", shortPath = "" } = readBoth().other.content.treatments[0] ?? {};
    expect(path).toMatch(/^\/en\//);
    expect(shortPath).toMatch(/^\/en\//);
  });

  it("takes the words of buttons that come with the site", () => {
    expect(readBoth().other.content.words.appointmentForm).toEqual(en.appointmentForm);
  });

  it("may lack a page of the clinic's own", () => {
    const own = "pages/modalites-de-paiement";
    edit(folder, `en/${own}`, () => undefined);
    const { main, other } = readBoth();
    expect(untranslated(main, other)).toEqual([own]);
  });
});

describe("a language is refused, with file and line,", () => {
  it.each([
    [
      "without a word that a page needs",
      "pages/home",
      (text: string) => text.replace(/^ {2}lead: .*\n/m, ""),
      /en\/pages\/home\.yaml:\d+ hero\.lead: is missing/,
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
