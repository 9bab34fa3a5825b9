/** The specification asks for the unknown path on the console. */
export function reportNotFound(): void {
  if (!document.querySelector("[data-not-found]")) return;
  console.error("404: no page at", location.pathname);
}
