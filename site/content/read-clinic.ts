import { existsSync, globSync } from "node:fs";
import { join } from "node:path";
import { checkNames, knownNames } from "./check-names.ts";
import { isOptional, pages } from "./content-schema.ts";
import { languages } from "./languages/languages.ts";
import { languageName, localeBeside, localeParts } from "./languages/locale.ts";
import { ContentError, inOrder, type Mistake, type Path } from "./mistakes.ts";
import { contentOf, type InOneLanguage, missing, readMainLanguage } from "./read.ts";
import { readWords } from "./read-source.ts";
import { fieldMetaAt } from "./schema/field-meta.ts";
import type { SourceWithSchema } from "./source.ts";
import { textsIn } from "./texts.ts";
import { needsWords, translate } from "./translate.ts";
import { onlyTranslated } from "./translated-content.ts";

/** A clinic's content in its main language, and in each other. */
export type Clinic = InOneLanguage & { translations: readonly Translation[] };

export type Translation = InOneLanguage & {
  /** The files that are not there in this language, and their pages neither: "treatments/peel". */
  untranslated: readonly string[];
};

/** For the owner alone. */
const UNTRANSLATED = ["answers"];

/**
 * Reads and checks the content in all its languages: a folder called by its code, such as `en/`,
 * holds another language's words.
 * @throws ContentError with every mistake there is
 */
export function readClinic(folder: string): Clinic {
  const main = readMainLanguage(folder);
  return {
    ...main,
    translations: languagesIn(folder, main.content.business.locale).map((language) =>
      readTranslation(folder, language, main),
    ),
  };
}

/** The codes of the other languages. */
export function languagesIn(folder: string, locale: string): string[] {
  const own = localeParts(locale)?.language;
  return Object.keys(languages).filter((code) => code !== own && existsSync(join(folder, code)));
}

function readTranslation(folder: string, language: string, main: InOneLanguage): Translation {
  const locale = localeBeside(language, main.content.business.locale);
  const mistakes: Mistake[] = strangers(join(folder, language), main);
  const untranslated: string[] = [];
  const sources = main.sources.flatMap((one): SourceWithSchema[] => {
    const words = readWords(one.name, join(folder, language), locale);
    if (words?.problem) mistakes.push(words.problem);
    if (words) return [{ ...one, source: translated(one, words) }];
    if (!hasWords(one)) return [one];
    if (mayLack(one.name)) untranslated.push(one.name);
    else mistakes.push(missing(join(folder, language, `${one.name}.yaml`)));
    return [];
  });
  const content = contentOf({ sources, mistakes }, `/${language}`);
  if (content) mistakes.push(...checkNames(content, sources, knownNames(main.content)));
  const whole = content && onlyTranslated(content, { main: main.content, sources, mistakes });
  if (!whole || mistakes.length > 0) throw new ContentError(inOrder(mistakes));
  return { content: whole, sources, untranslated };

  function translated(one: SourceWithSchema, words: SourceWithSchema["source"]) {
    const report = (path: Path, message: string) => mistakes.push(words.mistake(path, message));
    const source = translate(one, words, {
      language: languageName(language, "en"),
      report,
    });
    if (one.name !== "business") return source;
    const hasReviews = existsSync(join(folder, language, "testimonials.yaml"));
    const showTestimonials = source.data.showTestimonials && hasReviews;
    return { ...source, data: { ...source.data, locale, showTestimonials } };
  }
}

/** Files of the language that the main one lacks. */
function strangers(folder: string, { sources }: InOneLanguage): Mistake[] {
  return globSync("**/*.yaml", { cwd: folder })
    .filter((file) => !sources.some(({ name }) => `${name}.yaml` === file))
    .toSorted()
    .map((file) => ({
      ...missing(join(folder, file)),
      message: "the main language has no such file",
    }));
}

function hasWords({ name, source, schema }: SourceWithSchema): boolean {
  if (UNTRANSLATED.includes(name)) return false;
  return textsIn(source.data).some(({ text, path }) => needsWords(text, fieldMetaAt(schema, path)));
}

/** Without it a part or a page is left out; without the others there is no site in the language. */
function mayLack(name: string): boolean {
  const [folder = "", page = ""] = name.split("/");
  if (folder === "treatments" || folder === "concerns" || isOptional(name)) return true;
  return folder === "pages" && (!Object.hasOwn(pages, page) || page.endsWith("-treatments"));
}
