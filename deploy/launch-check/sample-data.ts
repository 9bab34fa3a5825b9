import { placeLine } from "../../site/content/mistakes.ts";
import type { SourceWithSchema } from "../../site/content/source.ts";

/** A sample value and its location. */
export type SampleData = { place: string; value: string };

type Path = (string | number)[];

/** Values that are reserved for examples, which count as samples even without a mark. */
const reserved = [
  /^\+1\d{3}55501\d\d$/,
  /@example\.\w+$/,
  /^https?:\/\/([\w-]+\.)*example\.\w+/,
  /^SAMPLE/,
];

/**
 * Finds all sample data in the content, in the files' order: objects with `sample: true`, the fields that a
 * `sample` list names, such as `phone` or `variables.session`, and values that are reserved for examples.
 * @param areReviewsShown if false, reviews and quotes are skipped, because the site does not show them
 * @param folder the content folder
 */
export function findSampleData(
  sources: readonly SourceWithSchema[],
  { areReviewsShown, folder }: { areReviewsShown: boolean; folder: string },
): SampleData[] {
  return sources.flatMap(({ name, source }) =>
    samplesIn(source.data)
      .filter(({ path }) => areReviewsShown || !(name === "testimonials" || path[0] === "quote"))
      .map(({ path, value }) => {
        return { place: placeLine(source.placeOf(path), folder), value: shown(value) };
      }),
  );
}

/** @param marked the fields of this part that the `sample` list of a surrounding object names */
function samplesIn(
  part: unknown,
  path: Path = [],
  marked: readonly string[] = [],
): { path: Path; value: unknown }[] {
  const found = [{ path, value: part }];
  if (typeof part === "string") return reserved.some((form) => form.test(part)) ? found : [];
  if (typeof part !== "object" || part === null) return [];
  const sample: unknown = "sample" in part && part.sample;
  if (sample === true) return found;
  const names = [...marked, ...(Array.isArray(sample) ? sample.map(String) : [])];
  return Object.entries(part).flatMap(([key, inner]) => {
    const at = [...path, Array.isArray(part) ? Number(key) : key];
    if (names.includes(key)) return [{ path: at, value: inner }];
    const begin = `${key}.`;
    const within = names.filter((name) => name.startsWith(begin));
    return samplesIn(
      inner,
      at,
      within.map((name) => name.slice(begin.length)),
    );
  });
}

/** The texts of a value, for display. */
function shown(value: unknown): string {
  if (Array.isArray(value)) return value.map(shown).join(", ");
  if (typeof value !== "object" || value === null) return String(value);
  return Object.values(value)
    .filter((part) => typeof part === "string" || typeof part === "number")
    .join(", ");
}
