/** Replaces the text of an element that has no other content. A phrase in asterisks is set in italics. */
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
