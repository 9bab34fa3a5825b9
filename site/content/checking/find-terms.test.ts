import { describe, expect, it } from "vitest";
import { bannedInCanada } from "./canada.ts";
import { findBanned, findUnpreferred } from "./find-terms.ts";
import { banned, preferred } from "./terms.ts";

const said = (findings: readonly { said: string }[]) => findings.map((finding) => finding.said);

describe("a banned word", () => {
  it("is found in any letter case and over a line's end, as a whole word", () => {
    expect(said(findBanned("The BEST, years\n  younger; a bestseller"))).toEqual([
      "BEST",
      "years younger",
    ]);
  });

  it("is found within a longer word and an address where it names a drug", () => {
    expect(said(findBanned("/botox-near-me, Botoxed"))).toEqual(["botox", "Botox"]);
  });

  it.each(["$ 20", "20€", "15 % off"])("is an amount of money, too: %s", (amount) => {
    expect(findBanned(`Now ${amount}.`)).toHaveLength(1);
  });

  it("is none of a figure, an emergency's number or a percentage", () => {
    expect(findBanned("Call 911. Up to 95% reduction in 6–8 sessions.")).toEqual([]);
  });
});

describe("a word for which the site has another", () => {
  it("is told with what to write instead, and why", () => {
    expect(findUnpreferred("Ring us.")).toEqual([
      { said: "Ring", instead: expect.stringContaining("call"), why: expect.stringMatching(/\w/) },
    ]);
  });

  it.each(["moisturiser", "Personalised", "organising", "make-up", "ageing", "judgement"])(
    "is %s, by its spelling",
    (word) => expect(said(findUnpreferred(`a ${word} there`))).toEqual([word]),
  );

  it.each(["exercise", "bruised", "advise", "during", "moisturizer", "makeup", "anaging"])(
    "is not %s",
    (word) => expect(findUnpreferred(`a ${word} there`)).toEqual([]),
  );
});

it("nothing is said instead that the site itself refuses", () => {
  const instead = [...bannedInCanada, ...banned, ...preferred].map((term) => term.instead);
  const refused = instead.flatMap((text) => [...findBanned(text), ...findUnpreferred(text)]);
  expect(refused).toEqual([]);
});
