const FIELDS = "textarea, input, select, [role=textbox], .picture button";

/** Gives the keyboard to the field at a path, else to the first that can be seen, or to the first section. */
export function focusFirst(within: Element | null | undefined, path = ""): void {
  const aimed = within?.querySelector(`[data-path="${path}"]`);
  const all = (aimed ?? within)?.querySelectorAll<HTMLElement>(`.fields button, ${FIELDS}`) ?? [];
  [...all].find((one) => one.checkVisibility())?.focus();
}
