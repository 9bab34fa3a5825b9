import { type ReactNode, useEffect, useRef, useState } from "react";
import { isByDay } from "../../by-day.ts";
import { isGroup } from "../../file-schema.ts";
import { unwrittenIn } from "../../unwritten.ts";
import { words } from "../../words/words.ts";
import { focusFirst } from "../focus-first.ts";
import { isWithin } from "../problems.ts";
import { EntryMoves } from "./EntryMoves.tsx";
import { EntrySummary } from "./EntrySummary.tsx";
import { emptyValue } from "./empty-value.ts";
import { useForm } from "./form-context.ts";
import { moved } from "./moved.ts";
import { type FieldProps, useField } from "./use-field.ts";

type ListFieldProps = FieldProps & { fieldOf: (entry: FieldProps) => ReactNode };

/** Entries that are added, taken away and put in another order; those of several fields fold. */
export function ListField({ fieldOf, ...props }: ListFieldProps) {
  const { path, label, schema } = props;
  const { items: item = {}, minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema;
  const { value, problem, onChange } = useField(props);
  const { aim, hasProblem } = useForm();
  const aimed = isWithin(aim.path, path) ? Number(aim.path[path.length] ?? -1) : -1;
  // Entries are no longer those that had their places: each is drawn anew, and the keyboard with them.
  const [{ moves, opened }, setMoved] = useState({ moves: 0, opened: aimed });
  const list = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (moves === 0) return;
    const entry = list.current?.querySelector(`[data-entry="${opened}"]`);
    if (entry) focusFirst(entry);
    else list.current?.querySelector<HTMLElement>(":scope > .add")?.focus();
  }, [moves, opened]);
  useEffect(() => setMoved((known) => ({ ...known, opened: aimed })), [aimed]);
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  const change = (changed: readonly unknown[], shown = -1) => {
    onChange(changed);
    setMoved({ moves: moves + 1, opened: shown });
  };
  const name = item.title ?? label;
  const order = isByDay(schema);
  const isPast = (one: unknown) => isGroup(one) && order === "first" && `${one.date}` < today();
  const rows = entries.map((one, index) => {
    const at = [...path, index];
    const title = `${name} ${index + 1}`;
    const field = () => fieldOf({ path: at, label: title, schema: item, isRequired: true });
    const isOpen = opened === index || unwrittenIn(one).length > 0 || hasProblem(at);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: entries have no names, and the list is drawn anew when they move.
      <li key={index} data-entry={index}>
        {item.properties ? (
          <details open={isOpen}>
            <EntrySummary entry={one} schema={item} otherwise={title} />
            {field()}
          </details>
        ) : (
          field()
        )}
        <EntryMoves
          label={title}
          isFirst={index === 0}
          isLast={index === entries.length - 1}
          isKept={entries.length <= minItems}
          isOrdered={order !== undefined}
          onMove={(to) => change(moved(entries, index, to), to)}
          onRemove={() => change(entries.toSpliced(index, 1))}
        />
      </li>
    );
  });
  // A day that is being typed is of an early year first.
  const past = rows.filter((_, index) => index !== opened && isPast(entries[index]));
  const add = entries.length < maxItems && (
    <button
      type="button"
      className="add"
      onClick={() => {
        const isOnTop = order === "last";
        const at = isOnTop ? 0 : entries.length;
        change(entries.toSpliced(at, 0, emptyValue(item)), at);
      }}
    >
      {words.add(name)}
    </button>
  );
  return (
    <fieldset className="list" ref={list}>
      <legend>{label}</legend>
      {schema.description && <p className="help">{schema.description}</p>}
      {order === "last" && add}
      {past.length > 0 && (
        <details>
          <summary>{words.past(past.length)}</summary>
          <ol>{past}</ol>
        </details>
      )}
      <ol key={moves}>{rows.filter((row) => !past.includes(row))}</ol>
      <p className="problem" aria-live="polite">
        {problem}
      </p>
      {order !== "last" && add}
    </fieldset>
  );
}

/** As the files write a day. */
function today(): string {
  return new Intl.DateTimeFormat("en-CA").format();
}
