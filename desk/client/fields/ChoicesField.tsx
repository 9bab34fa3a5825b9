import { type FieldProps, useField } from "./use-field.ts";

/** Several of a few words. */
export function ChoicesField(props: FieldProps) {
  const { problem, value, onChange } = useField(props);
  const chosen: readonly string[] = Array.isArray(value) ? value : [];
  return (
    <fieldset className="choices">
      <legend>{props.label}</legend>
      {props.schema.items?.enum?.map((choice) => (
        <label key={choice}>
          <input
            type="checkbox"
            checked={chosen.includes(choice)}
            onChange={({ target }) =>
              onChange(
                target.checked ? [...chosen, choice] : chosen.filter((one) => one !== choice),
              )
            }
          />
          {choice}
        </label>
      ))}
      <p className="problem" aria-live="polite">
        {problem}
      </p>
    </fieldset>
  );
}
