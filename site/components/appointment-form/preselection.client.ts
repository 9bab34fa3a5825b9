/** `/contact?service=…` on a host that serves the same page to every query; our own server has it in the HTML. */
export function startPreselection(): void {
  const select = document.querySelector<HTMLSelectElement>("select[name=service]");
  const asked = new URLSearchParams(location.search).get("service");
  if (!select || !asked || select.value) return;
  if ([...select.options].some(({ value }) => value === asked)) select.value = asked;
}
