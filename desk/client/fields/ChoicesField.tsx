import { choicesOf } from "../../choices-of.ts";
import { fileSchemaOf } from "../../desk-files.ts";
import { useForm } from "./form-context.ts";
import { type FieldProps, useField } from "./use-field.ts";

/** Several choices from a list. */
export function ChoicesField(props: FieldProps) {
  const { place, draft } = useForm();
  const { widget, items } = props.schema;
  const { problem, value, onChange } = useField(props);
  const chosen: readonly string[] = Array.isArray(value) ? value.filter(Boolean) : [];
  const choices = choicesOf({ ...items, ...(widget && { widget }) }, draft) ?? fields();
  // A list of field names of the same file shows their labels.
  function fields() {
    const { properties = {} } = fileSchemaOf(place.file);
    return Object.entries(properties).map(([name, { title = name }]) => [name, title] as const);
  }
  const turn = (choice: string, isOn: boolean) =>
    onChange(isOn ? [...chosen, choice] : chosen.filter((one) => one !== choice));
  return (
    <fieldset className="choices" data-path={props.path.join(".")}>
      <legend>{props.label}</legend>
      {choices.map(([choice, label]) => (
        <label key={choice} className="check">
          <input
            type="checkbox"
            checked={chosen.includes(choice)}
            onChange={({ target }) => turn(choice, target.checked)}
          />
          {label}
        </label>
      ))}
      <p className="problem" aria-live="polite">
        {problem}
      </p>
    </fieldset>
  );
}
