import { createContext, useContext } from "react";
import type { Path } from "../../../site/content/mistakes.ts";
import type { FieldPlace } from "../../../site/content/reading/field-place.ts";
import type { Draft } from "../../draft.ts";
import type { FileSchema } from "../../file-schema.ts";
import type { useFieldForm } from "../use-field-form.ts";

type Form = ReturnType<typeof useFieldForm> & {
  place: FieldPlace;
  /** The clicked field within the form. */
  aim: FieldPlace;
  draft: Draft;
  onOpen: (place: FieldPlace) => void;
};

/** The form around a field. */
export const FormContext = createContext<Form | null>(null);

export type FieldProps = {
  /** In its file. */
  path: Path;
  label: string;
  schema: FileSchema;
  isRequired: boolean;
};

/** A field's value, its problems, and how to change it. */
export function useField({ path }: FieldProps) {
  const { valueAt, problemsAt, change } = useForm();
  const onChange = (to: unknown) => change(path, to);
  return { value: valueAt(path), problem: problemsAt(path), onChange };
}

/** @throws Error outside a FormContext */
export function useForm(): Form {
  const form = useContext(FormContext);
  if (!form) throw new Error("A field must stand inside <FormContext>.");
  return form;
}
