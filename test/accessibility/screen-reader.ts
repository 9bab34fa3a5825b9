import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { virtual } from "@guidepup/virtual-screen-reader";
import type { Page } from "@playwright/test";

type Reader = typeof virtual;
type WithReader = typeof globalThis & { reader: Reader };

const ADDRESS = "/virtual-screen-reader.js";
const source = fileURLToPath(import.meta.resolve("@guidepup/virtual-screen-reader/browser.js"));

/** The page may load a virtual screen reader from its own origin. */
export function admitReader(page: Page): Promise<unknown> {
  const body = readFileSync(source, "utf8");
  return page.route(`**${ADDRESS}`, (route) =>
    route.fulfill({ contentType: "text/javascript", body }),
  );
}

/** What a screen reader says of a part of the page, line by line to its end. */
export async function readOut(page: Page, selector: string): Promise<string> {
  await start(page, selector);
  const phrases = await page.evaluate(async () => {
    const { reader } = globalThis as WithReader;
    const end = `end of ${await reader.lastSpokenPhrase()}`;
    do await reader.next();
    while ((await reader.lastSpokenPhrase()) !== end);
    const phrases = await reader.spokenPhraseLog();
    await reader.stop();
    return phrases;
  });
  return withoutMarkup(phrases).join("\n");
}

/** What it says by itself while something is done; `last` ends what is worth hearing. */
export async function listen(
  page: Page,
  act: () => Promise<unknown>,
  last: string,
): Promise<string> {
  await start(page, "body");
  await page.evaluate(() => (globalThis as WithReader).reader.clearSpokenPhraseLog());
  await act();
  const heard = () => page.evaluate(() => (globalThis as WithReader).reader.spokenPhraseLog());
  while (!(await heard()).some((phrase) => phrase.includes(last))) await page.waitForTimeout(50);
  const phrases = await heard();
  await page.evaluate(() => (globalThis as WithReader).reader.stop());
  return phrases.join("\n");
}

function start(page: Page, selector: string): Promise<void> {
  return page.evaluate(
    async ({ address, selector }) => {
      const { virtual } = (await import(address)) as { virtual: Reader };
      (globalThis as WithReader).reader = virtual;
      const container = document.querySelector(selector);
      if (!container) throw new Error(`There is no ${selector} to read.`);
      await virtual.start({ container });
    },
    { address: ADDRESS, selector },
  );
}

const whole = /^(?:heading|link|button)\b/;

/** Without the ends of things, and without the parts of what was said whole. */
function withoutMarkup(phrases: readonly string[]): string[] {
  const lines: string[] = [];
  let inside = "";
  for (const phrase of phrases) {
    if (phrase === `end of ${inside}`) inside = "";
    else if (inside ? phrase.startsWith("link, ") : !/^(end of |paragraph$)/.test(phrase)) {
      lines.push(phrase);
      if (!inside && whole.test(phrase) && phrases.includes(`end of ${phrase}`)) inside = phrase;
    }
  }
  return lines;
}
