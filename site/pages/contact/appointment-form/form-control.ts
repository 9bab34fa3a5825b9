export type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The form's control with this name; undefined if the form, or the control, is not there. */
export function controlOf(form: HTMLFormElement | null, name: string): FormControl | undefined {
  return (form?.elements.namedItem(name) as FormControl | null | undefined) ?? undefined;
}
