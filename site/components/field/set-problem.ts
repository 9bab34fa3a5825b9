export type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Makes a field invalid until it is changed. */
export function setProblem(control: FormControl, sentence: string): void {
  control.setCustomValidity(sentence);
  control.addEventListener("input", () => control.setCustomValidity(""), { once: true });
}
