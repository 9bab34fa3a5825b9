import { existsSync } from "node:fs";
import puppeteer from "puppeteer-core";
import { needProgram } from "../../test/support/process.ts";
import type { Driver } from "./driver.ts";

const FIREFOX = "/usr/bin/firefox-esr";

/** Firefox ESR over WebDriver BiDi. */
export async function startFirefox(): Promise<Driver> {
  needProgram(() => existsSync(FIREFOX), "firefox-esr");
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: FIREFOX,
    headless: true,
  });
  const page = await browser.newPage();
  return {
    name: `Firefox ${(await browser.version()).replace(/^\w+\//, "")}`,
    resize: (width, height) => page.setViewport({ width, height }),
    go: async (url) => void (await page.goto(url)),
    click: (selector) => page.locator(selector).click(),
    type: (selector, text) => page.type(selector, text),
    evaluate: (expression) => page.evaluate(expression),
  };
}
