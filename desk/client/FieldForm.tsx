import { type RefObject, useEffect, useRef } from "react";
import type { Path } from "../../site/content/mistakes.ts";
import type { FieldPlace } from "../../site/content/reading/field-place.ts";
import { fileSchemaOf } from "../desk-files.ts";
import type { Draft } from "../draft.ts";
import { schemaAtPath } from "../file-schema.ts";
import { stepsTo } from "../owners-words.ts";
import { words } from "../words/words.ts";
import { Field } from "./fields/Field.tsx";
import { FormContext } from "./fields/form-context.ts";
import { findField, focusField, focusFirst } from "./focus-first.ts";
import { PlaceList } from "./PlaceList.tsx";
import { page } from "./page/page.ts";
import { SaveBar } from "./SaveBar.tsx";
import { formOf, useFieldForm } from "./use-field-form.ts";

type FieldFormProps = {
  /** The field that was clicked. An entry of a list opens in the form of its list. */
  aim: FieldPlace;
  /** Other fields that the same element shows. */
  others: readonly FieldPlace[];
  draft: Draft;
  onOpen: (place: FieldPlace) => void;
  /** Reads the draft again. */
  onReload: () => Promise<void>;
  onSaved: () => Promise<void>;
  onClose: () => void;
};

/** The form of a field, a list or a whole file. */
export function FieldForm({ aim, others, draft, onOpen, onClose, ...asks }: FieldFormProps) {
  const { onReload, onSaved } = asks;
  const place = useRef(formOf(aim)).current;
  const form = useFieldForm({ place, draft, onReload, onSaved });
  const schema = schemaAtPath(fileSchemaOf(place.file), place.path);
  const steps = stepsTo(place.file, place.path, draft);
  const label = steps.at(-1)?.label ?? "";
  const isElsewhere = (path: Path) =>
    formOf({ file: place.file, path }).path.length < place.path.length;
  const way = steps.filter(({ path }) => isElsewhere(path));
  const elsewhere = others.map(
    (other) => [stepsTo(other.file, other.path, draft).at(-1)?.label ?? "", other] as const,
  );
  const element = useRef<HTMLFormElement>(null);
  useFocus(element, { place, aim, form });

  const leave = () => {
    onClose();
    page.focus(aim);
  };

  return (
    <FormContext value={{ ...form, place, aim, draft, onOpen }}>
      <form
        ref={element}
        className="field-form"
        noValidate
        aria-label={label}
        onSubmit={(event) => {
          event.preventDefault();
          if (!form.isSaving) void form.save();
        }}
        onKeyDown={({ key }) => key === "Escape" && leave()}
      >
        <header>
          <Way steps={way} onOpen={(path) => onOpen({ file: place.file, path })} />
          <button type="button" className="plain" onClick={leave}>
            {words.close}
          </button>
        </header>
        <div className="scrolls">
          <Field path={place.path} label={label} schema={schema} isRequired />
          <PlaceList label={words.alsoHere} places={elsewhere} onOpen={onOpen} />
        </div>
        <SaveBar form={form} />
      </form>
    </FormContext>
  );
}

type WayProps = { steps: ReturnType<typeof stepsTo>; onOpen: (path: Path) => void };

/** The file and the groups around a field, each with a button that opens its form. */
function Way({ steps, onOpen }: WayProps) {
  return (
    <nav className="way" aria-label={words.way}>
      {steps.map(({ label, path }) => (
        <button key={path.join()} type="button" onClick={() => onOpen(path)}>
          {label}
        </button>
      ))}
    </nav>
  );
}

type Focused = { place: FieldPlace; aim: FieldPlace; form: ReturnType<typeof useFieldForm> };

/** Focuses the field that was clicked, and after a refusal the first field with a problem. */
function useFocus(element: RefObject<HTMLFormElement | null>, { place, aim, form }: Focused) {
  const { refused, listProblems } = form;
  useEffect(() => {
    page.show(aim);
    focusFirst(element.current, aim.path.join("."));
    return () => void page.show(undefined);
  }, [aim, element]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal.
  useEffect(() => {
    const isHere = ({ file, path }: FieldPlace) =>
      file === place.file && findField(element.current, path.join(".")) !== undefined;
    const first = refused.find(isHere);
    if (first) focusField(element.current, first.path.join("."));
    if (!refused.every(isHere)) listProblems(refused.filter((one) => !isHere(one)));
  }, [refused]);
}
