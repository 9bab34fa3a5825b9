import { mistakeLine } from "../../site/content/mistakes.ts";
import type { Treatment } from "../../site/content/schema/treatment.ts";
import type { SourceWithSchema } from "../../site/content/source.ts";

type Dated = Pick<Treatment, "slug"> & { provenance: Pick<Treatment["provenance"], "reviewed"> };

/** The treatments whose pages nobody has reviewed for a year, one line each. */
export function overdueReviews(
  treatments: readonly Dated[],
  sources: readonly SourceWithSchema[],
  now: Date,
): string[] {
  const aYearAgo = new Date(now);
  aYearAgo.setUTCFullYear(now.getUTCFullYear() - 1);
  return treatments
    .filter(({ provenance }) => new Date(provenance.reviewed) < aYearAgo)
    .flatMap(({ slug, provenance }) => {
      const file = sources.find(({ name }) => name === `treatments/${slug}`);
      const field = ["provenance", "reviewed"];
      const told = `last reviewed on ${provenance.reviewed}: read the page again, then set the day`;
      return file ? [mistakeLine(file.source.mistake(field, told))] : [];
    });
}
