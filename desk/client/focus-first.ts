const FIELDS = "textarea, input, select, [role=textbox], .picture button";

/** What stands in the place of fields where every entry is folded. */
const ENTRIES = "summary, .add";

/** Gives the keyboard to the field at a path, else to the first that can be seen, or to the first section or entry. */
export function focusFirst(within: Element | null | undefined, path = ""): void {
  const aimed = within?.querySelector(`[data-path="${path}"]`);
  const first = (selector: string) =>
    [...((aimed ?? within)?.querySelectorAll<HTMLElement>(selector) ?? [])].find((one) =>
      one.checkVisibility(),
    );
  const found = first(`.fields button, ${FIELDS}`) ?? first(ENTRIES);
  found?.focus();
  // With its label and its help: on a phone the bar with Save would cover them.
  found?.closest(".labelled")?.scrollIntoView({ block: "nearest" });
}

/** Gives the keyboard to a field and brings it into view with what is said of it; false where it is not shown. */
export function focusField(within: Element | null | undefined, path: string): boolean {
  const field = within?.querySelector(`[data-path="${path}"]`);
  if (!field) return false;
  const folded = (at: Element) => at.closest<HTMLDetailsElement>("details:not([open])");
  for (let at = folded(field); at; at = folded(at)) at.open = true;
  const add = field.querySelector<HTMLElement>(":scope > .add");
  if (add) add.focus();
  else focusFirst(field);
  (add ?? field).scrollIntoView({ block: "nearest" });
  return true;
}
