import { existsSync, readdirSync } from "node:fs";
import { Builder, By, error } from "selenium-webdriver";
import { freePort, needProgram, startListening, waitUntil } from "../../test/support/process.ts";
import { startDisplay } from "../support/display.ts";
import type { Driver } from "./driver.ts";

const DRIVER = "/usr/bin/WebKitWebDriver";
const LIBRARIES = "/usr/lib/x86_64-linux-gnu";

/** WebKitGTK's MiniBrowser through its own WebDriver, on a display of its own. */
export async function startWebKit(): Promise<Driver> {
  needProgram(() => existsSync(DRIVER), "webkit2gtk-driver");
  const display = await startDisplay(1400, 1000);
  const port = await freePort();
  process.env.DISPLAY = display.name;
  process.env.WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS = "1";
  await startListening([DRIVER, "-p", String(port)], port);
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
    go: (url) => browser.get(url),
    click: async (selector) => {
      await browser.executeScript(
        "arguments[0].scrollIntoView({block:'center',behavior:'instant'})",
        find(selector),
      );
      // While one page fades into the next, nothing can be pressed.
      const isPressed = () =>
        find(selector)
          .click()
          .then(() => true)
          .catch((problem: Error) => {
            if (problem instanceof error.ElementNotInteractableError) return false;
            throw problem;
          });
      await waitUntil(isPressed, 5000, `${selector} to be pressed`);
    },
    type: (selector, text) => find(selector).sendKeys(text),
    evaluate: (expression) => browser.executeScript(`return (${expression})`),
  };
}

function miniBrowser(): string {
  const folder = readdirSync(LIBRARIES).find((name) =>
    existsSync(`${LIBRARIES}/${name}/MiniBrowser`),
  );
  if (!folder) throw new Error("This test needs MiniBrowser, of Debian's webkit2gtk-driver.");
  return `${LIBRARIES}/${folder}/MiniBrowser`;
}
