import type { Page } from "@playwright/test";

/** Controls that have the focus and targets of links that lie under a bar (WCAG 2.4.11). */
export function obscured(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { floatingOf } = window.sight;
    const found: string[] = [];
    const focusable = "a[href], button, input, select, textarea, summary, [tabindex='0']";
    for (const control of document.querySelectorAll<HTMLElement>(focusable)) {
      if (!control.checkVisibility({ visibilityProperty: true })) continue;
      control.focus();
      if (document.activeElement !== control) continue;
      if (await isUnder(control))
        found.push(`focused under a bar: ${control.outerHTML.slice(0, 90)}`);
    }
    for (const { hash } of document.querySelectorAll<HTMLAnchorElement>("a[href*='#']")) {
      const target = document.getElementById(hash.slice(1));
      if (!target?.checkVisibility()) continue;
      target.scrollIntoView({ behavior: "instant" });
      const first = target.querySelector("h1, h2, h3, legend, label, p") ?? target;
      if (await isUnder(first)) found.push(`target under a bar: ${hash}`);
    }
    return found;

    async function isUnder(element: Element): Promise<boolean> {
      // A bar has a moment to leave.
      for (let frame = 0; frame < 40; frame++) {
        if (!coverOf(element)) return false;
        await new Promise(requestAnimationFrame);
      }
      return true;
    }

    function coverOf(element: Element): Element | undefined {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
      const hit = document.elementFromPoint((left + right) / 2, y);
      if (!hit || element.contains(hit) || hit.contains(element)) return undefined;
      const floating = floatingOf(hit);
      return floating?.contains(element) ? undefined : floating;
    }
  });
}
