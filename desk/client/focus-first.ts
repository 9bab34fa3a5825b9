const FIELDS = "textarea, input, select, [role=textbox], .picture button";

/** Gives the keyboard to the first field that can be seen, or to the first section where there are some. */
export function focusFirst(within: Element | null | undefined): void {
  const all = within?.querySelectorAll<HTMLElement>(`.fields button, ${FIELDS}`) ?? [];
  [...all].find((one) => one.checkVisibility())?.focus();
}
