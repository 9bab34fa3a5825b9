/** How the visitor has arrived at the page. */
export function navigationType(): NavigationTimingType | undefined {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return visit?.type;
}

/** Whether the visitor has reloaded the page or come back to it. */
export function isReturn(): boolean {
  return ["reload", "back_forward"].includes(navigationType() ?? "");
}
