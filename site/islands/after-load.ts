/** Calls a function `ms` after the load event, or after this call if the page has loaded already. */
export function afterLoad(run: () => void, ms = 0): void {
  const wait = () => setTimeout(run, ms);
  if (document.readyState === "complete") wait();
  else addEventListener("load", wait, { once: true });
}
