import type { Browser } from "@playwright/test";
import { wakeIslands } from "../../../test/browser/wake-islands.ts";

/** Lighthouse's phone, so that the browser chooses the same pictures. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  // The benchmark's proxy has a self-signed certificate.
  ignoreHTTPSErrors: true,
};

/** The transferred bytes, with headers, of all scripts of a page that is scrolled to its end and whose form is touched. */
export async function measureScripts(
  browser: Browser,
  origin: string,
  path: string,
): Promise<number> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const protocol = await context.newCDPSession(page);
    const scripts = new Map<string, number>();
    protocol.on("Network.requestWillBeSent", ({ requestId, request, type }) => {
      if (type === "Script" && request.url.startsWith("http")) scripts.set(requestId, 0);
    });
    protocol.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) scripts.set(requestId, encodedDataLength);
    });
    await protocol.send("Network.enable");
    await page.goto(origin + path, { waitUntil: "networkidle" });
    await wakeIslands(page);
    return [...scripts.values()].reduce((all, bytes) => all + bytes, 0);
  } finally {
    await context.close();
  }
}
