import { type ReactNode, useEffect, useRef, useState } from "react";
import { get, useFormContext } from "react-hook-form";
import { unwrittenIn } from "../../unwritten.ts";
import { focusFirst } from "../focus-first.ts";
import { words } from "../words.ts";
import { EntryMoves } from "./EntryMoves.tsx";
import { EntrySummary } from "./EntrySummary.tsx";
import { emptyValue } from "./empty-value.ts";
import { moved } from "./moved.ts";
import { type FieldProps, useField } from "./use-field.ts";

type ListFieldProps = FieldProps & { fieldOf: (entry: FieldProps) => ReactNode };

/** Entries that are added, taken away and put in another order; those of several fields fold. */
export function ListField({ fieldOf, ...props }: ListFieldProps) {
  const { name, label, schema } = props;
  const { items: item = {}, minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema;
  const { value, problem } = useField(props);
  const { setValue, formState } = useFormContext();
  // Entries are no longer those that had their places: each is drawn anew, and the keyboard with them.
  const [{ moves, opened }, setMoved] = useState({ moves: 0, opened: -1 });
  const list = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const entry = list.current?.querySelector(":scope > ol")?.children[opened];
    if (entry) focusFirst(entry);
    else if (moves > 0) list.current?.querySelector<HTMLElement>(":scope > .add")?.focus();
  }, [moves, opened]);
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  const change = (changed: readonly unknown[], shown = -1) => {
    setValue(name, changed, { shouldDirty: true, shouldTouch: true });
    setMoved({ moves: moves + 1, opened: shown });
  };
  const entry = item.title ?? label;
  const field = (index: number) =>
    fieldOf({
      name: `${name}.${index}`,
      label: `${entry} ${index + 1}`,
      schema: item,
      isRequired: true,
    });
  return (
    <fieldset className="list" ref={list}>
      <legend>{label}</legend>
      {schema.description && <p className="help">{schema.description}</p>}
      <ol key={moves}>
        {entries.map((one, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no names, and the list is drawn anew when they move.
          <li key={index}>
            {item.properties ? (
              <details
                open={
                  opened === index ||
                  unwrittenIn(one).length > 0 ||
                  get(formState.errors, `${name}.${index}`) !== undefined
                }
              >
                <EntrySummary entry={one} schema={item} otherwise={`${entry} ${index + 1}`} />
                {field(index)}
              </details>
            ) : (
              field(index)
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
