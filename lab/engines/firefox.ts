import { existsSync } from "node:fs";
import type { ConsoleMessage } from "puppeteer-core";
import { needProgram } from "../../test/support/process.ts";
import type { Driver } from "./driver.ts";
import { needPackage } from "./needs.ts";

const FIREFOX = "/usr/bin/firefox-esr";

/** Starts Firefox ESR over WebDriver BiDi. */
export async function startFirefox(): Promise<Driver> {
  needProgram(() => existsSync(FIREFOX), "firefox-esr");
  const { default: puppeteer } = await needPackage(() => import("puppeteer-core"));
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: FIREFOX,
    headless: true,
  });
  const page = await browser.newPage();
  const errors: Promise<string[]>[] = [];
  page.on("pageerror", (error) => errors.push(Promise.resolve([String(error)])));
  page.on("console", (message) => {
    const isOurs = message.location().url?.includes("//127.0.0.1");
    if (message.type() === "error" && isOurs) errors.push(wordsOf(message));
  });
  return {
    name: `Firefox ${(await browser.version()).replace(/^\w+\//, "")}`,
    resize: (width, height) => page.setViewport({ width, height }),
    go: async (url) => void (await page.goto(url)),
    click: (selector) => page.locator(selector).click(),
    type: (selector, text) => page.type(selector, text),
    evaluate: (expression) => page.evaluate(expression),
    errors: async () => (await Promise.all(errors.splice(0))).flat(),
    close: () => browser.close(),
  };
}

/** Adds the messages of errors, which Puppeteer omits. Ignores pages that were left, because Firefox then rejects their imports. */
function wordsOf(message: ConsoleMessage): Promise<string[]> {
  const words = message.args().map((arg) => arg.evaluate(String));
  return Promise.all(words).then(
    (said) => [said.join(" ")],
    () => [],
  );
}
