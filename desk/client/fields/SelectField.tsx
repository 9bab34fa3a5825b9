import { choicesOf } from "./choices-of.ts";
import { useFormPlace } from "./form-context.ts";
import { Labelled } from "./Labelled.tsx";
import { type FieldProps, useField } from "./use-field.ts";

/** One of a few: words of the schema, or a name of something else of the website. */
export function SelectField(props: FieldProps) {
  const { problem, value, ...field } = useField(props);
  const { draft } = useFormPlace();
  return (
    <Labelled {...props} problem={problem}>
      {(input) => (
        <select {...input} {...field} value={String(value ?? "")}>
          <option value="" />
          {choicesOf(props.schema, draft)?.map(([choice, label]) => (
            <option key={choice} value={choice}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
}
