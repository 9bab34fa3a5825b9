import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { isGroup } from "../../file-schema.ts";
import { words } from "../words.ts";
import { ChoicesField } from "./ChoicesField.tsx";
import { emptyValue } from "./empty-value.ts";
import { PictureField } from "./PictureField.tsx";
import { SelectField } from "./SelectField.tsx";
import { SimpleField } from "./SimpleField.tsx";
import { TextField } from "./TextField.tsx";
import { type FieldProps, useField } from "./use-field.ts";

/** Any field of the schema, from a switch to a whole file. */
export function Field(props: FieldProps) {
  const { schema } = props;
  const { type, widget, properties, additionalProperties } = schema;
  if (schema.isHidden) return null;
  if (widget === "photo") return <PictureField {...props} />;
  if (widget === "treatment" || widget === "drawing" || schema.enum)
    return <SelectField {...props} />;
  if (type === "array") {
    return schema.items?.enum ? <ChoicesField {...props} /> : <ListField {...props} />;
  }
  if (properties) return <GroupField {...props} />;
  if (additionalProperties) return <RecordField {...props} />;
  if (type === "string" && (!widget || widget === "hours")) return <TextField {...props} />;
  return <SimpleField {...props} />;
}

/** Fields that belong together. */
function GroupField(props: FieldProps) {
  const { name, label, schema } = props;
  const { problem } = useField(props);
  const { properties = {}, required = [], description } = schema;
  return (
    <fieldset className="group">
      <legend>{label}</legend>
      {description && <p className="help">{description}</p>}
      {Object.entries(properties).map(([part, partSchema]) => (
        <Field
          key={part}
          name={`${name}.${part}`}
          label={partSchema.title ?? part}
          schema={partSchema}
          isRequired={required.includes(part)}
        />
      ))}
      <p className="problem" aria-live="polite">
        {problem}
      </p>
    </fieldset>
  );
}

/** Entries that are added, taken away and put in another order. */
function ListField(props: FieldProps) {
  const { name, label, schema } = props;
  const { items: item = {}, minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema;
  const { value, problem } = useField(props);
  const { setValue } = useFormContext();
  // Entries are no longer those that had their places: each is drawn anew.
  const [moves, setMoves] = useState(0);
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  const change = (changed: readonly unknown[]) => {
    setValue(name, changed, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
    setMoves(moves + 1);
  };
  const entry = item.title ?? label;
  return (
    <fieldset className="list">
      <legend>{label}</legend>
      {schema.description && <p className="help">{schema.description}</p>}
      <ol key={moves}>
        {entries.map((one, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no names, and the list is drawn anew when they move.
          <li key={index}>
            <Field
              name={`${name}.${index}`}
              label={`${entry} ${index + 1}`}
              schema={item}
              isRequired
            />
            <div className="moves">
              <button
                type="button"
                disabled={index === 0}
                aria-label={words.up(entry, index + 1)}
                onClick={() => change(moved(entries, index, index - 1))}
              >
                ↑
              </button>
              <button
                type="button"
                disabled={index === entries.length - 1}
                aria-label={words.down(entry, index + 1)}
                onClick={() => change(moved(entries, index, index + 1))}
              >
                ↓
              </button>
              <button
                type="button"
                disabled={entries.length <= minItems}
                aria-label={words.remove(entry, index + 1)}
                onClick={() => change(entries.filter((other) => other !== one))}
              >
                {words.takeAway}
              </button>
            </div>
          </li>
        ))}
      </ol>
      <p className="problem" aria-live="polite">
        {problem}
      </p>
      {entries.length < maxItems && (
        <button
          type="button"
          className="add"
          onClick={() => change([...entries, emptyValue(item)])}
        >
          {words.add(entry)}
        </button>
      )}
    </fieldset>
  );
}

function moved(entries: readonly unknown[], from: number, to: number): unknown[] {
  const rest = entries.toSpliced(from, 1);
  return rest.toSpliced(to, 0, entries[from]);
}

/** Values by their names: the shared values of one file. */
function RecordField(props: FieldProps) {
  const { name, label, schema } = props;
  const { value } = useField(props);
  const names = Object.keys(isGroup(value) ? value : {});
  if (names.length === 0) return null;
  return (
    <fieldset className="group">
      <legend>{label}</legend>
      {names.map((part) => (
        <Field
          key={part}
          name={`${name}.${part}`}
          label={part}
          schema={schema.additionalProperties || {}}
          isRequired
        />
      ))}
    </fieldset>
  );
}
