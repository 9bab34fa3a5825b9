import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress } from "node:zlib";
import { chromium } from "@playwright/test";
import { MissingPrerequisite, temporaryFolder } from "../../test/support/process.ts";
import type { Driver } from "./driver.ts";

/** Chromium 110 to 113 has `popover` behind a flag, and logs an error for every page that uses it. */
const FALSE_ALARM = "Found a 'popover' attribute";

/** Starts a packed headless Chromium from npm, which is made for cloud functions. @param version a key of package.json */
export async function startOldChromium(version: string): Promise<Driver> {
  const packed = join(import.meta.dirname, "../node_modules", version, "bin/chromium.br");
  if (!existsSync(packed)) throw new MissingPrerequisite(`needs ${version} from npm`);
  const executablePath = join(temporaryFolder(version), "chromium");
  const unpacked = createWriteStream(executablePath, { mode: 0o755 });
  await pipeline(createReadStream(packed), createBrotliDecompress(), unpacked);
  const browser = await chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--disable-gpu"],
  });
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  page.on("console", (message) => {
    const isOurs = message.location().url.includes("//127.0.0.1");
    const text = message.text();
    if (message.type() === "error" && isOurs && !text.startsWith(FALSE_ALARM)) errors.push(text);
  });
  // Playwright's click needs browser features that these versions lack.
  const click = async (selector: string) => {
    const [x, y] = await page.evaluate(middleOf, selector);
    await page.mouse.click(x, y);
  };
  return {
    name: `Chromium ${browser.version()}`,
    resize: (width, height) => page.setViewportSize({ width, height }),
    go: async (url) => void (await page.goto(url)),
    click,
    async type(selector, text) {
      await click(selector);
      await page.keyboard.type(text);
    },
    evaluate: (expression) => page.evaluate(expression),
    errors: async () => errors.splice(0),
    close: () => browser.close(),
  };
}

/** Runs in the page: waits for the element, and scrolls it to the centre. */
async function middleOf(selector: string): Promise<[number, number]> {
  const find = () => document.querySelector(selector);
  for (let waits = 0; waits < 100 && !find()?.getClientRects().length; waits++)
    await new Promise((done) => setTimeout(done, 50));
  // These versions treat "instant" as the smooth scrolling of the page.
  document.documentElement.style.scrollBehavior = "auto";
  find()?.scrollIntoView({ block: "center" });
  const box = find()?.getBoundingClientRect();
  if (!box) throw new Error(`There is no ${selector}.`);
  return [box.left + box.width / 2, box.top + box.height / 2];
}
