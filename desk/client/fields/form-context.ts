import { createContext, useContext } from "react";
import type { FieldPlace } from "../../../site/content/reading/field-place.ts";
import type { Draft } from "../../draft.ts";
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

/** @throws Error outside a FormContext */
export function useForm(): Form {
  const form = useContext(FormContext);
  if (!form) throw new Error("A field must stand inside <FormContext>.");
  return form;
}
