/** Words that the site avoids for one reason, and what to write instead. */
export type Term = {
  /** They match in any letter case, as whole words. */
  words: readonly string[];
  instead: string;
  why: string;
  /** The words also match within longer words and addresses. */
  isAnywhere?: true;
  /** A regular expression for what no list of words can express. */
  form?: string;
};

const izeStems = [
  ...["apolog", "emphas", "equal", "final", "general", "harmon", "local", "maxim", "minim"],
  ...["moistur", "neutral", "normal", "optim", "organ", "personal", "prior", "real", "recogn"],
  ...["special", "stabil", "standard", "steril", "summar", "util", "visual"],
];

/** Words that are not allowed in any text, alternative text, metadata or address of the site. `canada.ts` has further ones. */
export const banned: readonly Term[] = [
  {
    words: [
      ...["best", "#1", "no. 1", "number one", "leading", "premier", "ultimate", "finest"],
      ...["greatest", "top-rated", "award-winning", "world-class", "unrivalled", "unmatched"],
      ...["perfect", "perfectly", "perfection", "flawless", "flawlessly"],
    ],
    instead: "what can be seen or counted",
    why: "a superlative cannot be shown to be true",
  },
  {
    words: [
      ...["guarantee", "guarantees", "guaranteed", "risk-free", "forever", "years younger"],
      ...["painless", "painlessly", "pain-free", "surgical results"],
      ...["miracle", "miracles", "miraculous"],
    ],
    instead: "what may happen, and that results vary",
    why: "nobody can promise how a body will respond",
  },
  {
    words: ["cure", "cures", "cured", "detox", "detoxify", "detoxifying"],
    instead: "what the treatment does to the skin",
    why: "it claims to heal, which no treatment here does",
  },
  {
    words: [
      ...["cad", "dollar", "dollars", "cents", "discount", "discounts", "discounted", "sale"],
      ...["special offer", "limited time", "cheap", "affordable"],
    ],
    form: "[$€£]\\s?\\d|\\d\\s?[$€£¢]|\\d+\\s?% off",
    instead: "nothing about money, except that a consultation is free",
    why: "the site shows no prices and no pressing offers",
  },
];

/** The site's choice among synonyms, in Canadian spelling. Names and quotes of clients are exempt. */
export const preferred: readonly Term[] = [
  {
    words: ["therapist", "therapists", "beautician", "beauticians"],
    instead: "practitioner, or the role on the team’s page",
    why: "some of these titles are protected by law",
  },
  {
    words: ["studio", "studios", "atelier", "salon", "parlour"],
    instead: "clinic",
    why: "one word for one thing; only the brand's descriptor says otherwise",
  },
  {
    words: ["ring", "rings", "rang", "ring up"],
    instead: "call",
    why: "Canadian use",
  },
  {
    words: ["telephone", "telephones", "telephoned"],
    instead: "phone, or call",
    why: "one word for one thing, and the shorter one",
  },
  {
    words: ["doctor", "doctors"],
    instead: "physician",
    why: "one word for one thing, and the one the profession's college uses",
  },
  { words: ["ageing"], instead: "aging", why: "Canadian spelling" },
  { words: ["anaesthetic", "anaesthetics"], instead: "anesthetic", why: "Canadian spelling" },
  { words: ["make-up"], instead: "makeup", why: "Canadian spelling" },
  { words: ["judgement", "judgements"], instead: "judgment", why: "Canadian spelling" },
  {
    words: izeStems.flatMap((stem) =>
      ["ise", "ises", "ised", "ising", "iser", "isers", "isation"].map((end) => stem + end),
    ),
    instead: "the ending -ize",
    why: "Canadian spelling",
  },
  { words: ["analyse", "analysed", "analysing"], instead: "analyze", why: "Canadian spelling" },
  {
    words: ["vellus", "peach-fuzz", "baby hair", "baby hairs"],
    instead: "peach fuzz",
    why: "the word people know and search for",
  },
  { words: ["zit", "zits"], instead: "pimples", why: "the word people search for" },
  {
    words: ["saturday to sunday", "saturday-sunday", "saturday–sunday"],
    instead: "Saturday and Sunday",
    why: "there is no day between the two",
  },
  { words: ["at which age", "from which age"], instead: "at what age", why: "how people ask it" },
];
