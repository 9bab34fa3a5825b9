import { afterAll, afterEach, expect, it } from "vitest";
import { anyTreatment } from "../../test/clinic-under-test.ts";
import { openEditor, openHarness } from "./harness.ts";

const harness = await openHarness();
const { clinic } = harness;
const editor = await openEditor(harness);
const { page, site, form, open, openFrom, save } = editor;

afterAll(() => page.context().close());
afterEach(async () => {
  clinic.restore();
  await page.evaluate(() => localStorage.clear());
});

it("says that the website is loading until its page has arrived", async () => {
  const seen = Promise.withResolvers<void>();
  await page.route("**/location", async (route) => {
    await seen.promise;
    await route.continue();
  });
  const opened = open("/location");
  const loads = page.getByText("Your website is loading …");
  await loads.waitFor();
  seen.resolve();
  await opened;
  await loads.waitFor({ state: "detached" });
});

it("says that words are saved once the page shows them", async () => {
  await open("/about");
  await site.getByRole("heading", { level: 1 }).click();
  await form.getByRole("textbox", { name: "Heading" }).fill("A clinic of your own");
  const waited = Promise.withResolvers<void>();
  const asked = page.waitForRequest("**/about");
  await page.route("**/about", async (route) => {
    await waited.promise;
    await route.continue();
  });
  await form.getByRole("button", { name: "Save", exact: true }).click();
  await asked;
  expect(clinic.diff().added).toEqual(["  heading: A clinic of your own"]);
  await form.getByRole("button", { name: "Saving …" }).waitFor();
  expect(await form.getByText("Saved. Visitors see it once you publish.").count()).toBe(0);
  waited.resolve();
  await form.getByText("Saved. Visitors see it once you publish.").waitFor();
  await page.unroute("**/about");
});

it("keeps a question open whose answer was saved in the form of the question", async () => {
  const { path, slug } = anyTreatment;
  await open(path);
  await site.locator(`[data-desk~="treatments/${slug}#faqs.0.question"]`).click();
  await form.getByRole("textbox", { name: "Answer" }).first().fill("An answer of today.");
  await save();
  await site.getByText("An answer of today.").waitFor({ timeout: 5000 });
});

it("shows a film from YouTube as soon as it is saved", async () => {
  await page.route("https://www.youtube-nocookie.com/**", (route) =>
    route.fulfill({ body: "A film." }),
  );
  await open("/");
  await openFrom("The film of the home page");
  await form
    .getByRole("textbox", { name: "Film from YouTube" })
    .fill("https://www.youtube.com/watch?v=abcdefghijk");
  await save();
  await site.locator(".home-hero iframe[data-shown]").waitFor();
});

it("opens the pop-up with its fields, and not by its timer", async () => {
  await open("/");
  await openFrom("Announcements");
  await afterPopUpTimer();
  expect(await site.locator("dialog[open]").count()).toBe(0);
  await open("/");
  await page.getByRole("button", { name: "Everything" }).click();
  await page.getByRole("button", { name: "Pop-up", exact: true }).click();
  await site.locator("dialog[open]").waitFor();
  await form.getByRole("checkbox", { name: "Shown to visitors" }).uncheck();
  await afterPopUpTimer();
  await save();
  expect(clinic.diff().added).toEqual(["shown: false"]);
});

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
  await form.getByText("Saved. Visitors see it once you publish.").waitFor();
  await page.keyboard.press("Escape");
  await expect
    .poll(() => heading.evaluate((one) => one.ownerDocument.activeElement === one))
    .toBe(true);
  expect(clinic.diff().added).toEqual(["  heading: By *keyboard*"]);
});

it("leaves the keyboard at Save when the pressed button is gone", async () => {
  await open("/about");
  await site.getByRole("heading", { level: 1 }).click();
  const box = form.getByRole("textbox", { name: "Heading" });
  await box.fill("A clinic of today");
  await form.getByRole("button", { name: "Back to what is saved" }).press("Enter");
  await expect.poll(() => isFocused("Save")).toBe(true);
  await box.fill("A clinic of tomorrow");
  await save();
  await form.getByRole("button", { name: "Undo" }).press("Enter");
  await form.getByText("Undone.").waitFor();
  await expect.poll(() => isFocused("Save")).toBe(true);
});

it("focuses the bar after a list is closed", async () => {
  await open("/about");
  await page.getByRole("button", { name: "Everything" }).press("Enter");
  await page.getByRole("button", { name: "Close" }).press("Enter");
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe("button");
});

function isFocused(name: string): Promise<boolean> {
  return form
    .getByRole("button", { name, exact: true })
    .evaluate((one) => one === document.activeElement);
}

/** The pop-up opens 3 s after the load. */
async function afterPopUpTimer(): Promise<void> {
  await page.frames()[1]?.waitForFunction(() => {
    const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    return load !== undefined && performance.now() > load.loadEventEnd + 4000;
  });
}
