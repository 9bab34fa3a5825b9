type Place = { key: string; element: HTMLElement };

/**
 * Captures the state of an island's HTML: input, selection, focus and open details. React replaces the
 * HTML on a mismatch, which a translation, an extension or the browser can cause.
 * @returns a function that applies the captured state to the new HTML
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

/** Every element with a key that is stable when elements are inserted, texts are wrapped or React's ids change. */
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

/** Copies value, selection and open state. `from` may be detached: it keeps these properties. */
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
  // Null for a field type without a text selection, such as email.
  const { selectionStart: start, selectionEnd: end } = from as HTMLInputElement;
  if (start != null) (to as HTMLInputElement).setSelectionRange(start, end);
}
