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

it("follows a link with Control held", async () => {
  await open("/about");
  const link = site.getByRole("contentinfo").getByRole("link", { name: "Gallery" });
  await link.click({ modifiers: ["ControlOrMeta"] });
  await expect.poll(() => page.frames()[1]?.url()).toMatch(/\/gallery$/);
});

function isFocused(name: string): Promise<boolean> {
  return form
    .getByRole("button", { name, exact: true })
    .evaluate((one) => one === document.activeElement);
}
