import type { Page } from "@playwright/test";

/** Of the screen's height: a person scrolls on before the last lines have left. */
const STEP = 0.7;
/** Where something stays while the rest passes, it may meet a short line. */
const SMALL_STEP = 0.15;

/** Scrolls from the top to the end and says what cannot be read on the way. */
export function scrollThrough(page: Page): Promise<string[]> {
  return page.evaluate(
    async ([step, smallStep]) => {
      const found = new Set<string>();
      const { isOpaque, isPainted, floatingOf, pieces } = window.sight;
      type Seen = ReturnType<typeof pieces>[number];
      type Box = Seen["box"];
      const shown = { opacityProperty: true, visibilityProperty: true };
      const floating = [...document.querySelectorAll("body *")].filter((element) =>
        ["fixed", "sticky"].includes(getComputedStyle(element).position),
      );
      const root = document.documentElement;
      const frames = async () => {
        for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      };

      scrollTo({ top: 0, behavior: "instant" });
      await frames();
      for (let before = -1; ; ) {
        const isStart = before === -1;
        const isEnd = scrollY + innerHeight >= root.scrollHeight - 1 || scrollY === before;
        const seen = pieces();
        const { atTop, atBottom } = dockedBars();
        const docked = [...(isStart ? [] : atTop), ...(isEnd ? [] : atBottom)];
        if (root.scrollWidth > root.clientWidth)
          say(`wider than the screen: ${root.scrollWidth} px`);
        sayTextsThroughEachOther(seen.filter(({ isControl }) => !isControl));
        for (const cover of floating)
          if (!docked.some((bar) => bar.contains(cover))) sayWhatIsUnder(cover, seen);
        if (isEnd) break;
        before = scrollY;
        const bars = new Set<Element | undefined>([...atTop, ...atBottom, undefined]);
        const isPassed = seen.some(({ element }) => !bars.has(floatingOf(element)));
        scrollBy({ top: innerHeight * (isPassed ? smallStep : step), behavior: "instant" });
        await frames();
      }
      return [...found];

      function say(what: string) {
        found.add(what.replace(/\s+/g, " "));
      }

      /** Opaque toolbars, as wide as the screen: the page passes behind them, except its first and last lines. */
      function dockedBars() {
        const bars = floating
          .filter((element) => isOpaque(element) && element.checkVisibility(shown))
          .map((element) => ({ element, box: element.getBoundingClientRect() }))
          .filter(({ box }) => box.width >= root.clientWidth - 1 && box.height < innerHeight / 2)
          .sort((one, other) => one.box.top - other.box.top);
        const atTop: Element[] = [];
        let edge = 0;
        for (const { element, box } of bars)
          if (box.top <= edge + 1 && box.bottom > edge) {
            atTop.push(element);
            edge = box.bottom;
          }
        const atBottom = bars
          .filter(({ box }) => Math.abs(box.bottom - innerHeight) <= 1)
          .map(({ element }) => element);
        return { atTop, atBottom };
      }

      function sayTextsThroughEachOther(texts: Seen[]) {
        for (const [index, one] of texts.entries())
          for (const other of texts.slice(index + 1)) {
            const at = one.element !== other.element && meeting(one.box, other.box);
            if (!at) continue;
            const stack = document.elementsFromPoint(at.x, at.y);
            const depths = [one, other].map(({ element }) => stack.indexOf(element));
            if (depths.includes(-1)) continue;
            const lower = (depths[0] ?? 0) > (depths[1] ?? 0) ? one : other;
            const above = stack.slice(0, Math.max(...depths));
            if (!above.some((element) => isOpaque(element) && !element.contains(lower.element)))
              say(`texts through each other: “${one.words}” and “${other.words}”`);
          }
      }

      function sayWhatIsUnder(cover: Element, seen: Seen[]) {
        const parts = [cover, ...cover.querySelectorAll("*")]
          .filter((part) => isPainted(part) && part.checkVisibility(shown))
          .map((element) => ({ element, box: element.getBoundingClientRect() }));
        for (const { element, words, isControl, box } of seen) {
          if (cover.contains(element)) continue;
          const isUnder = parts.some((part) => {
            const at = meeting(box, part.box);
            if (!at) return false;
            const stack = document.elementsFromPoint(at.x, at.y);
            const [above, below] = [stack.indexOf(part.element), stack.indexOf(element)];
            return above !== -1 && above < below;
          });
          const what = isControl ? "control" : "text";
          if (isUnder) say(`${what} under a floating element: “${words}” under ${nameOf(cover)}`);
        }
      }

      /** The middle of what two boxes share; undefined where that is too little to be seen. */
      function meeting(one: Box, other: Box) {
        const [left, right] = [Math.max(one.left, other.left), Math.min(one.right, other.right)];
        const [top, bottom] = [Math.max(one.top, other.top), Math.min(one.bottom, other.bottom)];
        if (right - left < 3 || bottom - top < 3) return undefined;
        return { x: (left + right) / 2, y: (top + bottom) / 2 };
      }

      function nameOf({ tagName, className }: Element) {
        return `<${tagName.toLowerCase()} class="${className}">`;
      }
    },
    [STEP, SMALL_STEP] as const,
  );
}
