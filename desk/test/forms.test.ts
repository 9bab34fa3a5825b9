import type { Locator } from "playwright-core";
import { afterAll, afterEach, expect, it } from "vitest";
import { anyTreatment } from "../../test/clinic-under-test.ts";
import { openEditor, openHarness } from "./harness.ts";

const harness = await openHarness();
const { clinic } = harness;
const wide = await openEditor(harness);
const narrow = await openEditor(harness, "narrow");
const { page, form, open, openFrom } = wide;

afterAll(async () => {
  await page.context().close();
  await narrow.page.context().close();
});
afterEach(async () => {
  clinic.restore();
  if (page.url() !== "about:blank") await page.evaluate(() => localStorage.clear());
});

const pressSave = () => form.getByRole("button", { name: "Save", exact: true }).click();

it("shows the limits of a text while it is typed", async () => {
  await open("/about");
  await page.getByRole("button", { name: "Everything" }).click();
  await page.getByRole("button", { name: "About", exact: true }).click();
  await form.getByRole("button", { name: "Search result" }).click();
  const text = form.getByRole("textbox", { name: /^Description/ });
  await text.fill("A clinic.");
  await form.getByText("9 of at most 155 letters.").waitFor();
  await text.fill("A clinic. ".repeat(20));
  await form.getByText("199 of at most 155 letters.").waitFor();
});

it("goes to a page that is chosen in a list", async () => {
  await open("/about");
  await page.getByRole("button", { name: "Everything" }).click();
  const pages = page.getByRole("combobox", { name: "Go to page" });
  expect(await pages.locator("option:checked").textContent()).toBe("About");
  await pages.selectOption({ label: "Location" });
  await expect.poll(() => new URL(page.url()).hash).toBe("#/location");
});

it("opens the only list of a file at once, and moves no entry whose order means nothing", async () => {
  const addresses = ["/our-team.html", "/peels.html"];
  const items = addresses.map((from) => `  - from: ${from}\n    to: /about\n`);
  clinic.write("redirects.yaml", `items:\n${items.join("")}`);
  await open("/about");
  await page.getByRole("button", { name: "Everything" }).click();
  await page.getByRole("button", { name: "Old addresses", exact: true }).click();
  await form.getByRole("button", { name: "Add: Old address" }).waitFor();
  expect(await form.locator("summary").allTextContents()).toEqual(addresses);
  expect(await form.getByRole("button", { name: /^Remove/ }).count()).toBe(2);
  expect(await form.getByRole("button", { name: /^Move/ }).count()).toBe(0);
  await openFrom("Holidays and single days");
  await form.locator("summary").first().waitFor();
  expect(await form.getByRole("button", { name: /^Move/ }).count()).toBe(0);
  expect(await form.locator("summary").first().innerText()).toMatch(
    /· (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day, [A-Z][a-z]+ \d+$/,
  );
});

it("offers the pages to which an announcement may lead, and keeps another address", async () => {
  const file = clinic.read("announcements.yaml");
  clinic.write("announcements.yaml", file.replace(/href: .*/, "href: /contact?service=peel#book"));
  await open("/about");
  await openFrom("Announcements");
  await form.locator("summary").first().click();
  const leads = form.getByRole("combobox", { name: "Where it leads" });
  expect(await leads.first().inputValue()).toBe("/contact?service=peel#book");
  await leads.first().selectOption({ label: "Location" });
  expect(await leads.first().inputValue()).toBe("/location");
});

it("clears a choice that is not offered any more", async () => {
  await open("/about");
  const file = clinic.read("testimonials.yaml");
  clinic.write("testimonials.yaml", file.replace(/^ {4}text: .*/m, "$&\n    treatment: gone"));
  expect(clinic.diff().added).toEqual(["    treatment: gone"]);
  await openFrom("Reviews");
  await form.locator("summary").first().click();
  const treatment = form.getByRole("combobox", { name: /^The treatment it speaks of/ }).first();
  await expect.poll(() => treatment.inputValue()).toBe("gone");
  expect((await treatment.locator("option").allTextContents()).slice(0, 2)).toEqual(["", "gone"]);
  await treatment.selectOption("");
  await wide.save();
  expect(clinic.diff()).toEqual({ removed: [], added: [] });
});

it("says why no question of a treatment can be removed", async () => {
  await open(anyTreatment.path);
  await wide.site.locator("[data-desk*='faqs.4.question']").first().click();
  await form.getByText("There are always 6: change one instead of removing it.").waitFor();
});

it("says why no post can be added to as many as the page has room for", async () => {
  await open("/about");
  await page.getByRole("button", { name: "Everything" }).click();
  await page.getByRole("button", { name: "Posts", exact: true }).click();
  await form.getByText("There is room for 3: remove one before you add another.").waitFor();
  await form.getByRole("button", { name: /^Remove.*Post 1$/ }).click();
  await form.getByRole("button", { name: "Add: Post" }).waitFor();
});

it("does not say that it saved what was not changed", async () => {
  await open("/contact");
  await openFrom("Opening hours");
  await pressSave();
  await form.getByText("Nothing was changed.").waitFor();
  expect(await form.getByRole("button", { name: "Undo" }).count()).toBe(0);
});

it("says after Remove that it is not saved yet", async () => {
  await open("/contact");
  await openFrom("Holidays and single days");
  await form.locator("summary").first().click();
  await form
    .getByRole("button", { name: /^Remove/ })
    .first()
    .click();
  await form.getByRole("status").getByText("Not saved yet: press Save.").waitFor();
  expect(clinic.diff().removed).toEqual([]);
});

it("says on a phone how to edit, and shows a page that was chosen in the list", async () => {
  await narrow.open("/about");
  await narrow.page.getByText("Click any words or picture on the page").waitFor();
  await narrow.page.getByRole("button", { name: "Everything" }).click();
  const pages = narrow.page.getByRole("combobox", { name: "Go to page" });
  await pages.selectOption({ label: "Location" });
  await expect.poll(() => new URL(narrow.page.url()).hash).toBe("#/location");
  expect(await narrow.page.locator(".panel").isVisible()).toBe(false);
});

it.each(["Opening hours", "Holidays and single days"])(
  "shows the hours above the sheet on a phone: %s",
  async (name) => {
    await narrow.open("/about");
    await narrow.openFrom(name);
    const hours = narrow.site.locator("[data-desk~='business#holidays']").first();
    await expect.poll(() => isAboveSheet(hours)).toBe(true);
  },
);

it("shows the whole field above Save on a phone", async () => {
  await narrow.open(anyTreatment.path);
  await narrow.site.locator("[data-desk*='faqs.4.question']").first().click();
  await narrow.site.locator("[data-desk*='faqs.4.answer']").first().click();
  const answer = narrow.form.locator(".labelled", { has: narrow.page.locator(":focus") });
  await expect.poll(() => answer.locator("label").textContent()).toBe("Answer");
  const [field, save] = [
    await answer.boundingBox(),
    await narrow.form.locator("footer").boundingBox(),
  ];
  expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(save?.y ?? 0);
});

async function isAboveSheet(one: Locator): Promise<boolean> {
  const sheet = await narrow.page.locator(".panel").boundingBox();
  const frame = await narrow.page.locator("iframe").boundingBox();
  const box = await one.boundingBox();
  if (!box || !sheet || !frame) return false;
  return box.y >= frame.y && box.y + box.height <= sheet.y;
}
