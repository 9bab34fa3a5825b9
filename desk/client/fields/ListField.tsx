import { type ReactNode, useEffect, useRef, useState } from "react";
import { isGroup } from "../../../site/content/reading/field-place.ts";
import { isByDay } from "../../by-day.ts";

import { withEdit } from "../../forgive.ts";
import { words } from "../../words/words.ts";
import { focusFirst } from "../focus-first.ts";
import { isWithin } from "../use-field-form.ts";
import { EntryMoves } from "./EntryMoves.tsx";
import { EntrySummary } from "./EntrySummary.tsx";
import { emptyValue } from "./empty-value.ts";
import { useForm } from "./form-context.ts";
import { moved } from "./moved.ts";
import { useEntryKeys } from "./use-entry-keys.ts";
import { type FieldProps, useField } from "./use-field.ts";

type ListFieldProps = FieldProps & { fieldOf: (entry: FieldProps) => ReactNode };

/** Entries that are added, taken away and put in another order; those of several fields fold. */
export function ListField({ fieldOf, ...props }: ListFieldProps) {
  const { path, label, schema } = props;
  const { items: item = {}, minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema;
  const { value, problem, onChange } = useField(props);
  const { aim, hasProblem } = useForm();
  const entries: readonly unknown[] = Array.isArray(value) ? value : NONE;
  const asSaved = (after: unknown) => withEdit(after, { path: [], after }, item);
  const { keys, next } = useEntryKeys(entries, asSaved);
  const aimed = isWithin(aim.path, path) ? Number(aim.path[path.length] ?? -1) : -1;
  /** The entry for which the form was opened, or that was added. */
  const [own, setOwn] = useState(keys[aimed]);
  const [opened, setOpened] = useState<ReadonlySet<number | undefined>>(new Set([own]));
  const [changes, setChanges] = useState(0);
  const place = keys.indexOf(own ?? -1);
  const list = useRef<HTMLFieldSetElement>(null);
  const show = (key: number | undefined) => {
    setOwn(key);
    setOpened(new Set([key]));
  };
  // Whoever adds an entry goes on in it, whoever takes one away below the list.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change.
  useEffect(() => {
    if (changes === 0) return;
    const entry = list.current?.querySelector(`[data-entry="${place}"]`);
    if (entry) focusFirst(entry);
    else list.current?.querySelector<HTMLElement>(":scope > .add")?.focus();
  }, [changes]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the entry that stands there when it is clicked.
  useEffect(() => show(keys[aimed]), [aimed]);
  // Saving may have put it elsewhere.
  useEffect(() => {
    list.current?.querySelector(`[data-entry="${place}"]`)?.scrollIntoView({ block: "nearest" });
  }, [place]);
  const change = (changed: readonly unknown[], shown?: number) => {
    onChange(changed);
    show(shown);
    setChanges(changes + 1);
  };
  const name = item.title ?? label;
  const order = isByDay(schema);
  const isPast = (one: unknown) => isGroup(one) && order === "first" && `${one.date}` < today();
  const rows = entries.map((one, index) => {
    const at = [...path, index];
    const title = `${name} ${index + 1}`;
    const field = () => fieldOf({ path: at, label: title, schema: item, isRequired: true });
    const key = keys[index];
    const isOpen = opened.has(key) || hasProblem(at);
    const keep = (isNow: boolean) =>
      setOpened((known) => {
        const others = [...known].filter((one) => one !== key);
        return new Set(isNow ? [...others, key] : others);
      });
    return (
      <li key={key} data-entry={index}>
        {item.properties ? (
          <details open={isOpen} onToggle={({ currentTarget }) => keep(currentTarget.open)}>
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
          onMove={(to) => onChange(moved(entries, index, to))}
          onRemove={() => change(entries.toSpliced(index, 1))}
        />
      </li>
    );
  });
  // A day that is being typed is of an early year first.
  const past = rows.filter((_, index) => keys[index] !== own && isPast(entries[index]));
  const add = entries.length < maxItems && (
    <button
      type="button"
      className="add"
      onClick={() => change([...entries, emptyValue(item)], next)}
    >
      {words.add(name)}
    </button>
  );
  return (
    <fieldset className="list" ref={list} data-path={path.join(".")}>
      <legend>{label}</legend>
      {schema.description && <p className="help">{schema.description}</p>}
      {order === "last" && add}
      {past.length > 0 && (
        <details>
          <summary>{words.past(past.length)}</summary>
          <ol>{past}</ol>
        </details>
      )}
      <ol>{rows.filter((row) => !past.includes(row))}</ol>
      <p className="problem" aria-live="polite">
        {problem}
      </p>
      {order !== "last" && add}
    </fieldset>
  );
}

/** The same at each drawing. */
const NONE: readonly unknown[] = [];

/** As the files write a day. */
function today(): string {
  return new Intl.DateTimeFormat("en-CA").format();
}
