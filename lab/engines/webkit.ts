import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  endGroup,
  freePort,
  needProgram,
  startListening,
  temporaryFolder,
  waitUntil,
} from "../../test/support/process.ts";
import { startDisplay } from "./display.ts";
import type { Driver } from "./driver.ts";
import { needPackage } from "./needs.ts";

const DRIVER = "/usr/bin/WebKitWebDriver";
const LIBRARIES = "/usr/lib/x86_64-linux-gnu";

/** The window's toolbar is wider than a phone. */
const NARROW_TOOLBAR = "* { min-width: 0; padding: 0; margin: 0 }";

/** WebDriver does not report errors. An error before the load shows only as a feature that does not work. */
const LISTEN = `globalThis.heard ??= (() => {
  const heard = [];
  addEventListener("error", ({ message }) => heard.push(message));
  addEventListener("unhandledrejection", ({ reason }) => heard.push(String(reason)));
  console.error = (...said) => heard.push(said.join(" "));
  return heard;
})()`;

/** Starts WebKitGTK's MiniBrowser over WebDriver, on a separate display. */
export async function startWebKit(): Promise<Driver> {
  needProgram(() => existsSync(DRIVER), "webkit2gtk-driver");
  const { Builder, By, error } = await needPackage(() => import("selenium-webdriver"));
  const display = await startDisplay(1400, 1000);
  const port = await freePort();
  process.env.DISPLAY = display.name;
  process.env.XDG_CONFIG_HOME = settings();
  process.env.WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS = "1";
  const server = await startListening([DRIVER, "-p", String(port)], port);
  const browser = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities({
      browserName: "MiniBrowser",
      "webkitgtk:browserOptions": { binary: miniBrowser(), args: ["--automation"] },
    })
    .build();
  await browser.manage().setTimeouts({ implicit: 10_000 });
  const version = (await browser.getCapabilities()).get("browserVersion");
  const find = (selector: string) => browser.findElement(By.css(selector));
  return {
    name: `WebKitGTK ${version}`,
    resize: async (width, height) =>
      void (await browser.manage().window().setRect({ width, height, x: 0, y: 0 })),
    go: async (url) => {
      await browser.get(url);
      await browser.executeScript(LISTEN);
    },
    click: async (selector) => {
      await browser.executeScript(
        "arguments[0].scrollIntoView({block:'center',behavior:'instant'})",
        find(selector),
      );
      // Clicks fail during a view transition.
      const isPressed = () =>
        find(selector)
          .click()
          .then(() => true)
          .catch((problem: Error) => {
            if (problem instanceof error.ElementNotInteractableError) return false;
            throw problem;
          });
      await waitUntil(isPressed, `${selector} to be pressed`);
    },
    type: (selector, text) => find(selector).sendKeys(text),
    evaluate: (expression) => browser.executeScript(`return (${expression})`),
    errors: () => browser.executeScript("return (globalThis.heard ?? []).splice(0)"),
    close: async () => {
      await browser.quit();
      await endGroup(server);
      display.process.kill();
    },
  };
}

function settings(): string {
  const folder = temporaryFolder("webkit");
  mkdirSync(join(folder, "gtk-3.0"));
  writeFileSync(join(folder, "gtk-3.0/gtk.css"), NARROW_TOOLBAR);
  return folder;
}

function miniBrowser(): string {
  const folder = readdirSync(LIBRARIES).find((name) =>
    existsSync(`${LIBRARIES}/${name}/MiniBrowser`),
  );
  if (!folder) throw new Error("This test needs MiniBrowser, of Debian's webkit2gtk-driver.");
  return `${LIBRARIES}/${folder}/MiniBrowser`;
}
