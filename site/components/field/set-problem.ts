export type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Makes a field invalid until the event. */
export function setProblem(control: FormControl, sentence: string, until: "input" | "blur"): void {
  control.setCustomValidity(sentence);
  control.addEventListener(until, () => control.setCustomValidity(""), { once: true });
}
