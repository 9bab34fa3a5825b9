import { describe, expect, it } from "vitest";
import { bannedInCanada } from "./canada.ts";
import { findBanned, findUnpreferred } from "./find-terms.ts";
import { languages } from "./languages/languages.ts";

const locale = "en-CA";
const said = (findings: readonly { said: string }[]) => findings.map((finding) => finding.said);

describe("a banned word", () => {
  it("is found in any letter case and over a line's end, as a whole word", () => {
    expect(said(findBanned("The BEST, years\n  younger; a bestseller", locale))).toEqual([
      "BEST",
      "years younger",
    ]);
  });

  it("is found within a longer word and an address where it names a drug", () => {
    expect(said(findBanned("/botox-near-me, Botoxed", locale))).toEqual(["botox", "Botox"]);
  });

  it.each(["$ 20", "20€", "15 % off"])("is an amount of money, too: %s", (amount) => {
    expect(findBanned(`Now ${amount}.`, locale)).toHaveLength(1);
  });

  it("is none of a figure, an emergency's number or a percentage", () => {
    expect(findBanned("Call 911. Up to 95% reduction in 6–8 sessions.", locale)).toEqual([]);
  });
});

describe("a word for which the site has another", () => {
  it("is told with what to write instead, and why", () => {
    expect(findUnpreferred("Ring us.", locale)).toEqual([
      { said: "Ring", instead: expect.stringContaining("call"), why: expect.stringMatching(/\w/) },
    ]);
  });

  it.each(["moisturiser", "Personalised", "organising", "make-up", "ageing", "judgement"])(
    "is %s, by its spelling",
    (word) => expect(said(findUnpreferred(`a ${word} there`, locale))).toEqual([word]),
  );

  it.each(["exercise", "bruised", "advise", "during", "moisturizer", "makeup", "anaging"])(
    "is not %s",
    (word) => expect(findUnpreferred(`a ${word} there`, locale)).toEqual([]),
  );
});

describe("in French", () => {
  it.each([
    "Le premier rendez-vous est gratuit : nous utilisons votre dossier.",
    "Une cure de six séances ; la peau guérit en trois jours.",
    "Une infirmière et un médecin répondent à vos questions.",
  ])("ordinary words pass: %s", (text) => {
    expect([...findBanned(text, "fr-CA"), ...findUnpreferred(text, "fr-CA")]).toEqual([]);
  });

  it("the law’s words and what nobody can promise are found", () => {
    const text =
      "Le meilleur Botox, garanti et sans douleur, chez une spécialiste en médecine esthétique : 20 $.";
    expect(said(findBanned(text, "fr-CA")).map((word) => word.toLowerCase())).toEqual([
      ...["botox", "le meilleur", "garanti", "sans douleur", "0 $"],
      "spécialiste en médecine esthétique",
    ]);
  });

  it("Québec has its own word for a few things", () => {
    expect(said(findUnpreferred("Un e-mail avant le week-end", "fr-CA"))).toEqual([
      "e-mail",
      "week-end",
    ]);
  });
});

it.each(["en", "fr"] as const)("nothing is said instead that %s itself refuses", (language) => {
  const { banned, preferred } = languages[language];
  const instead = [...bannedInCanada, ...banned, ...preferred].map((term) => term.instead);
  const locale = `${language}-CA`;
  const refused = instead.flatMap((text) => [
    ...findBanned(text, locale),
    ...findUnpreferred(text, locale),
  ]);
  expect(refused).toEqual([]);
});
