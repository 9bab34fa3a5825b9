// Runs in the site's page beside the editor, as it stands here.
if (self !== top) {
  const [arrival] = performance.getEntriesByType("navigation");
  const isReturn =
    arrival instanceof PerformanceNavigationTiming && arrival.type === "back_forward";
  const last = sessionStorage.getItem("last page");
  if (isReturn && last && last !== location.href) location.replace(last);
  else sessionStorage.setItem("last page", location.href);
}
