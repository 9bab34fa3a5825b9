import { isGroup } from "../../../site/content/reading/field-place.ts";
import { choicesOf } from "../../choices-of.ts";
import type { FileSchema } from "../../file-schema.ts";
import { useForm } from "./form-context.ts";

type EntrySummaryProps = { entry: unknown; schema: FileSchema; otherwise: string };

/** An entry of a list by its picture, its first words and its day: a review by its name, a question by itself. */
export function EntrySummary({ entry, schema, otherwise }: EntrySummaryProps) {
  const { place, draft } = useForm();
  const parts = Object.entries(schema.properties ?? {}).map(([name, part]) => ({
    ...part,
    text: String((isGroup(entry) && entry[name]) || ""),
  }));
  const picture = parts.find(
    ({ refersTo, widget }) => refersTo === "photo" || widget === "image",
  )?.text;
  const day = parts.find(({ widget }) => widget === "date")?.text;
  const said = parts.map(({ text, ...part }) => {
    if (part.isWords) return draft.filledIn(text, place.file).replaceAll("*", "");
    return choicesOf(part, draft)?.find(([value]) => value === text)?.[1];
  });
  return (
    <summary>
      {picture && <img src={`/desk/pictures/${picture}.jpg`} alt="" loading="lazy" />}
      {[said.find(Boolean), day].filter(Boolean).join(" · ") || otherwise}
    </summary>
  );
}
