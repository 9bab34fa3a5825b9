/** Puts words in the place of an element's own, where it shows nothing else. A phrase in asterisks stands in italics. */
export function showText(element: Element, text: string): void {
  const [before = "", phrase, after = ""] = text.split("*");
  const italics = element.querySelector(":scope > i");
  if (italics && element.childElementCount === 1) {
    italics.textContent = phrase ?? "";
    element.replaceChildren(before, italics, after);
  } else if (
    element.childElementCount === 0 &&
    element.getAttribute("data-desk")?.includes(" ") === false
  ) {
    element.textContent = text;
  }
}
