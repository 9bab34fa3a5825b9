import { existsSync } from "node:fs";
import { join } from "node:path";
import { languages } from "./languages/languages.ts";
import { localeParts } from "./languages/locale.ts";
import { type Read, read } from "./read.ts";

/**
 * Reads and checks the content in all its languages, the main one first: a folder called by its code, such
 * as `en/`, holds all of another's words. Only the facts of `business.yaml` and the media are shared.
 * @throws ContentError with every mistake of the first language that has one
 */
export function readClinic(folder: string): readonly [Read, ...Read[]] {
  const main = read(folder);
  const business = main.sources.find(({ name }) => name === "business")?.source;
  const own = localeParts(main.content.business.locale)?.language;
  const others = Object.keys(languages).filter(
    (code) => code !== own && existsSync(join(folder, code)),
  );
  return [
    main,
    ...others.flatMap((language) => (business ? [read(folder, { language, business })] : [])),
  ];
}

/** The files, and pages, of the main language that another lacks: "treatments/peel". */
export function untranslated({ sources: main }: Read, { sources }: Read): string[] {
  const names = new Set(sources.map(({ name }) => name));
  return main.map(({ name }) => name).filter((name) => !names.has(name));
}
