import { createServer } from "node:http";
import { listenOnLoopback } from "../support/loopback.ts";
import { expect, test } from "./visits.ts";

test("a copy of a page on another origin has its style and its fonts", async ({ site, visit }) => {
  const html = await (await fetch(site.url)).text();
  // What a translator adds to the page that it passes on.
  const copy = html.replace("<head>", `<head><base href="${site.url}/">`);
  const translator = createServer((_, response) =>
    response.setHeader("content-type", "text/html").end(copy),
  );
  const { page } = await visit(await listenOnLoopback(translator), {
    // A copy has no script.
    mayLog: /Failed to load resource/,
  });
  await expect(page.locator("body")).toHaveCSS("margin", "0px");
  const fonts = await page.evaluate(async () => {
    await document.fonts.ready;
    return Array.from(document.fonts, ({ status }) => status);
  });
  expect(fonts).toContain("loaded");
  expect(fonts).not.toContain("error");
  translator.close();
});
