import { useState } from "react";
import { get, useFormContext } from "react-hook-form";
import { isGroup } from "../../file-schema.ts";
import { words } from "../words.ts";
import { ChoicesField } from "./ChoicesField.tsx";
import { EntryMoves } from "./EntryMoves.tsx";
import { emptyValue } from "./empty-value.ts";
import { FocusField } from "./FocusField.tsx";
import { useFormPlace } from "./form-context.ts";
import { moved } from "./moved.ts";
import { PictureField } from "./PictureField.tsx";
import { SelectField } from "./SelectField.tsx";
import { SimpleField } from "./SimpleField.tsx";
import { TextField } from "./TextField.tsx";
import { type FieldProps, useField } from "./use-field.ts";

/** Any field of the schema, from a switch to a whole file. */
export function Field(props: FieldProps) {
  const { schema } = props;
  const { place } = useFormPlace();
  const { type, widget, properties, additionalProperties } = schema;
  if (schema.isHidden) return null;
  if (widget === "photo") return <PictureField {...props} />;
  if (widget === "focus") return <FocusField {...props} />;
  if (widget === "treatment" || widget === "drawing" || schema.enum)
    return <SelectField {...props} />;
  if (type === "array") {
    const isChosen = schema.items?.enum || place.path[0] === "sample";
    return isChosen ? <ChoicesField {...props} /> : <ListField {...props} />;
  }
  if (properties) return <GroupField {...props} />;
  if (additionalProperties) return <RecordField {...props} />;
  if (type === "string" && (!widget || widget === "hours")) return <TextField {...props} />;
  return <SimpleField {...props} />;
}

/** Fields that belong together. A whole file shows its sections, each of which opens. */
function GroupField(props: FieldProps) {
  const { place, onOpen } = useFormPlace();
  const { name, label, schema } = props;
  const { problem } = useField(props);
  const { properties = {}, required = [], description } = schema;
  const isFile = place.path.length === 0 && name === "value";
  // What is needed before going live alone stands last.
  const parts = Object.entries(properties)
    .filter(([, part]) => !part.isHidden)
    .toSorted(([one], [other]) => Number(one === "sample") - Number(other === "sample"));
  const isSection = ([, { type }]: (typeof parts)[number]) =>
    isFile && (type === "object" || type === "array");
  return (
    <fieldset className="group">
      <legend>{label}</legend>
      {description && <p className="help">{description}</p>}
      {parts.some(isSection) && (
        <ul className="fields">
          {parts.filter(isSection).map(([part, { title = part }]) => (
            <li key={part}>
              <button type="button" onClick={() => onOpen({ file: place.file, path: [part] })}>
                {title}
              </button>
            </li>
          ))}
        </ul>
      )}
      {parts
        .filter((part) => !isSection(part))
        .map(([part, partSchema]) => (
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

/** Entries that are added, taken away and put in another order; those of several fields fold. */
function ListField(props: FieldProps) {
  const { name, label, schema } = props;
  const { items: item = {}, minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema;
  const { value, problem } = useField(props);
  const { setValue, formState } = useFormContext();
  // Entries are no longer those that had their places: each is drawn anew.
  const [moves, setMoves] = useState(0);
  const [opened, setOpened] = useState<number>();
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  const change = (changed: readonly unknown[], shown?: number) => {
    setValue(name, changed, { shouldDirty: true, shouldTouch: true });
    setMoves(moves + 1);
    setOpened(shown);
  };
  const entry = item.title ?? label;
  const fieldOf = (index: number) => (
    <Field name={`${name}.${index}`} label={`${entry} ${index + 1}`} schema={item} isRequired />
  );
  return (
    <fieldset className="list">
      <legend>{label}</legend>
      {schema.description && <p className="help">{schema.description}</p>}
      <ol key={moves}>
        {entries.map((one, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no names, and the list is drawn anew when they move.
          <li key={index}>
            {item.properties ? (
              <details
                open={opened === index || get(formState.errors, `${name}.${index}`) !== undefined}
              >
                <summary>{summaryOf(one) || `${entry} ${index + 1}`}</summary>
                {fieldOf(index)}
              </details>
            ) : (
              fieldOf(index)
            )}
            <EntryMoves
              label={`${entry} ${index + 1}`}
              isFirst={index === 0}
              isLast={index === entries.length - 1}
              isKept={entries.length <= minItems}
              onMove={(by) => change(moved(entries, index, index + by), index + by)}
              onRemove={() => change(entries.toSpliced(index, 1))}
            />
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
          onClick={() => change([...entries, emptyValue(item)], entries.length)}
        >
          {words.add(entry)}
        </button>
      )}
    </fieldset>
  );
}

/** By its first words: a review by its name, a question by itself. */
function summaryOf(entry: unknown): string {
  const texts = Object.values(isGroup(entry) ? entry : {});
  return String(texts.find((text) => typeof text === "string" && text !== "") ?? "");
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
