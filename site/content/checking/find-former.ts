import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Advice } from "../advice.ts";
import type { Path } from "../mistakes.ts";
import { valueAt } from "../reading/field-place.ts";
import { fieldMetaAt } from "../schema/field-meta.ts";
import type { SourceWithSchema } from "../source.ts";
import { textsIn } from "../texts.ts";
import { formerClinic } from "./former-clinic.ts";
import { SPECIFIED } from "./specified.ts";

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
  return isFormer ? inTexts : [...inTexts, ...inFiles(business, folder)];
}

/** @param treatment the word is a name of this treatment */
type Word = { word: string; treatment?: string };

/** The words of facts that the clinic does not share with the former one. */
function formerWords(business: object, about: object | undefined): Word[] {
  const members: unknown = valueAt(about, ["team", "members"]);
  const real = Array.isArray(members) ? members.filter(({ sample }) => sample === false) : [];
  const shared = textsIn([
    valueAt(business, ["address"]),
    valueAt(business, ["serviceAreas"]),
    real.map(({ name }) => name),
  ]).map(({ text }) => text);
  return Object.entries(formerClinic.facts)
    .filter(([fact]) => !shared.includes(fact))
    .flatMap(([, words]) => words.map((word) => ({ word })));
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
    // Where the clinic's own facts stand, what its former website had, and names that another file gives.
    const isOwn = name === "business" && ["address", "serviceAreas"].includes(String(path[0]));
    const isExempt = isOwn || isFormerAddress || (refersTo && refersTo !== "page");
    const place = source.placeOf(path);
    const words = isExempt ? [] : former;
    const found = words.filter(({ word }) => pattern(word, isWords ? "" : "i").test(text));
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

function inFiles(business: object, folder: string): Advice[] {
  const whole = (file: string) => ({ file, line: 1, path: [] });
  const areas = String(valueAt(business, ["serviceAreas"]));
  const marks = globSync("media/marks/*.svg", { cwd: folder }).toSorted();
  const found: Advice[] = marks
    .filter((file) => readFileSync(join(folder, file), "utf8").includes(formerClinic.brand))
    .map((file) => ({
      code: "former-fact",
      values: { found: formerClinic.brand },
      place: whole(file),
    }));
  if (existsSync(join(folder, SPECIFIED)))
    found.push({ code: "former-file", values: {}, place: whole(SPECIFIED) });
  if (areas === String(formerClinic.serviceAreas)) {
    const place = { ...whole("business.yaml"), path: ["serviceAreas"] };
    found.push({ code: "former-areas", values: {}, place });
  }
  return found;
}

/** The word as a whole. A hyphen separates words, so that addresses are searched, too. */
function pattern(word: string, flags: "" | "i"): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(word)}(?![\\p{L}\\p{N}])`, `u${flags}`);
}
