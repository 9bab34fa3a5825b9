import type { Page } from "@playwright/test";

export type Box = { left: number; top: number; right: number; bottom: number };
/** A line of text or a control, with the part of its box that no ancestor clips. */
export type Piece = { element: Element; words: string; isControl: boolean; box: Box };

export type Sight = {
  textNodes: () => Text[];
  /** What the viewport holds now. */
  pieces: () => Piece[];
  /** The part of a box that no ancestor of the element clips. */
  clipped: (box: Box, element: Element) => Box;
  /** Whether a person cannot see through the element. */
  isOpaque: (element: Element) => boolean;
  /** Whether the element has a ground of its own, if a thin one. */
  isPainted: (element: Element) => boolean;
  /** The fixed or sticky element which this element belongs to. */
  floatingOf: (element: Element) => Element | undefined;
};

declare global {
  interface Window {
    sight: Sight;
  }
}

/** Gives the page the functions that the checks share. */
export function openSight(page: Page): Promise<void> {
  return page.evaluate(() => {
    // The hit test passes over what takes no pointer, and a person does not.
    const style = new CSSStyleSheet();
    style.replaceSync("* { pointer-events: auto !important }");
    document.adoptedStyleSheets.push(style);

    const alphaOf = (colour: string) =>
      Number(/(?:rgba\(.*,|\/)\s*([\d.]+)\)$/.exec(colour)?.[1] ?? 1);
    const shown = { opacityProperty: true, visibilityProperty: true };
    const isReadAloudOnly = (element: Element) => element.closest(".sr-only, .skip-link") !== null;

    const sight: Sight = {
      textNodes() {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const found: Text[] = [];
        while (walker.nextNode()) {
          const node = walker.currentNode as Text;
          const parent = node.parentElement;
          if (!node.data.trim() || !parent?.checkVisibility(shown)) continue;
          if (parent.closest("script, style, noscript, select, textarea, iframe")) continue;
          if (!isReadAloudOnly(parent)) found.push(node);
        }
        return found;
      },
      pieces() {
        const seen: Piece[] = [];
        const add = (element: Element, words: string, isControl: boolean, whole: DOMRect) => {
          // Between the lines there is space that two lines may share.
          const trim = isControl ? 1 : whole.height * 0.22;
          const { left, right, top, bottom } = whole;
          if (bottom < 0 || top > innerHeight || whole.width < 2) return;
          const inside = { left, right, top: top + trim, bottom: bottom - trim };
          const box = sight.clipped(inside, element);
          const isSeen = box.right - box.left > 2 && box.bottom - box.top > 2;
          if (isSeen) seen.push({ element, words: words.trim().slice(0, 60), isControl, box });
        };
        const range = document.createRange();
        for (const node of sight.textNodes()) {
          range.selectNodeContents(node);
          for (const box of range.getClientRects())
            add(node.parentElement as Element, node.data, false, box);
        }
        for (const control of document.querySelectorAll(
          "a[href], button, input, select, textarea, summary",
        ))
          if (control.checkVisibility(shown) && !isReadAloudOnly(control))
            for (const box of control.getClientRects())
              add(control, control.textContent || control.outerHTML, true, box);
        return seen;
      },
      clipped(box, element) {
        let { left, right } = box;
        let top = Math.max(box.top, 0);
        let bottom = Math.min(box.bottom, innerHeight);
        for (let up: Element | null = element; up && up !== document.body; up = up.parentElement) {
          const { overflow, contain, clipPath, position } = getComputedStyle(up);
          if (overflow !== "visible" || contain === "paint" || clipPath !== "none") {
            const edge = up.getBoundingClientRect();
            [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
            [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
          }
          if (position === "fixed") break;
        }
        return { left: Math.max(left, 0), right: Math.min(right, innerWidth), top, bottom };
      },
      isOpaque(element) {
        if (element.matches("img, video, iframe, canvas")) return true;
        const { backgroundColor, opacity } = getComputedStyle(element);
        return alphaOf(backgroundColor) * Number(opacity) > 0.9;
      },
      isPainted(element) {
        if (element.matches("img, video, iframe, canvas, svg, svg *")) return true;
        const { backgroundColor, backgroundImage } = getComputedStyle(element);
        return alphaOf(backgroundColor) > 0.1 || backgroundImage !== "none";
      },
      floatingOf(element) {
        for (let up: Element | null = element; up; up = up.parentElement)
          if (["fixed", "sticky"].includes(getComputedStyle(up).position)) return up;
        return undefined;
      },
    };
    window.sight = sight;
  });
}
