import type { Page } from "@playwright/test";
import { content, site } from "../clinic-under-test.ts";
import { showFonts } from "./fonts.ts";
import { expect, phone, test } from "./visits.ts";

const SMALLEST_TEXT_PX = 13;
const WIDTHS = [360, 390, 820, 1100, 1440, 1920];
const drawn = content.treatments.filter(({ slug }) => site.media.signature(slug));

for (const { path } of drawn)
  test(`the drawings of ${path} have words of at least 13 px, none over another or cut`, async ({
    read,
  }) => {
    const { page } = await read(path);
    await showFonts(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await faultsOfWords(page, SMALLEST_TEXT_PX), `at ${width} px`).toEqual([]);
    }
  });

test("a screen reader announces a drawing once, and each fact as a term with its answers", async ({
  read,
}) => {
  const { page } = await read("/microneedling-near-me-woodbridge", phone);
  const announced = await accessibleNodes(page);
  const caption = announced.indexOf("Figcaption");
  expect(announced.slice(caption, caption + 4)).toEqual([
    "Figcaption",
    "StaticText: How deep the needles go",
    expect.stringMatching(/^image: A section through the skin, drawn to scale\. At the left five/),
    "list",
  ]);
  const number = announced.indexOf("term: Plan on");
  expect(announced.slice(number, number + 8)).toEqual([
    "term: Plan on",
    "StaticText: Plan on",
    "definition",
    "paragraph",
    "StaticText: 3–6 sessions, or 6–8 sessions for scarring",
    "paragraph",
    "StaticText: Sessions are 4–6 weeks apart.",
    "term: Downtime",
  ]);
});

/** Chromium's accessibility tree in reading order: the role and the name of each node. */
async function accessibleNodes(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const inOrder = (id: string): string[] => {
    const { role, name, ignored, childIds = [] } = byId.get(id) ?? { ignored: true };
    const isShown = !ignored && role?.value !== "InlineTextBox" && role?.value !== "generic";
    const words = String(name?.value ?? "").replaceAll("\u2060", "");
    const own = isShown ? [words ? `${role?.value}: ${words}` : String(role?.value)] : [];
    return [...own, ...childIds.flatMap(inOrder)];
  };
  return nodes[0] ? inOrder(nodes[0].nodeId) : [];
}

/** The words of the drawings that are too small, cut by the screen or over other words. */
function faultsOfWords(page: Page, smallest: number): Promise<string[]> {
  return page.evaluate((smallest) => {
    const lines = [...document.querySelectorAll<SVGTextElement>(".drawing :is(text, tspan)")]
      .map((element) => {
        const range = document.createRange();
        const own = [...element.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE);
        if (own) range.selectNode(own);
        const { left, right, top, bottom, height } = range.getBoundingClientRect();
        const px = Number.parseFloat(getComputedStyle(element).fontSize);
        const size = px * (element.getScreenCTM()?.a ?? 0);
        // Above and below the letters a line has space that another line may share.
        const trim = height * 0.22;
        const box = { left, right, top: top + trim, bottom: bottom - trim };
        return { words: own?.textContent ?? "", size, box, svg: element.ownerSVGElement };
      })
      .filter(({ words }) => words.trim());
    return lines.flatMap(({ words, size, box, svg }, index) => {
      const over = lines.slice(index + 1).filter((other) => {
        const { left, right, top, bottom } = other.box;
        const isBeside = right <= box.left || left >= box.right;
        return other.svg === svg && !isBeside && bottom > box.top && top < box.bottom;
      });
      return [
        ...(size < smallest - 0.05 ? [`${words} has ${size.toFixed(1)} px`] : []),
        ...(box.left < 0 || box.right > innerWidth ? [`${words} is cut`] : []),
        ...over.map((other) => `${words} is over ${other.words}`),
      ];
    });
  }, smallest);
}
