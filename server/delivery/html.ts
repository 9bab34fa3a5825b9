/** Complete, trusted markup that is not escaped again. */
export class Html {
  readonly markup: string;
  constructor(markup: string) {
    this.markup = markup;
  }
}

type Value = string | Html | readonly Html[];

/** Tagged template that escapes every value except `Html`. */
export function html(texts: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(String.raw({ raw: texts }, ...values.map(markupOf)));
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function markupOf(value: Value): string {
  if (typeof value === "string") return escapeHtml(value);
  return value instanceof Html ? value.markup : value.map(({ markup }) => markup).join("");
}
