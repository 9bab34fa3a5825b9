import { useEffect, useRef } from "react";
import { FormProvider } from "react-hook-form";
import { type FieldPlace, writePlace } from "../../site/content/field-place.ts";
import { fileSchemaOf } from "../desk-files.ts";
import type { Draft } from "../draft.ts";
import { schemaAtPath } from "../file-schema.ts";
import { stepsTo } from "../owners-words.ts";
import type { Edit } from "../saving.ts";
import { EntryTools } from "./EntryTools.tsx";
import { Field } from "./fields/Field.tsx";
import { FormContext } from "./fields/form-context.ts";
import { focusFirst } from "./focus-first.ts";
import type { ShownPage } from "./page/use-page.ts";
import { RemoveTreatment } from "./RemoveTreatment.tsx";
import { SaveBar } from "./SaveBar.tsx";
import { useFieldForm } from "./use-field-form.ts";
import { words } from "./words.ts";

type FieldFormProps = {
  place: FieldPlace;
  /** What the same words or picture of the page hold besides. */
  others: readonly FieldPlace[];
  draft: Draft;
  page: ShownPage;
  onOpen: (place: FieldPlace) => void;
  onSaved: (edits?: readonly Edit[]) => void;
  onClose: () => void;
};

/** The form of one field, as of a whole file: its way there, its fields, and what came of saving. */
export function FieldForm({
  place,
  others,
  draft,
  page,
  onOpen,
  onSaved,
  onClose,
}: FieldFormProps) {
  const saving = useFieldForm({ place, draft, onSaved });
  const { form, save, keep } = saving;
  const schema = schemaAtPath(fileSchemaOf(place.file), place.path);
  const steps = stepsTo(place.file, place.path);
  const heading = useRef<HTMLFormElement>(null);
  const { isDirty, isSubmitting } = form.formState;

  useEffect(() => {
    page.show(place);
    focusFirst(heading.current);
    return () => void page.show(undefined);
  }, [place, page.show]);

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty }) => {
          if (!isDirty) return;
          keep(values.value);
          if (typeof values.value === "string")
            page.preview(place, draft.filledIn(values.value, place.file));
        },
      }),
    [form, keep, page, place, draft],
  );

  const leave = () => {
    if (isDirty && typeof draft.valueAt(place) === "string")
      page.preview(place, draft.filledIn(String(draft.valueAt(place)), place.file));
    onClose();
    page.focus(place);
  };

  return (
    <FormProvider {...form}>
      <FormContext value={{ place, draft, onOpen, saveNow: () => void save() }}>
        <form
          ref={heading}
          className="field-form"
          noValidate
          aria-label={steps.at(-1)?.label ?? ""}
          // A button that is disabled loses the keyboard.
          onSubmit={(event) => (isSubmitting ? event.preventDefault() : save(event))}
          onKeyDown={({ key }) => key === "Escape" && leave()}
        >
          <header>
            <nav className="way" aria-label={words.way}>
              {steps.slice(0, -1).map(({ label, path }) => (
                <button
                  key={path.join()}
                  type="button"
                  onClick={() => onOpen({ file: place.file, path })}
                >
                  {label}
                </button>
              ))}
            </nav>
            <button type="button" className="plain" onClick={leave}>
              {words.close}
            </button>
          </header>
          <div className="scrolls">
            <Field name="value" label={steps.at(-1)?.label ?? ""} schema={schema} isRequired />
            {!isDirty && <EntryTools {...{ place, draft, onOpen, onSaved }} />}
            {place.file.startsWith("treatments/") && place.path.length === 0 && (
              <RemoveTreatment
                file={place.file}
                onRemoved={() => {
                  onSaved();
                  onClose();
                  page.goTo("/");
                }}
              />
            )}
            {others.length > 0 && (
              <nav className="buttons" aria-label={words.alsoHere}>
                {others.map((other) => (
                  <button key={writePlace(other)} type="button" onClick={() => onOpen(other)}>
                    {stepsTo(other.file, other.path).at(-1)?.label}
                  </button>
                ))}
              </nav>
            )}
          </div>
          <SaveBar saving={saving} isDirty={isDirty} isSubmitting={isSubmitting} />
        </form>
      </FormContext>
    </FormProvider>
  );
}
