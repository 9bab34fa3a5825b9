/** The text of a clinic's `interface.yaml` without the fields that its form has of its own. */
export function withoutOwnFields(text: string): string {
  return text.replace(/^ {2}moreFields:\n(?: {4}.*\n)*/m, "");
}
