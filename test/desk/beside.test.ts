import type { Frame } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { save, textbox } from "./editor.ts";
import { type Harness, openHarness } from "./harness.ts";

let harness: Harness;

beforeAll(async () => {
  harness = await openHarness();
});
afterAll(() => harness?.end());

it("leaves the site on its page when the editor closes one", async () => {
  const { desk, editor, siteAddress } = harness;
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
  return harness.editor.frames().find((one) => one.url().endsWith(end));
}

async function open(place: string): Promise<void> {
  await harness.editor
    .frames()
    .find((one) => one.url().includes("desk.html"))
    ?.evaluate((hash) => (location.hash = hash), place);
}
