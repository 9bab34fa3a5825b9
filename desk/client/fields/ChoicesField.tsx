import { fileSchemaOf } from "../../desk-files.ts";
import { useFormPlace } from "./form-context.ts";
import { type FieldProps, useField } from "./use-field.ts";

/** Several of a few words. */
export function ChoicesField(props: FieldProps) {
  const { place } = useFormPlace();
  // A list of names of the fields beside it is chosen by their labels.
  const { properties = {} } = fileSchemaOf(place.file);
  const choices = props.schema.items?.enum ?? Object.keys(properties);
  const { problem, value, onChange } = useField(props);
  const chosen: readonly string[] = Array.isArray(value)
    ? value.filter((one) => choices.includes(one))
    : [];
  return (
    <fieldset className="choices">
      <legend>{props.label}</legend>
      {choices.map((choice) => (
        <label key={choice} className="check">
          <input
            type="checkbox"
            checked={chosen.includes(choice)}
            onChange={({ target }) =>
              onChange(
                target.checked ? [...chosen, choice] : chosen.filter((one) => one !== choice),
              )
            }
          />
          {properties[choice]?.title ?? choice}
        </label>
      ))}
      <p className="problem" aria-live="polite">
        {problem}
      </p>
    </fieldset>
  );
}
