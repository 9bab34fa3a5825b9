import type { LabelledField } from "../../../../contract/form-fields.ts";
import { fieldId } from "./Field.tsx";

type ChosenServiceProps = {
  fields: readonly LabelledField[];
  /** The chosen value; empty while nothing is chosen. */
  value: string;
  words: Record<"chosenFor" | "change", string>;
};

/** Says above the fields what the request is for, with a link to the field that changes it. */
export function ChosenService({ fields, value, words }: ChosenServiceProps) {
  const options = fields.flatMap((field) => field.options ?? []);
  const chosen = options.find((option) => option.value === value);
  if (!chosen || value === "") return null;
  return (
    <p className="chosen-service">
      <span>
        {words.chosenFor} <strong>{chosen.label}</strong>
      </span>{" "}
      <a href={`#${fieldId("service")}`} className="inline-link">
        {words.change}
      </a>
    </p>
  );
}
