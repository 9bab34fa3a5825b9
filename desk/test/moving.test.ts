import { afterAll, afterEach, expect, it } from "vitest";
import { parse } from "yaml";
import { openEditor, openHarness } from "./harness.ts";

const harness = await openHarness();
const { clinic } = harness;
const { page, site, form, open } = await openEditor(harness);

afterAll(harness.end);
afterEach(clinic.restore);

it("can be worked by the keyboard alone", async () => {
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

it("gives the keyboard back to the bar when a list is closed", async () => {
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
  await page.getByRole("radio", { name: "Browse" }).check();
  await site.getByRole("contentinfo").getByRole("link", { name: "Location" }).click();
  await expect.poll(address).toMatch(/\/location$/);
  await page.getByRole("radio", { name: "Edit" }).check();
  await page.getByText("Location", { exact: true }).first().waitFor();
});

it("keeps the page when a phone number is pressed while browsing", async () => {
  await open("/contact");
  await page.getByRole("radio", { name: "Browse" }).check();
  await site.locator("main a[href^='tel:']").first().press("Enter");
  await site.getByRole("heading", { level: 1 }).waitFor();
  await page.getByRole("radio", { name: "Edit" }).check();
  await site.getByRole("heading", { level: 1 }).click();
  await form.waitFor();
});

it("says where a treatment is named that cannot be removed for it", async () => {
  const [slug = ""] = clinic.git("ls-files", "content/treatments").split("\n");
  const { name } = parse(clinic.read(slug.replace("content/", "")));
  await open("/");
  await page.getByRole("button", { name: "Everything" }).click();
  await page
    .getByRole("region", { name: "Treatments" })
    .getByRole("button", { name, exact: true })
    .click();
  page.once("dialog", (question) => question.accept());
  await form.getByRole("button", { name: "Remove this treatment" }).click();
  await form.getByText(/^Not removed: .+ › /s).waitFor();
  expect(clinic.git("status", "--porcelain")).toBe("");
});

it("makes a treatment whose page is there at once, and takes it away again", async () => {
  await open("/");
  await page.getByRole("button", { name: "Everything" }).click();
  await page.getByText("New treatment").click();
  const name = page.getByRole("textbox", { name: "Name" });
  const make = page.getByRole("button", { name: "Make its page" });
  await name.fill("...");
  await make.click();
  await page.getByText("The name needs a letter.").waitFor();
  expect(await name.inputValue(), "what was typed stays").toBe("...");
  await name.fill("Light bath");
  await make.click();
  await site.getByRole("heading", { level: 1 }).filter({ hasText: "TO WRITE" }).waitFor();
  expect(clinic.git("status", "--porcelain")).toContain("light-bath.yaml");
  page.once("dialog", (question) => question.accept());
  await form.getByRole("button", { name: "Remove this treatment" }).click();
  await site.getByRole("heading", { level: 1 }).filter({ hasNotText: "TO WRITE" }).waitFor();
  expect(clinic.git("status", "--porcelain")).toBe("");
});

const address = () => page.frames()[1]?.url() ?? "";

function isFocused(name: string): Promise<boolean> {
  return form
    .getByRole("button", { name, exact: true })
    .evaluate((one) => one === document.activeElement);
}
