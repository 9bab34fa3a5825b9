type PageVisit = PerformanceNavigationTiming & { activationStart?: number };

/** The remaining part of a delay of `ms` after the load event. For a prerendered page the delay starts at its activation. */
export function leftAfterLoad(ms: number): number {
  const [visit] = performance.getEntriesByType("navigation") as PageVisit[];
  // The page has not loaded yet, so the full delay remains.
  if (!visit?.loadEventStart) return ms;
  const since = Math.max(visit.loadEventStart, visit.activationStart ?? 0);
  return Math.max(0, ms - (performance.now() - since));
}

/** Whether the menu or a panel of the navigation is open. */
export function isMenuOpen(): boolean {
  const openMenu = "popover" in HTMLElement.prototype ? ":popover-open" : "#menu.is-open";
  return document.querySelector(`${openMenu}, .header-panel[open]`) !== null;
}
