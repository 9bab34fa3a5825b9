import { Labelled } from "./Labelled.tsx";
import { type FieldProps, useField } from "./use-field.ts";

const inputs: Readonly<Record<string, string>> = { date: "date", colour: "color", phone: "tel" };

/** A number, a switch, a day, a phone or a colour. */
export function SimpleField(props: FieldProps) {
  const { problem, value, onChange, ...field } = useField(props);
  const { type, widget = "" } = props.schema;
  const isNumber = type === "number" || type === "integer";
  // Pages name a picture by its file: it keeps its name.
  if (widget === "image")
    return <img className="shown" src={`/desk/pictures/${value}.jpg`} alt="" />;
  if (type === "boolean") {
    return (
      <Labelled {...props} isRequired problem={problem}>
        {(input) => (
          <input
            {...input}
            {...field}
            type="checkbox"
            checked={(value ?? props.schema.default) === true}
            onChange={({ target }) => onChange(target.checked)}
          />
        )}
      </Labelled>
    );
  }
  const read = (text: string) => (isNumber && text !== "" ? Number(text) : text);
  return (
    <Labelled {...props} problem={problem}>
      {(input) => (
        <input
          {...input}
          {...field}
          type={isNumber ? "number" : (inputs[widget] ?? "text")}
          step="any"
          value={String(value ?? "")}
          onChange={({ target }) => onChange(read(target.value))}
        />
      )}
    </Labelled>
  );
}
