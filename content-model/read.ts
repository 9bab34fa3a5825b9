import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import { checkData } from "./check-data.ts";
import { checkMedia } from "./check-media.ts";
import { checkNames } from "./check-names.ts";
import { type Content, concerns, files, pages, treatments } from "./content-schema.ts";
import { ContentError, type Mistake, type Path } from "./mistakes.ts";
import { addressOf, concernAddress } from "./page-address.ts";
import type { Concern, WrittenConcern } from "./schema/concern.ts";
import type { Treatment, WrittenTreatment } from "./schema/treatment.ts";
import { sharedVariables } from "./shared-variables.ts";
import { Source, type SourceWithSchema } from "./source.ts";

/**
 * Reads and checks all content.
 * @param folder holds `business.yaml`, `pages/`, `treatments/`, `concerns/` and the rest
 * @throws ContentError with every mistake there is
 */
export function readContent(folder: string): Content {
  const { sources, mistakes } = readSources(folder);
  // A variable or a name may be defined in a file that is missing.
  const isWhole = mistakes.length === 0;
  const parsed = parse(sources, isWhole, mistakes);
  const content = isWhole && parsed.size === sources.length ? assemble(parsed) : undefined;
  if (content) {
    mistakes.push(...checkNames(content, sources), ...checkMedia(content, sources, folder));
  }
  if (!content || mistakes.length > 0) throw new ContentError(inOrder(mistakes));
  return content;
}

/** Every readable file, and the mistakes of the others. */
export function readSources(folder: string): { sources: SourceWithSchema[]; mistakes: Mistake[] } {
  const mistakes: Mistake[] = [];
  const read = (name: string, schema: z.ZodType, isNeeded = true): SourceWithSchema[] => {
    const file = join(folder, `${name}.yaml`);
    const text = readText(file);
    if (text === undefined) {
      if (isNeeded) mistakes.push({ file, line: 1, field: "", message: "the file is missing" });
      return [];
    }
    const source = sourceOf(file, text);
    if (source.problem) mistakes.push(source.problem);
    return source.problem ? [] : [{ name, source, schema }];
  };
  const readAll = (kind: string, schema: z.ZodType) =>
    slugsIn(join(folder, kind)).flatMap((slug) => read(`${kind}/${slug}`, schema));
  const ofTreatments = readAll("treatments", treatments);
  const listings = ofTreatments.map(({ source }) => `${source.data.kind}-treatments`);
  const isNeeded = (page: string) => !page.endsWith("-treatments") || listings.includes(page);
  const sources = [
    ...Object.entries(files).flatMap(([name, schema]) => read(name, schema)),
    ...Object.entries(pages).flatMap(([name, schema]) =>
      read(`pages/${name}`, schema, isNeeded(name)),
    ),
    ...ofTreatments,
    ...readAll("concerns", concerns),
  ];
  return { sources, mistakes };
}

const readBefore = new Map<string, { text: string; source: Source }>();

/** In development a save changes one file: the others are not parsed again. */
function sourceOf(file: string, text: string): Source {
  const before = readBefore.get(file);
  if (before?.text === text) return before.source;
  const source = new Source(file, text);
  readBefore.set(file, { text, source });
  return source;
}

/** The files' names, without the ending; none where there is no such folder. */
function slugsIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith(".yaml"))
    .map((file) => file.slice(0, -".yaml".length))
    .toSorted();
}

/** The data of the files that fit their schemas; adds every mistake to the list. */
function parse(
  sources: readonly SourceWithSchema[],
  isWhole: boolean,
  mistakes: Mistake[],
): ReadonlyMap<string, unknown> {
  const parsed = new Map<string, unknown>();
  const shared = sharedVariables(sources.map(({ name, source: { data } }) => ({ name, data })));
  for (const { name, source, schema } of sources) {
    const report = (path: Path, message: string) => mistakes.push(source.mistake(path, message));
    const data = checkData(source.data, { schema, shared, isWhole }, report);
    if (data !== undefined) parsed.set(name, data);
  }
  return parsed;
}

/** Combines the files into one object with the structure of the folder. */
function assemble(parsed: ReadonlyMap<string, unknown>): Content {
  const inFolder = (prefix: string) =>
    [...parsed]
      .filter(([name]) => name.startsWith(prefix))
      .map(([name, data]) => [name.slice(prefix.length), data] as const);
  const { address } = parsed.get("business") as Content["business"];
  const treatments = inFolder("treatments/")
    .map(([slug, data]) => withDefaults(slug, data as WrittenTreatment, address.city))
    .toSorted(byOrder);
  const concerns = inFolder("concerns/")
    .map(([slug, data]) => concernWithDefaults(slug, data as WrittenConcern))
    .toSorted(byOrder);
  const whole = {
    ...Object.fromEntries(parsed),
    pages: Object.fromEntries(inFolder("pages/")),
    treatments,
    concerns,
  };
  return whole as unknown as Content;
}

type Ordered = { order: number; name: string };

function byOrder(one: Ordered, other: Ordered): number {
  return one.order - other.order || one.name.localeCompare(other.name);
}

function concernWithDefaults(slug: string, written: WrittenConcern): Concern {
  const { filterLabel = written.name } = written;
  return { ...written, slug, path: concernAddress(slug, written), filterLabel };
}

/** Adds the defaults that follow from the file's name. */
function withDefaults(slug: string, written: WrittenTreatment, city: string): Treatment {
  const path = addressOf(slug, written, city);
  const { shortPath = `/${slug}`, service = slug } = written;
  return { ...written, slug, path, shortPath, service };
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

function inOrder(mistakes: readonly Mistake[]): Mistake[] {
  return mistakes.toSorted(
    (one, other) => one.file.localeCompare(other.file) || one.line - other.line,
  );
}
