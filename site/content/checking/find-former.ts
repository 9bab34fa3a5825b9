import type { Advice } from "../advice.ts";
import type { Path } from "../mistakes.ts";
import { valueAt } from "../reading/field-place.ts";
import { createInterpolator } from "../reading/variables.ts";
import { fieldMetaAt } from "../schema/field-meta.ts";
import type { RawFile, SourceWithSchema } from "../source.ts";
import { textsIn } from "../texts.ts";
import { findFormerFiles } from "./find-former-files.ts";
import { findFormerValues } from "./find-former-values.ts";
import { formerClinic } from "./former-clinic.ts";

type Written = { sources: readonly SourceWithSchema[]; folder: string };

/** Finds what is left of the clinic that the content was copied from, and treatments that are named but gone. */
export function findFormer({ sources, folder }: Written): Advice[] {
  const data = (file: string) => sources.find(({ name }) => name === file)?.source.data;
  const business = data("business") ?? {};
  const gone = goneTreatments(sources);
  const isFormer = valueAt(business, ["brand", "name"]) === formerClinic.brand;
  const former = isFormer ? [] : formerWords(business, data("pages/about"));
  const inTexts = sources.flatMap((source) => [
    ...findWords(source, former, gone),
    ...(isFormer ? [] : inventedWords(source, business.showTestimonials !== false)),
  ]);
  if (isFormer) return inTexts;
  return [...inTexts, ...findFormerValues(sources), ...findFormerFiles(folder)];
}

/** @param treatment the word is a name of this treatment */
type Word = { word: string; treatment?: string };

const invented: Word[] = formerClinic.invented.map((word) => ({ word }));

/** The words of facts that the clinic does not share with the former one: a real person may have a former one's first name. */
function formerWords(business: object, about: RawFile | undefined): Word[] {
  const people = [valueAt(about, ["team", "members"]), valueAt(about, ["physician"])].flat();
  const { interpolate } = createInterpolator({ own: about?.variables });
  const names = people
    .filter((person) => valueAt(person, ["sample"]) === false)
    .map((person) => interpolate(String(valueAt(person, ["name"]))));
  const places = ["city", "regionName"].map((part) => valueAt(business, ["address", part]));
  const own = textsIn([places, valueAt(business, ["serviceAreas"])]).map(({ text }) => text);
  const words = Object.entries(formerClinic.facts)
    .filter(([fact]) => ![...own, ...names].includes(fact))
    .flatMap(([, words]) => words)
    .filter((word) => !names.some((name) => pattern(word, "").test(name)));
  return [...words.map((word) => ({ word })), ...invented];
}

/** The names of treatments without a file. A name that another treatment has, too, is none of them. */
function goneTreatments(sources: Written["sources"]): Word[] {
  const treatments = sources.filter(({ name }) => name.startsWith("treatments/"));
  const files = treatments.map(({ name }) => name.slice("treatments/".length));
  const names = treatments.map(({ source }) => String(source.data.name)).join("\n");
  return Object.entries(formerClinic.treatments)
    .filter(([treatment]) => !files.includes(treatment))
    .filter(([, words]) => !words.some((word) => pattern(word, "i").test(names)))
    .flatMap(([treatment, words]) => words.map((word) => ({ word, treatment })));
}

/** Addresses and keys have names in small letters; in a sentence, only “Maple” is the town. */
function findWords({ name, source, schema }: SourceWithSchema, former: Word[], gone: Word[]) {
  return textsIn(source.data).flatMap(({ text, path }): Advice[] => {
    const { isWords, isFormerAddress, refersTo } = fieldMetaAt(schema, path);
    // What the clinic's former website had, and names that another file gives.
    const isExempt = isFormerAddress || (refersTo && refersTo !== "page");
    const place = source.placeOf(path);
    // A street may have any town's name.
    const isStreet = name === "business" && path.at(-1) === "street";
    const words = isStreet ? former.filter((one) => invented.includes(one)) : former;
    const found = (isExempt ? [] : words).filter(({ word }) =>
      formerPattern(word, isWords ? "" : "i").test(text),
    );
    const named = (isWords && name !== "photos" ? gone : []).filter(({ word }) =>
      pattern(word, "i").test(text),
    );
    return [
      ...found.slice(0, 1).map((): Advice => {
        const said = found.map(({ word }) => word).join("”, “");
        return { code: "former-fact", values: { found: said }, place };
      }),
      ...named.map(({ word, treatment = "" }): Advice => {
        return { code: "gone-treatment", values: { found: word, treatment }, place };
      }),
    ];
  });
}

/** Reviews and quotes, if they are shown, and posts. */
function inventedWords({ name, source, schema }: SourceWithSchema, areReviewsShown: boolean) {
  const isInvented = (path: Path) =>
    valueAt(source.data, [...path.slice(0, -1), "sample"]) === true;
  const isQuote = (path: Path) =>
    areReviewsShown && path.at(-1) === "text" && fieldMetaAt(schema, path).isQuote;
  const isPost = (path: Path) => name === "posts" && path.at(-1) === "caption";
  return textsIn(source.data)
    .filter(({ path }) => (isQuote(path) || isPost(path)) && isInvented(path))
    .map(({ path }): Advice => {
      return { code: "invented-words", values: {}, place: source.placeOf(path) };
    });
}

/**
 * The pattern of the word, with better evidence if it is also an ordinary word: it is the whole text, or stands within
 * a sentence (“near Maple, in Concord”) or at the end of an address, and is no part of a longer name (“Maple Street”).
 */
function formerPattern(word: string, flags: "" | "i"): RegExp {
  const whole = pattern(word, flags);
  if (!formerClinic.ordinaryNames.includes(word)) return whole;
  const isTown = flags === "i" ? "(?=/|$)" : "(?! \\p{Lu}|-)";
  return new RegExp(
    `(?:^(?=${word}$)|(?<=[\\p{L}\\p{N},:/-] ?))${whole.source}${isTown}`,
    whole.flags,
  );
}

/** The word as a whole. A hyphen separates words, so that addresses are searched, too. */
function pattern(word: string, flags: "" | "i"): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(word)}(?![\\p{L}\\p{N}])`, `u${flags}`);
}
