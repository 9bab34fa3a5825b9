const FIELDS = "textarea, input, select, [role=textbox], .picture button";

/** Focuses the field at a path, or the first visible field, section or entry. */
export function focusFirst(within: Element | null | undefined, path = ""): void {
  const aimed = within?.querySelector(`[data-path="${path}"]`);
  const first = (selector: string) =>
    [...((aimed ?? within)?.querySelectorAll<HTMLElement>(selector) ?? [])].find((one) =>
      one.checkVisibility(),
    );
  const found = first(`.fields button, ${FIELDS}`) ?? first("summary") ?? first(".add");
  found?.focus();
  // With its label and its help: on a phone the bar with Save would cover them.
  found?.closest(".labelled")?.scrollIntoView({ block: "nearest" });
}

/** The element of a field, unless the form does not show it. */
export function findField(within: Element | null | undefined, path: string): Element | undefined {
  return within?.querySelector(`[data-path="${path}"]`) ?? undefined;
}

/** Focuses a field, and scrolls to it with its problem. */
export function focusField(within: Element | null | undefined, path: string): void {
  const field = findField(within, path);
  if (!field) return;
  const folded = (at: Element) => at.closest<HTMLDetailsElement>("details:not([open])");
  for (let at = folded(field); at; at = folded(at)) at.open = true;
  const add = field.querySelector<HTMLElement>(":scope > .add");
  if (add) add.focus();
  else focusFirst(field);
  (add ?? field).scrollIntoView({ block: "nearest" });
}
