/** What no text, alt, metadata or address of the site may say; letter case does not count. */
export const bannedWords = {
  /** Prescription drugs and filler brands: not even inside a longer word or an address. */
  products: [
    "botox",
    "botulinum",
    "dysport",
    "xeomin",
    "nuceiva",
    "jeuveau",
    "letybo",
    "daxxify",
    "vistabel",
    "bocouture",
    "azzalure",
    "toxin",
    "juvederm",
    "juvéderm",
    "restylane",
    "belotero",
    "radiesse",
    "sculptra",
    "teosyal",
    "revanesse",
    "bellafill",
    "ellanse",
    "ellansé",
    "profhilo",
    "skinvive",
    "volbella",
    "volift",
    "vollure",
    "voluma",
    "volux",
    "stylage",
    "saypha",
    "perlane",
  ],
  /** Promises and superlatives, as whole words. */
  claims: [
    "best",
    "#1",
    "no. 1",
    "number one",
    "leading",
    "premier",
    "ultimate",
    "finest",
    "greatest",
    "top-rated",
    "award-winning",
    "world-class",
    "unrivalled",
    "unmatched",
    "painless",
    "painlessly",
    "pain-free",
    "risk-free",
    "guarantee",
    "guarantees",
    "guaranteed",
    "cure",
    "cures",
    "cured",
    "detox",
    "detoxify",
    "detoxifying",
    "forever",
    "miracle",
    "miracles",
    "miraculous",
    "perfect",
    "perfectly",
    "perfection",
    "flawless",
    "flawlessly",
    "years younger",
    "surgical results",
  ],
  /** Prices and what goes with them, as whole words. */
  prices: [
    "cad",
    "dollar",
    "dollars",
    "cents",
    "discount",
    "discounts",
    "discounted",
    "special offer",
    "limited time",
    "sale",
    "cheap",
    "affordable",
  ],
} as const;

const products = alternatives(bannedWords.products);
const words = alternatives([...bannedWords.claims, ...bannedWords.prices]);
const amounts = "[$€£]\\s?\\d|\\d\\s?[$€£¢]|\\d\\s?% off";
// Not `\b`: "#1" begins with a sign. A hyphen is an edge, so that addresses are read too.
const banned = new RegExp(
  `${products}|${amounts}|(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`,
  "giu",
);

/** Every banned word of the text, as it stands there; line breaks and runs of spaces count as one space. */
export function findBannedWords(text: string): string[] {
  return text.replace(/\s+/g, " ").match(banned) ?? [];
}

function alternatives(terms: readonly string[]): string {
  return terms.map(RegExp.escape).join("|");
}
