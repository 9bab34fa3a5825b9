import type { ReactNode } from "react";
import { isGroup } from "../../../site/content/reading/field-place.ts";
import { daysInWords } from "../../../site/content/schema/days-in-words.ts";
import type { FileSchema } from "../../file-schema.ts";
import { nameOfEntry } from "../../owners-words.ts";
import { useForm } from "./form-context.ts";

type EntryProps = {
  entry: unknown;
  title: string;
  item: FileSchema;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  children: ReactNode;
};

/** An entry of a list, which folds to a line with its picture, its name and its day. */
export function Entry({ entry, title, item, isOpen, onToggle, children }: EntryProps) {
  const { place, draft } = useForm();
  const parts = Object.entries(item.properties ?? {});
  const textOf = (isOne: (part: FileSchema) => boolean) => {
    const [name = ""] = parts.find(([, part]) => isOne(part)) ?? [];
    return String((isGroup(entry) && entry[name]) || "");
  };
  const picture = textOf(({ refersTo, widget }) => refersTo === "photo" || widget === "image");
  const day = textOf(({ widget }) => widget === "date");
  const name = nameOfEntry(entry, item, { draft, file: place.file });
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => onToggle(currentTarget.open)}>
      <summary>
        {picture && <img src={`/desk/pictures/${picture}.jpg`} alt="" loading="lazy" />}
        {[name, daysInWords(day, day)].filter(Boolean).join(" · ") || title}
      </summary>
      {children}
    </details>
  );
}
