const covering = new Set<Element>();

/** Keeps the page still while any modal dialog or the menu covers it. The page keeps its width, although its scroll bar goes. */
export function coverPage(by: Element, covers: boolean): void {
  if (covers) covering.add(by);
  else covering.delete(by);
  const root = document.documentElement;
  const isCovered = covering.size > 0;
  if (root.hasAttribute("data-covered") === isCovered) return;
  root.style.paddingInlineEnd = isCovered ? `${innerWidth - root.clientWidth}px` : "";
  root.toggleAttribute("data-covered", isCovered);
}
