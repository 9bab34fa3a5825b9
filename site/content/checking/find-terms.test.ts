import { describe, expect, it } from "vitest";
import { bannedInCanada } from "./canada.ts";
import { findBanned, findUnpreferred } from "./find-terms.ts";
import { banned, preferred } from "./terms.ts";

const wordsOf = (findings: readonly { found: string }[]) => findings.map(({ found }) => found);

describe("findBanned", () => {
  it("finds whole words in any letter case, also across a line break", () => {
    expect(wordsOf(findBanned("The BEST, years\n  younger; a bestseller"))).toEqual([
      "BEST",
      "years younger",
    ]);
  });

  it("finds the name of a drug also within a longer word or an address", () => {
    expect(wordsOf(findBanned("/botox-near-me, Botoxed"))).toEqual(["botox", "Botox"]);
  });

  it.each(["$ 20", "20€", "15 % off"])("finds the amount %s", (amount) => {
    expect(findBanned(`Now ${amount}.`)).toHaveLength(1);
  });

  it("names the whole percentage of an offer", () => {
    expect(wordsOf(findBanned("Now 20% off."))).toEqual(["20% off"]);
  });

  it("accepts figures, emergency numbers and percentages", () => {
    expect(findBanned("Call 911. Up to 95% reduction in 6–8 sessions.")).toEqual([]);
  });
});

describe("findUnpreferred", () => {
  it("gives the preferred word and the reason", () => {
    expect(findUnpreferred("Ring us.")).toEqual([
      { found: "Ring", instead: expect.stringContaining("call"), why: expect.stringMatching(/\w/) },
    ]);
  });

  it.each(["moisturiser", "Personalised", "organising", "make-up", "ageing", "judgement"])(
    "finds the spelling of %s",
    (word) => expect(wordsOf(findUnpreferred(`a ${word} there`))).toEqual([word]),
  );

  it.each(["exercise", "bruised", "advise", "during", "moisturizer", "makeup", "anaging"])(
    "accepts %s",
    (word) => expect(findUnpreferred(`a ${word} there`)).toEqual([]),
  );
});

it("suggests no word that the site itself refuses", () => {
  const instead = [...bannedInCanada, ...banned, ...preferred].map((term) => term.instead);
  const refused = instead.flatMap((text) => [...findBanned(text), ...findUnpreferred(text)]);
  expect(refused).toEqual([]);
});
