import { afterAll, afterEach, expect, it } from "vitest";
import { parse } from "yaml";
import { findings } from "../../test/accessibility/axe.ts";
import { openEditor, openHarness } from "./harness.ts";

const harness = await openHarness();
const { clinic } = harness;
const { page, form, open } = await openEditor(harness);

afterAll(() => page.context().close());
afterEach(async () => {
  clinic.restore();
  await page.evaluate(() => localStorage.clear());
});

const openPopUp = async () => {
  await open("/about");
  await page.getByRole("button", { name: "Everything" }).click();
  await page.getByRole("button", { name: "Pop-up", exact: true }).click();
};
const pressSave = () => form.getByRole("button", { name: "Save", exact: true }).click();
const problems = () => form.locator(".problem:not(:empty)").allTextContents();

it("shows every problem of a form at once, each beside its field, and saves nothing", async () => {
  await openPopUp();
  await form.getByRole("textbox", { name: "Heading" }).fill("");
  const text = form.getByRole("textbox", { name: "Text" });
  await text.fill("Best of {nothing}");
  await pressSave();
  await form.getByText("Not saved yet: 3 things to correct.").waitFor();
  expect(await problems()).toEqual([
    "Please write something here.",
    "There is no shared value called {nothing}. Remove it with its braces.\n“Best” may not be used here: a superlative cannot be shown to be true. Write instead: what can be seen or counted.",
  ]);
  expect(await text.getAttribute("aria-invalid")).toBe("true");
  const heading = form.getByRole("textbox", { name: "Heading" });
  await expect.poll(() => heading.evaluate((one) => one === document.activeElement)).toBe(true);
  expect(await findings(page)).toEqual([]);
  expect(clinic.diff().added).toEqual([]);
});

it("names the problems of fields that the form does not show, without a path", async () => {
  const photos = clinic.read("photos.yaml");
  const [first] = parse(photos).items;
  await open("/about");
  await page.getByRole("button", { name: "Everything" }).click();
  await page.getByRole("button", { name: "Pictures", exact: true }).click();
  await form.getByRole("button", { name: "Pictures" }).click();
  await form.locator("summary").first().click();
  await form
    .getByRole("button", { name: /^Remove/ })
    .first()
    .click();
  await pressSave();
  const outcome = form.getByRole("status");
  await outcome.getByText(/There is no picture called/).waitFor();
  const [, ...lines] = (await outcome.innerText()).split("\n");
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) {
    expect(line).toMatch(/^[^›]+: [^›]+\. There is no picture called “.*”\. Choose another\.$/);
    expect(line).toContain(`“${first.name}”`);
  }
});
