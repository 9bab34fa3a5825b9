import { afterAll, afterEach, expect, it } from "vitest";
import { openEditor, openHarness } from "./harness.ts";

const harness = await openHarness();
const { clinic } = harness;
const { page, site, form, open } = await openEditor(harness);

afterAll(() => page.context().close());
afterEach(clinic.restore);

it("works with the keyboard alone", async () => {
  await open("/about");
  const heading = site.getByRole("heading", { level: 1 });
  await heading.focus();
  await page.keyboard.press("Enter");
  const box = form.getByRole("textbox", { name: "Heading" });
  await box.waitFor();
  await expect.poll(() => box.evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("By *keyboard*");
  while (!(await isFocused("Save"))) await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await form.getByText("Saved.", { exact: true }).waitFor();
  await page.keyboard.press("Escape");
  await expect
    .poll(() => heading.evaluate((one) => one.ownerDocument.activeElement === one))
    .toBe(true);
  expect(clinic.diff().added).toEqual(["  heading: By *keyboard*"]);
});

it("focuses the bar after a list is closed", async () => {
  await open("/about");
  await page.getByRole("button", { name: "Everything" }).press("Enter");
  await page.getByRole("button", { name: "Close" }).press("Enter");
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe("button");
});

it("follows links while browsing, and with a key held while editing", async () => {
  await open("/about");
  const link = () => site.getByRole("contentinfo").getByRole("link", { name: "Gallery" });
  await link().click({ modifiers: ["ControlOrMeta"] });
  await expect.poll(address).toMatch(/\/gallery$/);
  await page.getByRole("button", { name: "Browse" }).click();
  await site.getByRole("contentinfo").getByRole("link", { name: "Location" }).click();
  await expect.poll(address).toMatch(/\/location$/);
  await page.getByRole("button", { name: "Browse" }).click();
  await page.getByText("Location", { exact: true }).first().waitFor();
});

it("keeps the page after a press on a phone number while browsing", async () => {
  await open("/contact");
  await page.getByRole("button", { name: "Browse" }).click();
  await site.locator("main a[href^='tel:']").first().press("Enter");
  await site.getByRole("heading", { level: 1 }).waitFor();
  await page.getByRole("button", { name: "Browse" }).click();
  await site.getByRole("heading", { level: 1 }).click();
  await form.waitFor();
});

const address = () => page.frames()[1]?.url() ?? "";

function isFocused(name: string): Promise<boolean> {
  return form
    .getByRole("button", { name, exact: true })
    .evaluate((one) => one === document.activeElement);
}
