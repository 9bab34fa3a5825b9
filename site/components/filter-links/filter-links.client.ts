import * as attribute from "./filter-attributes.ts";

/** Filters a list in place and keeps the choice in the address; without script the form requests that address. */
export function startFilters(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>(`[${attribute.name}]`)) {
    const select = (value: string) => narrow(form, value);
    form.addEventListener("submit", (event) => {
      const button = event.submitter as HTMLButtonElement | null;
      if (!button) return;
      event.preventDefault();
      select(button.value);
      history.replaceState(null, "", location.pathname + queryOf(form, button.value));
    });
    // A static host answers every query with the same page.
    const asked = new URLSearchParams(location.search).get(form.getAttribute(attribute.name) ?? "");
    const chosen = form.querySelector<HTMLElement>(`button[value="${CSS.escape(asked ?? "")}"]`);
    if (asked && chosen) {
      select(asked);
      // On a phone it may stand further along the row; some of what is before it stays in sight.
      const row = chosen.parentElement as HTMLElement;
      row.scrollLeft = chosen.offsetLeft - row.clientWidth / 3;
    }
  }
}

function narrow(form: HTMLFormElement, value: string): void {
  const scope = form.parentElement ?? document.body;
  const items = [
    ...scope.querySelectorAll<HTMLElement>(`[${attribute.list}] > [${attribute.tags}]`),
  ];
  for (const item of items) {
    item.hidden =
      !isAll(form, value) && !item.getAttribute(attribute.tags)?.split(" ").includes(value);
  }
  for (const button of form.querySelectorAll("button")) {
    button.ariaPressed = String(button.value === value);
  }
  const shown = items.filter((item) => !item.hidden).length;
  // Replaces the whole sentence, so that a screen reader announces it.
  const status = form.querySelector<HTMLElement>(`[${attribute.status}]`);
  if (status) status.textContent = `${status.getAttribute(attribute.status)} ${shown}`;
  const empty = scope.querySelector<HTMLElement>(`[${attribute.empty}]`);
  if (!empty) return;
  empty.hidden = shown > 0;
  for (const link of empty.querySelectorAll("a")) link.search = queryOf(form, value);
}

function queryOf(form: HTMLFormElement, value: string): string {
  return isAll(form, value) ? "" : `?${form.getAttribute(attribute.name)}=${value}`;
}

function isAll(form: HTMLFormElement, value: string): boolean {
  return value === form.getAttribute(attribute.all);
}
