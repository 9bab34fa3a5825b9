type Place = { key: string; element: HTMLElement };

/**
 * Reads what the visitor has done to an island's HTML. React may be about to replace that HTML: it renders
 * an island anew where a translator, an extension or the browser changed what the build rendered.
 * @returns does the same to the HTML that stands in its place then
 */
export function keepState(root: HTMLElement): () => void {
  const { activeElement } = document;
  const before = placesIn(root).map((place) => {
    const { scrollLeft: left, scrollTop: top } = place.element;
    return { ...place, left, top };
  });
  return () => {
    const after = new Map(placesIn(root).map(({ key, element }) => [key, element]));
    for (const { key, element, left, top } of before) {
      const replacement = after.get(key);
      if (!replacement) continue;
      copyInput(element, replacement);
      if (left || top) replacement.scrollTo({ left, top, behavior: "instant" });
      if (element === activeElement) focusAs(element, replacement);
    }
  };
}

/** Every element with a key that inserted elements, wrapped texts and React's own ids do not change. */
function placesIn(root: HTMLElement): Place[] {
  const counts = new Map<string, number>();
  return [...root.querySelectorAll<HTMLElement>("*")].map((element) => {
    const name = element.getAttribute("name") ?? element.getAttribute("class");
    const kind = [element.localName, name, element.getAttribute("value")].join();
    const count = counts.get(kind) ?? 0;
    counts.set(kind, count + 1);
    return { key: `${kind},${count}`, element };
  });
}

/** A detached element still knows its value, what is chosen and whether it is open. */
function copyInput(from: HTMLElement, to: HTMLElement): void {
  if (from instanceof HTMLDetailsElement) (to as HTMLDetailsElement).open = from.open;
  if (from instanceof HTMLInputElement) (to as HTMLInputElement).checked = from.checked;
  if (from.matches("input, select, textarea")) {
    (to as HTMLInputElement).value = (from as HTMLInputElement).value;
  }
  if ("pressed" in from.dataset) to.dataset.pressed = "";
}

function focusAs(from: HTMLElement, to: HTMLElement): void {
  to.focus({ preventScroll: true });
  // Fields without a selection, such as an email's, have null.
  const { selectionStart: start, selectionEnd: end } = from as HTMLInputElement;
  if (start != null) (to as HTMLInputElement).setSelectionRange(start, end);
}
