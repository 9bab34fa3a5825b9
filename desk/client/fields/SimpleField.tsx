import { choicesOf } from "../../choices-of.ts";
import { type FieldProps, useField, useForm } from "./form-context.ts";
import { Labelled } from "./Labelled.tsx";

const inputs: Readonly<Record<string, string>> = { date: "date", phone: "tel" };

/** A number, a switch, a day, a phone, or one of a few. */
export function SimpleField(props: FieldProps) {
  const { problem, value, onChange } = useField(props);
  const { draft } = useForm();
  const { type, widget = "" } = props.schema;
  const choices = choicesOf(props.schema, draft);
  const isNumber = type === "number" || type === "integer";
  const isSwitch = type === "boolean";
  const text = String(value ?? "");
  const read = (typed: string) => (isNumber && typed !== "" ? Number(typed) : typed);
  // Pages refer to a picture by this name, so it cannot be edited.
  if (widget === "image")
    return <img className="shown" src={`/desk/pictures/${text}.jpg`} alt="" loading="lazy" />;
  return (
    <Labelled {...props} isRequired={isSwitch || props.isRequired} problem={problem}>
      {(input) =>
        choices ? (
          <select {...input} value={text} onChange={({ target }) => onChange(target.value)}>
            <option value="" />
            {/* The address of a part of a page, or what another file no longer has. */}
            {text && !choices.some(([choice]) => choice === text) && <option>{text}</option>}
            {choices.map(([choice, label]) => (
              <option key={choice} value={choice}>
                {label}
              </option>
            ))}
          </select>
        ) : (
          <input
            {...input}
            type={isSwitch ? "checkbox" : isNumber ? "number" : (inputs[widget] ?? "text")}
            step="any"
            {...(isSwitch
              ? { checked: (value ?? props.schema.default) === true }
              : { value: text })}
            onChange={({ target }) => onChange(isSwitch ? target.checked : read(target.value))}
          />
        )
      }
    </Labelled>
  );
}
