import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { type Colour, readSigns, type Sight } from "./read-signs.ts";

const INTERACTIVE =
  "a, button, summary, label, input, select, textarea, figure, [tabindex], li, tr";
/** A few pixels may be noise; a tenth of them are a stroke of a letter. */
const WORST_SHARE = 0.1;

/** Texts, fields and rings of the focus whose contrast is too low, one line each (WCAG 1.4.3 and 1.4.11). */
export async function lowContrast(page: Page, sight: Sight = "rest"): Promise<string[]> {
  const signs = await page.evaluate(readSigns, sight);
  const found: string[] = [];
  for (const [index, { name, colour, painted, least }] of signs.entries()) {
    const text = page.locator(`[data-on-picture="${index}"]`);
    const ratios = painted
      ? painted.map(({ text, ground }) => ratio(text, ground))
      : (await pixelsUnder(text)).map((ground) => ratio(colour, ground));
    ratios.sort((one, other) => one - other);
    const worst = ratios[painted ? 0 : Math.floor(ratios.length * WORST_SHARE)] ?? 0;
    if (worst < least) found.push(`${worst.toFixed(2)} instead of ${least}: ${name}`);
  }
  return [...new Set(found)];
}

/** As all links, buttons and fields look at once when the pointer is on each, or the focus in each. */
export async function force(
  page: Page,
  ...states: ("hover" | "focus" | "focus-visible" | "active")[]
) {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument", { depth: 0 });
  const { nodeIds } = await session.send("DOM.querySelectorAll", {
    nodeId: root.nodeId,
    selector: INTERACTIVE,
  });
  const forced = nodeIds.map((nodeId) =>
    session.send("CSS.forcePseudoState", { nodeId, forcedPseudoClasses: states }),
  );
  await Promise.all(forced);
  return () => session.detach();
}

async function pixelsUnder(text: Locator): Promise<Colour[]> {
  await text.evaluate((element: HTMLElement) => {
    element.style.setProperty("color", "transparent", "important");
  });
  const picture = await text.screenshot();
  await text.evaluate((element: HTMLElement) => element.style.removeProperty("color"));
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Array.from({ length: info.width * info.height }, (_, pixel) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(pixel * 4);
    return [red, green, blue, 1];
  });
}

function ratio(one: Colour, other: Colour): number {
  const lights = [luminance(one), luminance(other)];
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
}

/** Relative luminance of sRGB, WCAG 2.2. */
function luminance([red, green, blue]: Colour): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
