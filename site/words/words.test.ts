import { describe, expect, it } from "vitest";
import { findBanned } from "../content/find-terms.ts";
import { languageOf } from "../content/languages/languages.ts";
import { textsIn } from "../content/texts.ts";
import { en } from "./en.ts";
import { words } from "./words.ts";

/** The specification's own words, and an order of lines that each language has. */
const ASIDE = ["toasts.success.text", "formats.addressLines.1"];

const namesOf = (text: string) => new Set(text.match(/\{\w+\}/g));
const english = new Map(textsIn(en).map(({ path, text }) => [path.join("."), namesOf(text)]));

describe.each(Object.entries(words))("the words in %s", (language, own) => {
  const locale = `${language}-CA`;
  const texts = textsIn(own)
    .map(({ path, text }) => ({ place: path.join("."), text }))
    .filter(({ place }) => !ASIDE.includes(place));

  it("are none that the site may not say, in the language's own quotation marks", () => {
    expect(texts.flatMap(({ text }) => findBanned(text, locale))).toEqual([]);
    const straight = languageOf(locale)?.quotes.straight;
    expect(texts.filter(({ text }) => straight?.test(text))).toEqual([]);
  });

  it("name what the English ones name", () => {
    const others = texts.filter(({ place, text }) => {
      const names = english.get(place);
      return names && namesOf(text).symmetricDifference(names).size > 0;
    });
    expect(others).toEqual([]);
  });
});
