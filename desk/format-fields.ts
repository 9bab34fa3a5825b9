import { formatPhone } from "../site/content/reading/variables.ts";
import { formatTime } from "../site/content/schema/format-time.ts";
import { readHours } from "../site/content/schema/hours.ts";
import { words } from "../site/words/words.ts";
import { type FileSchema, mapFields } from "./file-schema.ts";

/** Formats phone numbers and hours as the pages show them. `normalize` parses them again. */
export function formatFields(data: unknown, schema: FileSchema): unknown {
  return mapFields(data, schema, (written, { widget }) => {
    if (typeof written !== "string") return written;
    if (widget === "phone") return formatPhone(written);
    return widget === "hours" ? hoursShown(written) : written;
  });
}

function hoursShown(written: string): string {
  const spans = readHours(written);
  if (typeof spans === "string") return written;
  if (spans.length === 0) return words.labels.closed;
  return written.replace(/\d\d:\d\d/g, (time) => formatTime(time));
}
