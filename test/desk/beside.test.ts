import type { Frame } from "playwright-core";
import { afterAll, expect, it } from "vitest";
import { save, textbox } from "./editor.ts";
import { openHarness } from "./harness.ts";

const { desk, editor, siteAddress, end } = await openHarness();
afterAll(end);

it("leaves the site on its page when the editor closes one", async () => {
  await editor.goto(desk);
  await editor.frameLocator("#desk").getByText("Your website").first().waitFor();
  await open("#/collections/news");
  await open("#/collections/news/entries/promotion");
  const form = editor.frameLocator("#desk").locator("body");
  await textbox(form, "Heading").waitFor();
  const site = editor.frameLocator("#site");
  await site.getByRole("dialog").getByRole("button").first().click();
  await site.getByRole("contentinfo").getByRole("link", { name: "Gallery" }).click();
  await site.getByRole("contentinfo").getByRole("link", { name: "Location" }).click();
  await expect.poll(() => frame("/location")).toBeDefined();
  await textbox(form, "Heading").fill("Another *heading*");
  const home = `${siteAddress}/`;
  const wentBack = editor.waitForEvent("framenavigated", (moved) => moved.url() === home);
  await save(form);
  await wentBack;
  await expect.poll(() => frame("/location")).toBeDefined();
});

function frame(end: string): Frame | undefined {
  return editor.frames().find((one) => one.url().endsWith(end));
}

async function open(place: string): Promise<void> {
  await editor
    .frames()
    .find((one) => one.url().includes("desk.html"))
    ?.evaluate((hash) => (location.hash = hash), place);
}
