import { join } from "node:path";
import sharp from "sharp";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { findings } from "../../test/accessibility/axe.ts";
import { draftOf } from "../draft.ts";
import { pageOf } from "../page-of.ts";
import { storedWords } from "../stored-files.ts";
import { openEditor, openHarness, type Width } from "./harness.ts";

const harness = await openHarness();
const { clinic } = harness;
const words = (file: string) => parse(clinic.read(`${file}.yaml`));
const [slug = ""] = clinic.git("ls-files", "content/treatments").split("\n");
const treatment = slug.replace(/^content\/|\.yaml$/g, "");
const treatmentPage = pageOf(treatment, draftOf(storedWords(join(clinic.folder, "content")))) ?? "";

describe.each<Width>(["wide", "narrow"])("in a window that is %s", async (width) => {
  const editor = await openEditor(harness, width);
  const { page, site, form, open, openFrom, save } = editor;
  const shown = (place: string) => site.locator(`[data-desk~="${place}"]`).first();
  afterAll(() => page.context().close());
  afterEach(async () => {
    clinic.restore();
    expect(await findings(page)).toEqual([]);
    // Only what is beside the page scrolls: the desk's own bar stays where it is.
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(
      page.viewportSize()?.height,
    );
  });

  it("lists what the page and the website contain", async () => {
    await open(treatmentPage);
    await page.getByRole("button", { name: "Everything" }).click();
    await page.getByRole("button", { name: words(treatment).name, exact: true }).click();
    await form.getByRole("button", { name: "Questions and answers" }).waitFor();
    expect(await findings(page)).toEqual([]);
    await page.getByRole("button", { name: "Everything" }).click();
    await page.getByRole("combobox", { name: "Go to page" }).waitFor();
  });

  it("changes a heading by a click on it", async () => {
    await open("/about");
    await site.getByRole("heading", { level: 1 }).click();
    await form.getByRole("textbox", { name: "Heading" }).fill("A clinic *of your own*");
    await save();
    expect(clinic.diff()).toEqual({
      removed: [expect.stringMatching(/^ {2}heading: /)],
      added: ["  heading: A clinic *of your own*"],
    });
    await site.getByRole("heading", { level: 1, name: "A clinic of your own" }).waitFor();
  });

  it("corrects an answer after a click on its question has unfolded it", async () => {
    await open(treatmentPage);
    await shown(`${treatment}#faqs.0.question`).click();
    await shown(`${treatment}#faqs.0.answer`).click();
    const answer = form.getByRole("textbox", { name: "Answer" });
    await answer.fill("It's a correction that is seen at once.");
    await save();
    expect(clinic.diff().added).toEqual(["    answer: It’s a correction that is seen at once."]);
    await site.getByText("It’s a correction that is seen at once.").waitFor();
  });

  it("changes Saturday's hours in one line of the file, in any usual notation", async () => {
    await open("/contact");
    await openFrom("Opening hours");
    await form.getByRole("textbox", { name: "Saturday" }).fill("9 - 1:30pm");
    await save();
    expect(clinic.diff().added).toEqual(["      saturday: 09:00 to 13:30"]);
    await site.getByText("1:30 PM").first().waitFor();
  });

  it("adds a day with shorter hours", async () => {
    await open("/contact");
    await openFrom("Holidays and single days");
    await form.getByRole("button", { name: "Add: Day" }).click();
    const date = form.getByLabel("Date").last();
    await expect.poll(() => date.evaluate((one) => one === document.activeElement)).toBe(true);
    await date.fill("2031-08-04");
    await form.getByRole("textbox", { name: "Hours" }).last().fill("9 to 1");
    await form.getByRole("textbox", { name: "Name" }).last().fill(" Civic  Holiday ");
    await save();
    expect(clinic.diff().added).toEqual([
      "  - date: 2031-08-04",
      "    hours: 09:00 to 13:00",
      "    name: Civic Holiday",
    ]);
  });

  it("changes the phone number from its link on the page", async () => {
    await open("/contact");
    await site.getByRole("main").locator("a[href^='tel:']").first().press("Enter");
    await form.getByLabel("Phone").fill("(416) 555 0122");
    await save();
    expect(clinic.diff().added).toEqual(["phone: '+14165550122'"]);
    await site.locator("a[href='tel:+14165550122']").first().waitFor({ state: "attached" });
  });

  it("takes a WebP portrait, adds it to the list and shows it at the top of a page", async () => {
    await open(treatmentPage);
    await shown(`${treatment}#hero.photo`).click();
    await form.getByRole("button", { name: "Picture" }).click();
    const window = page.getByRole("dialog");
    const buffer = await sharp(await linen(1000, 1250))
      .webp()
      .toBuffer();
    const taken = { name: "linen.webp", mimeType: "image/webp", buffer };
    await window.getByLabel("Upload a picture").setInputFiles(taken);
    await window.getByRole("textbox").fill("Folded linen on a bench.");
    expect(await findings(page)).toEqual([]);
    await window.getByRole("button", { name: "Use this picture" }).click();
    await form.getByRole("status").getByText("Saved. Visitors see it once you publish.").waitFor();
    const master = join(clinic.folder, "content/media/stills/picture-1.jpg");
    const made = await sharp(master).metadata();
    expect(made).toMatchObject({ format: "jpeg", width: 1000, height: 1250 });
    expect(words("photos").items.at(-1)).toMatchObject({
      name: "picture-1",
      alt: "Folded linen on a bench.",
      focus: expect.stringMatching(/^\d+% \d+%$/),
    });
    await site.locator("img[data-desk][src*='picture-1']").first().waitFor();
  });

  it("shows a picture of the list in the gallery", async () => {
    const [photo] = words("photos").items;
    await open("/gallery");
    await openFrom("Gallery");
    await form.getByRole("button", { name: "Add: Picture" }).click();
    const entry = form.getByRole("listitem").filter({ has: page.locator("details[open]") });
    await entry.getByRole("button", { name: /^Picture / }).click();
    await page.getByRole("dialog").getByRole("button", { name: photo.alt }).click();
    await entry.getByRole("textbox", { name: /^What it shows/ }).fill("Linen, folded.");
    await entry.getByRole("combobox", { name: "Filter 1" }).selectOption({ index: 1 });
    await entry.getByRole("textbox", { name: "Category" }).fill("Linen");
    await entry.getByRole("textbox", { name: /^Sentence/ }).fill("Linen before a visit.");
    await save();
    expect(clinic.diff().removed).toEqual([]);
    await site.getByText("Linen before a visit.").first().waitFor({ state: "attached" });
  });

  it("adds a review, and the page still shows as many", async () => {
    const before = words("testimonials").items;
    // The newest, because a review of a day to come is refused.
    const today = new Date().toISOString().slice(0, "2026-11-29".length);
    await open("/");
    await openFrom("Reviews");
    await form.getByRole("button", { name: "Add: Review" }).click();
    await form.getByRole("textbox", { name: "Name" }).fill("Walter R.");
    await form.getByRole("textbox", { name: "Date" }).fill(today);
    await form.getByRole("textbox", { name: "Review" }).fill("They wrote it all down.");
    await save();
    expect(clinic.diff().removed).toEqual([]);
    expect(words("testimonials").items.length).toBe(before.length + 1);
    await site.getByText("They wrote it all down.").first().waitFor({ state: "attached" });
    expect(await site.getByText(before.at(-1).text).count()).toBe(0);
  });

  it("changes a shared value everywhere, from the chip of a text that holds it", async () => {
    await open("/about");
    // The first shared value of the heading; the sample's headings hold the town.
    const [, name = ""] = /\{(\w+)\}/.exec(words("pages/about").hero.heading) ?? [];
    const value = words("business").address[name];
    await site.getByRole("heading", { level: 1 }).click();
    const box = form.getByRole("textbox", { name: "Heading" });
    await box.getByText(value).waitFor();
    expect(await box.innerText()).not.toContain("{");
    await box.press("End");
    await box.press("ArrowLeft");
    await box.pressSequentially(" so");
    await save();
    expect(words("pages/about").hero.heading).toContain(`{${name}}`);
    await form.getByRole("button", { name: "Change it everywhere" }).click();
    await form.getByRole("textbox", { name: "City" }).fill("Elsewhere");
    await save();
    await site.getByRole("heading", { level: 1, name: /Elsewhere/ }).waitFor();
  });
});

/** As a phone takes it, upright. */
function linen(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: "#cfc4b2" } })
    .jpeg()
    .toBuffer();
}
