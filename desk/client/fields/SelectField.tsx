import type { Draft } from "../../draft.ts";
import { useFormPlace } from "./form-context.ts";
import { Labelled } from "./Labelled.tsx";
import { type FieldProps, useField } from "./use-field.ts";

/** One of a few: words of the schema, a treatment, or a drawing. */
export function SelectField(props: FieldProps) {
  const { problem, value, ...field } = useField(props);
  const { draft } = useFormPlace();
  const { widget, enum: choices = [] } = props.schema;
  const options = widget ? named(widget, draft) : choices.map((choice) => [choice, choice]);
  return (
    <Labelled {...props} problem={problem}>
      {(input) => (
        <select {...input} {...field} value={String(value ?? "")}>
          <option value="" />
          {options.map(([choice, label]) => (
            <option key={choice} value={choice}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
}

function named(widget: string, draft: Draft): string[][] {
  if (widget === "drawing") {
    const drawings = (draft.file("drawings").items ?? []) as { name: string; alt: string }[];
    return drawings.map(({ name, alt }) => [name, alt]);
  }
  return draft.names
    .filter((name) => name.startsWith("treatments/"))
    .map((name) => [name.replace("treatments/", ""), String(draft.file(name).name)]);
}
