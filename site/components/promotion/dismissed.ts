const DISMISSED = "promotion-dismissed";

/** It stays away while the visitor moves about the site; a reload shows it again. Where storage is disabled it opens on each visit. */
export function isDismissed(): boolean {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (visit?.type === "reload") return false;
  try {
    return sessionStorage.getItem(DISMISSED) !== null;
  } catch {
    return false;
  }
}

export function setDismissed(): void {
  try {
    sessionStorage.setItem(DISMISSED, "");
  } catch {
    // See isDismissed.
  }
}
