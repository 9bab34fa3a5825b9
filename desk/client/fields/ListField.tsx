import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { words } from "../../words/words.ts";
import { focusFirst } from "../focus-first.ts";
import { isWithin } from "../use-field-form.ts";
import { EntryMoves } from "./EntryMoves.tsx";
import { EntrySummary } from "./EntrySummary.tsx";
import { emptyValue } from "./empty-value.ts";
import { useForm } from "./form-context.ts";
import { useEntryKeys } from "./use-entry-keys.ts";
import { type FieldProps, useField } from "./use-field.ts";

type ListFieldProps = FieldProps & { fieldOf: (entry: FieldProps) => ReactNode };

/** A list whose entries can be added, removed and moved. An entry of several fields folds. */
export function ListField({ fieldOf, ...props }: ListFieldProps) {
  const { path, label, schema } = props;
  const { items: item = {}, minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema;
  const { value, problem, onChange } = useField(props);
  const { aim, hasProblem } = useForm();
  const entries: readonly unknown[] = Array.isArray(value) ? value : NONE;
  const { keys, next } = useEntryKeys(entries);
  const aimed = isWithin(aim.path, path) ? Number(aim.path[path.length] ?? -1) : -1;
  const list = useRef<HTMLFieldSetElement>(null);
  const { opened, setOpened, openAndFocus } = useOpenedEntry(list, keys, aimed);
  const change = (changed: readonly unknown[], shown?: number) => {
    onChange(changed);
    openAndFocus(shown);
  };
  const name = item.title ?? label;
  const rows = entries.map((one, index) => {
    const at = [...path, index];
    const title = `${name} ${index + 1}`;
    const field = () => fieldOf({ path: at, label: title, schema: item, isRequired: true });
    const key = keys[index];
    const isOpen = opened === key || hasProblem(at);
    // The closing of another entry does not close the one that was opened.
    const keep = (isNow: boolean) =>
      setOpened((known) => (isNow ? key : known === key ? undefined : known));
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
          onMove={(by) => onChange(moved(entries, index, index + by))}
          onRemove={() => change(entries.toSpliced(index, 1))}
        />
      </li>
    );
  });
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
      {add}
      {entries.length <= minItems && minItems > 0 && (
        <p className="help">{words.kept(minItems, maxItems)}</p>
      )}
      <p className="problem" aria-live="polite">
        {problem}
      </p>
      <ol>{rows}</ol>
    </fieldset>
  );
}

/** The key of the one open entry, first of the one that was clicked on the page: `aimed` is its place. */
function useOpenedEntry(
  list: RefObject<HTMLFieldSetElement | null>,
  keys: readonly number[],
  aimed: number,
) {
  const [opened, setOpened] = useState(keys[aimed]);
  const [changes, setChanges] = useState(0);
  const place = keys.indexOf(opened ?? -1);
  // The focus goes to an added entry, and after a removal to the button above the list.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change.
  useEffect(() => {
    if (changes === 0) return;
    const entry = list.current?.querySelector(`[data-entry="${place}"]`);
    if (entry) focusFirst(entry);
    else list.current?.querySelector<HTMLElement>(":scope > .add")?.focus();
  }, [changes]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the entry that stands there when it is clicked.
  useEffect(() => setOpened(keys[aimed]), [aimed]);
  const openAndFocus = (key: number | undefined) => {
    setOpened(key);
    setChanges(changes + 1);
  };
  return { opened, setOpened, openAndFocus };
}

/** One array for all renders, so that it does not look like a change. */
const NONE: readonly unknown[] = [];

/** The list with one of its entries at another place. */
function moved(entries: readonly unknown[], from: number, to: number): unknown[] {
  return entries.toSpliced(from, 1).toSpliced(to, 0, entries[from]);
}
