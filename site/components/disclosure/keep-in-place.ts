/**
 * Of the disclosures of a group only one is open. If the one above closes, the page scrolls by as much, so that the
 * pressed heading stays under the finger.
 */
export function keepPressedInPlace(): void {
  addEventListener("click", (event) => {
    const summary = (event.target as Element).closest("summary");
    const disclosure = summary?.parentElement as HTMLDetailsElement | null | undefined;
    // A browser without groups has no `name`.
    if (!summary || !disclosure?.name || disclosure.open) return;
    // Opened here rather than by the browser, so that no frame shows the heading in another place.
    event.preventDefault();
    const { top } = summary.getBoundingClientRect();
    disclosure.open = true;
    scrollBy({ top: summary.getBoundingClientRect().top - top, behavior: "instant" });
  });
}
