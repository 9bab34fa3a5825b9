/** The id of a form's field, for links to it. */
export function fieldId(name: string): string {
  return `field-${name}`;
}
