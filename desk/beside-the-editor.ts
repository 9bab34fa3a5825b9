import type { Plugin } from "vite";

/**
 * The two frames of the desk share one history, and the editor closes a page by going back in it,
 * which takes the site to where it was then. So the site returns to where it was last.
 */
export function besideTheEditor(): Plugin {
  const script = { tag: "script", children: `(${returnToLastPage})()` };
  return { name: "beside-the-editor", transformIndexHtml: () => [script] };
}

/** Runs in the page. */
function returnToLastPage(): void {
  if (self === top) return;
  const [arrival] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const last = sessionStorage.getItem("last page");
  if (arrival?.type === "back_forward" && last && last !== location.href) location.replace(last);
  else sessionStorage.setItem("last page", location.href);
}
