/**
 * Runs in the page, also in Chromium 103. Returns the controls in the viewport that a person cannot
 * reach.
 */
export async function misplaced(): Promise<string[]> {
  const found: string[] = [];
  const root = document.documentElement;
  // Old Chromium treats "instant" as the smooth scrolling of the page.
  root.style.scrollBehavior = "auto";
  if (root.scrollWidth > innerWidth) found.push(`${root.scrollWidth} px wide`);
  for (const [x, y] of [
    [0.5, 0.5],
    [0.25, 0.4],
    [0.75, 0.4],
    [0.25, 0.6],
    [0.75, 0.6],
  ] as const) {
    const hit = document.elementFromPoint(innerWidth * x, innerHeight * y);
    const isPage = hit === document.body || hit?.closest("main, header, footer, section");
    if (!isPage || hit?.closest("dialog, #menu")) found.push(`${nameOf(hit)} in the middle`);
  }
  const before = scrollY;
  for (const control of document.querySelectorAll("a[href], button, input, select, textarea")) {
    // Old Chromium gives the content of closed details a position, although it renders nothing there.
    const isHidden = control.closest("[inert], details:not([open]) > :not(summary)");
    if (isHidden || !isOnScreen(control)) continue;
    control.scrollIntoView({ block: "center", behavior: "instant" });
    const cover = coverOf(control);
    // Waits for a bar to slide away.
    for (let waits = 0; waits < 40 && coverOf(control); waits++)
      await new Promise((done) => setTimeout(done, 25));
    if (cover && coverOf(control)) found.push(`${nameOf(control)} under ${nameOf(cover)}`);
  }
  scrollTo({ top: before, behavior: "instant" });
  return found;

  function isOnScreen(element: Element): boolean {
    const { left, right, top, bottom, width } = element.getBoundingClientRect();
    if (width < 2 || getComputedStyle(element).visibility !== "visible") return false;
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    if (x < 0 || x > innerWidth || y < 0 || y > innerHeight) return false;
    for (let up = element.parentElement; up && up !== document.body; up = up.parentElement) {
      const edge = up.getBoundingClientRect();
      const isOutside = x < edge.left || x > edge.right || y < edge.top || y > edge.bottom;
      const { overflow, clipPath, contain } = getComputedStyle(up);
      const isClipping = overflow !== "visible" || clipPath !== "none" || contain === "paint";
      if (isOutside && isClipping) return false;
    }
    return true;
  }

  /** Returns the fixed or sticky element over the centre of this one. */
  function coverOf(element: Element): Element | undefined {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (!hit || element.contains(hit) || hit.contains(element)) return undefined;
    for (let up: Element | null = hit; up && !up.contains(element); up = up.parentElement)
      if (["fixed", "sticky"].includes(getComputedStyle(up).position)) return up;
    return undefined;
  }

  function nameOf(element: Element | null): string {
    return element?.outerHTML.slice(0, 80) ?? "nothing";
  }
}
