import { afterAll, afterEach, expect, it } from "vitest";
import { parse } from "yaml";
import { findings } from "../../test/accessibility/axe.ts";
import { openEditor, openHarness } from "./harness.ts";

const harness = await openHarness();
const { clinic } = harness;
const { page, form, open, openFrom, save } = await openEditor(harness);
const opened = () => form.getByRole("listitem").filter({ has: page.locator("details[open]") });
const [, second] = parse(clinic.read("business.yaml")).holidays;

afterAll(() => page.context().close());
afterEach(async () => {
  clinic.restore();
  await page.evaluate(() => localStorage.clear());
});

const addHoliday = async (date: string, name: string) => {
  await open("/contact");
  await openFrom("Holidays and single days");
  await form.getByRole("button", { name: "Add: Day" }).click();
  await opened().getByLabel("Date").fill(date);
  await opened().getByRole("textbox", { name: "Name" }).fill(name);
};

it("shows at an added entry that the list already contains its day", async () => {
  await addHoliday(second.date, "Once more");
  await form.getByRole("button", { name: "Save", exact: true }).click();
  await opened()
    .getByText(
      "This overlaps Christmas Day, Friday, December 25: remove that entry, or choose other days.",
    )
    .waitFor();
  expect(await opened().count()).toBe(1);
  expect(await opened().getByLabel("Date").getAttribute("aria-invalid")).toBe("true");
  await expect.poll(() => isFocused(opened().getByLabel("Date"))).toBe(true);
  expect(clinic.diff().added).toEqual([]);
});

it("shows a problem at its own entry, after one in which nothing was typed", async () => {
  await open("/contact");
  await openFrom("Holidays and single days");
  await form.getByRole("button", { name: "Add: Day" }).click();
  await form.getByRole("button", { name: "Add: Day" }).click();
  await opened().getByLabel("Date").fill(second.date);
  await pressSave();
  const overlapping = form.locator("li", { has: page.locator("input[aria-invalid=true]") });
  await overlapping.getByText(/^This overlaps Christmas Day/).waitFor();
  expect(await overlapping.getByLabel("Date").inputValue()).toBe(second.date);
  await overlapping.getByLabel("Date").fill("2031-08-04");
  await save();
  expect(clinic.diff().added).toEqual(["  - date: 2031-08-04"]);
});

it("moves an entry by one place with each press of Enter", async () => {
  const names = () => parse(clinic.read("pages/home.yaml")).featured;
  const before = names();
  await open("/");
  await page.getByRole("button", { name: "Everything" }).press("Enter");
  await page
    .getByRole("region", { name: "Changed most" })
    .getByRole("button", { name: "The six treatments of the home page" })
    .press("Enter");
  const select = form.getByRole("combobox").first();
  await expect.poll(() => isFocused(select)).toBe(true);
  await form
    .getByRole("button", { name: /^Move up/ })
    .last()
    .focus();
  for (const _ of before) await page.keyboard.press("Enter");
  expect(await isFocused(form.getByRole("button", { name: /^Move up/ }).first())).toBe(true);
  await save();
  expect(names()).toEqual([before.at(-1), ...before.slice(0, -1)]);
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

function isFocused(one: ReturnType<typeof form.getByLabel>): Promise<boolean> {
  return one.evaluate((element) => element === document.activeElement);
}
