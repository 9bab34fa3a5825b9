import { createContext, useContext } from "react";
import type { FieldPlace } from "../../../site/content/field-place.ts";
import type { Draft } from "../../draft.ts";

type Form = {
  place: FieldPlace;
  draft: Draft;
  onOpen: (place: FieldPlace) => void;
  saveNow: () => void;
};

/** The form around a field. */
export const FormContext = createContext<Form | null>(null);

/** Throws outside of a FormContext. */
export function useFormPlace(): Form {
  const form = useContext(FormContext);
  if (!form) throw new Error("A field must stand inside <FormContext>.");
  return form;
}
