/** Narrows a list in place and keeps the choice in the address; without script the form's own address answers. */
export function startFilters(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>("[data-filter]")) {
    const select = (value: string) => narrow(form, value);
    form.addEventListener("submit", (event) => {
      const button = event.submitter as HTMLButtonElement | null;
      if (!button) return;
      event.preventDefault();
      select(button.value);
      history.replaceState(null, "", addressOf(form, button.value));
    });
    // A static host answers every query with the same page.
    const asked = new URLSearchParams(location.search).get(form.dataset.filter ?? "");
    if (asked && form.querySelector(`button[value="${CSS.escape(asked)}"]`)) select(asked);
  }
}

function narrow(form: HTMLFormElement, value: string): void {
  const scope = form.parentElement ?? document.body;
  const items = [...scope.querySelectorAll<HTMLElement>("[data-filter-list] > [data-tags]")];
  for (const item of items) {
    item.hidden = !isAll(form, value) && !item.dataset.tags?.split(" ").includes(value);
  }
  for (const button of form.querySelectorAll("button")) {
    button.ariaPressed = String(button.value === value);
  }
  const shown = items.filter((item) => !item.hidden).length;
  // The whole sentence anew: a screen reader says what has changed.
  const status = form.querySelector<HTMLElement>("[data-filter-status]");
  if (status) status.textContent = `${status.dataset.filterStatus} ${shown}`;
  const empty = scope.querySelector<HTMLElement>("[data-filter-empty]");
  if (empty) empty.hidden = shown > 0;
}

function addressOf(form: HTMLFormElement, value: string): string {
  return isAll(form, value) ? location.pathname : `?${form.dataset.filter}=${value}`;
}

function isAll(form: HTMLFormElement, value: string): boolean {
  return value === form.dataset.filterAll;
}
