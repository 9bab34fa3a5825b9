import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import type { Path } from "../../../site/content/mistakes.ts";
import { emptyValue } from "../../file-schema.ts";
import { words } from "../../words/words.ts";
import { focusFirst } from "../focus-first.ts";
import { isWithin } from "../use-field-form.ts";
import { Entry } from "./Entry.tsx";
import { EntryMoves } from "./EntryMoves.tsx";
import { type FieldProps, useField, useForm } from "./form-context.ts";

type ListFieldProps = FieldProps & { fieldOf: (entry: FieldProps) => ReactNode };

/** A list whose entries can be added, removed and moved. An entry of several fields folds. */
export function ListField({ fieldOf, ...props }: ListFieldProps) {
  const { path, label, schema } = props;
  const { items: item = {}, minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema;
  const { value, problem, onChange } = useField(props);
  const { hasProblem } = useForm();
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  const list = useRef<HTMLFieldSetElement>(null);
  const { keyOf, reorder, isOpen, toggle, openAndFocus } = useEntries(list, path);
  const name = item.title ?? label;
  // The website sorts by days, and finds an old address wherever it stands.
  const isOrdered = !Object.values(item.properties ?? {}).some(
    ({ widget, isFormerAddress }) => widget === "date" || isFormerAddress,
  );
  const rows = entries.map((entry, index) => {
    const at = [...path, index];
    const title = `${name} ${index + 1}`;
    const field = fieldOf({ path: at, label: title, schema: item, isRequired: true });
    const fold = { isOpen: isOpen(index) || hasProblem(at), onToggle: toggle(index) };
    return (
      <li key={keyOf(index)} data-entry={index}>
        {item.properties ? <Entry {...{ entry, title, item, ...fold }}>{field}</Entry> : field}
        <EntryMoves
          label={title}
          {...{ index, count: entries.length, isKept: entries.length <= minItems, isOrdered }}
          onChange={(order) => {
            onChange(order.map((place) => entries[place]));
            reorder(order);
            if (order.length < entries.length) openAndFocus(undefined);
          }}
        />
      </li>
    );
  });
  const add = () => {
    onChange([...entries, emptyValue(item)]);
    openAndFocus(entries.length);
  };
  return (
    <fieldset className="list" ref={list} data-path={path.join(".")}>
      <legend>{label}</legend>
      {schema.description && <p className="help">{schema.description}</p>}
      {entries.length < maxItems && (
        <button type="button" className="add" onClick={add}>
          {words.add(name)}
        </button>
      )}
      {((entries.length <= minItems && minItems > 0) || entries.length >= maxItems) && (
        <p className="help">{words.kept(entries.length, minItems, maxItems)}</p>
      )}
      <p className="problem" aria-live="polite">
        {problem}
      </p>
      <ol>{rows}</ol>
    </fieldset>
  );
}

/**
 * A key for each entry, which it keeps while it is typed in and moved, and the one open entry: first the one
 * that was clicked on the page.
 */
function useEntries(list: RefObject<HTMLFieldSetElement | null>, path: Path) {
  const { aim } = useForm();
  const [keys, setKeys] = useState<readonly number[]>([]);
  const keyOf = (index: number) => keys[index] ?? Math.max(-1, ...keys) + 1 + index;
  const aimed = isWithin(aim.path, path) ? aim.path[path.length] : undefined;
  const keyOfAimed = aimed === undefined ? undefined : keyOf(Number(aimed));
  const [opened, setOpened] = useState(keyOfAimed);
  const [focused, setFocused] = useState<{ index: number | undefined }>();
  // The focus goes to an added entry, and after a removal to the button above the list.
  useEffect(() => {
    if (!focused) return;
    const entry = list.current?.querySelector(`[data-entry="${focused.index}"]`);
    if (entry) focusFirst(entry);
    else list.current?.querySelector<HTMLElement>(":scope > .add")?.focus();
  }, [focused, list]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the entry that stands there when it is clicked.
  useEffect(() => setOpened(keyOfAimed), [aimed]);
  return {
    keyOf,
    reorder: (order: readonly number[]) => setKeys(order.map(keyOf)),
    isOpen: (index: number) => opened === keyOf(index),
    // The closing of another entry does not close the one that was opened.
    toggle: (index: number) => (isNow: boolean) =>
      setOpened((known) => (isNow ? keyOf(index) : known === keyOf(index) ? undefined : known)),
    openAndFocus: (index: number | undefined) => {
      setOpened(index === undefined ? undefined : keyOf(index));
      setFocused({ index });
    },
  };
}
