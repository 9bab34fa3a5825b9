type PageVisit = PerformanceNavigationTiming & { activationStart?: number };

/** How many of so many ms after the load are left; of a page that was rendered ahead, after it was shown. */
export function leftAfterLoad(ms: number): number {
  const [visit] = performance.getEntriesByType("navigation") as PageVisit[];
  // Of a page that has not loaded yet all of them.
  if (!visit?.loadEventStart) return ms;
  const since = Math.max(visit.loadEventStart, visit.activationStart ?? 0);
  return Math.max(0, ms - (performance.now() - since));
}

/** Whether the menu or a panel of the header is open. */
export function isMenuOpen(): boolean {
  const openMenu = "popover" in HTMLElement.prototype ? ":popover-open" : "#menu.is-open";
  return document.querySelector(`${openMenu}, .header-panel[open]`) !== null;
}

/** A picture that came after its dialog had appeared would be the largest paint of the page, and late. */
export async function decoded(picture: HTMLImageElement | null): Promise<void> {
  if (!picture) return;
  picture.loading = "eager";
  await picture.decode().catch(() => undefined);
}
