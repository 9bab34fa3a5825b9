import { isGroup } from "../../../site/content/reading/field-place.ts";
import type { FileSchema } from "../../file-schema.ts";
import { nameOfEntry } from "../../owners-words.ts";
import { useForm } from "./form-context.ts";

type EntrySummaryProps = { entry: unknown; schema: FileSchema; otherwise: string };

/** The line of a folded entry: its picture, its name and its day. */
export function EntrySummary({ entry, schema, otherwise }: EntrySummaryProps) {
  const { place, draft } = useForm();
  const parts = Object.entries(schema.properties ?? {});
  const textOf = (isOne: (part: FileSchema) => boolean) => {
    const [name = ""] = parts.find(([, part]) => isOne(part)) ?? [];
    return String((isGroup(entry) && entry[name]) || "");
  };
  const picture = textOf(({ refersTo, widget }) => refersTo === "photo" || widget === "image");
  const day = textOf(({ widget }) => widget === "date");
  const name = nameOfEntry(entry, schema, { draft, file: place.file });
  return (
    <summary>
      {picture && <img src={`/desk/pictures/${picture}.jpg`} alt="" loading="lazy" />}
      {[name, day].filter(Boolean).join(" · ") || otherwise}
    </summary>
  );
}
