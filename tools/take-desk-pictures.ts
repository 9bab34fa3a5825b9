import { mkdirSync } from "node:fs";
import type { Locator } from "playwright-core";
import sharp from "sharp";
import {
  addEntry,
  field,
  openFile,
  openPictures,
  pressSave,
  save,
  textbox,
  unfold,
} from "../test/desk/editor.ts";
import { openHarness } from "../test/desk/harness.ts";
import { change, somebodyElse } from "../test/desk/somebody-else.ts";

/** `npm run docs:desk`: photographs the desk for the page for the owner, over a copy of the content. */
const FOLDER = "docs/images/desk";
/** Fields come as they are scrolled to, in a tall window all at once. */
const TALL = { width: 1000, height: 6000 };

mkdirSync(FOLDER, { recursive: true });
const { clinic, desk, editor, end } = await openHarness();
await editor.emulateMedia({ reducedMotion: "reduce" });
await editor.setViewportSize(TALL);

await openFile(editor, desk, "clinic/entries/business");
const saturday = textbox(field(editor, "When the door is open"), "Saturday");
await saturday.fill("09:00 to 16:00");
await photograph("hours", saturday);
await save(editor);

await openFile(editor, desk, "clinic/entries/business");
const holidays = field(editor, "Holidays").first();
await unfold(holidays);
const holiday = await addEntry(holidays, "Holiday");
await field(holiday, "Date").locator("input").fill("2028-05-22");
await textbox(holiday, "Name").fill("Victoria Day");
await photograph("holiday", holiday);

for (const [name, file, list, place] of [
  ["answer", "treatments/entries/hydra-facial", "Questions and answers", "Answer"],
  ["announcements", "news/entries/announcements", "Announcements", "Text"],
  ["review", "news/entries/testimonials", "Reviews", "Review"],
] as const) {
  await openFile(editor, desk, file);
  const entries = field(editor, list).first();
  await unfold(entries);
  await photograph(name, field(entries, place).first());
}

await openFile(editor, desk, "pictures/entries/photos");
const picture = await addEntry(field(editor, "Pictures").first(), "Picture");
await photograph("picture", field(picture, "What it shows, for those who cannot see it"));

await openFile(editor, desk, "pictures/entries/gallery");
const inGallery = await addEntry(field(editor, "Pictures").first(), "Picture");
const dialog = await openPictures(editor, inGallery);
await dialog.getByRole("option").nth(8).getByRole("img").waitFor();
await photograph("gallery");

await editor.goto(`${desk}/desk.html#/collections/treatments`);
await editor.reload();
await editor.getByText("HydraFacial").first().waitFor();
await editor.locator("img").nth(8).waitFor();
await photograph("treatment");

await openFile(editor, desk, "pages/entries/page-home");
const top = field(editor, "Top of the page").first();
await unfold(top);
const heading = textbox(top, "Heading");
await heading.fill(`Your skin, *in ${"very ".repeat(14)}good light*`);
await pressSave(editor);
await editor.getByText("You cannot enter more").first().waitFor();
await photograph("mistake", heading);

await editor.setViewportSize({ width: 1440, height: 6000 });
await editor.goto(desk);
await editor.frameLocator("#desk").getByText("Treatments").first().waitFor();
await editor.frameLocator("#site").locator("h1").first().waitFor();
await editor.getByRole("button", { name: "Publish …" }).click();
await editor.getByRole("dialog").getByText("Saturday").waitFor();
await photograph("publish");

const publishNow = editor.getByRole("button", { name: "Publish this" });
clinic.git("remote", "set-url", "origin", "https://git.invalid/clinic/website.git");
await publishNow.click();
await editor.getByText("cannot be reached").waitFor();
await photographWindow("no-network");

clinic.git("remote", "set-url", "origin", clinic.origin);
await publishNow.click();
await editor.getByText("Published to").waitFor();
await photographWindow("published");

somebodyElse(clinic, "business.yaml", "09:00 to 16:00", "10:00 to 15:00");
change(clinic.folder, "business.yaml", "09:00 to 16:00", "09:00 to 13:00");
await editor.getByRole("button", { name: "Close" }).click();
await editor.getByRole("button", { name: "Publish …" }).click();
await publishNow.click();
await editor.getByText("Somebody else has published").waitFor();
await photographWindow("conflict");
await end();

/** The page, with the place in its middle. */
async function photograph(name: string, place?: Locator): Promise<void> {
  const { width = 0 } = editor.viewportSize() ?? {};
  await editor.setViewportSize({ width, height: Math.round(width * 0.6) });
  await place?.evaluate((element) => element.scrollIntoView({ block: "center" }));
  await editor.evaluate(() => document.fonts.ready);
  await keep(name, await editor.screenshot({ animations: "disabled" }));
  await editor.setViewportSize({ width, height: TALL.height });
}

/** The window for publishing alone. */
async function photographWindow(name: string): Promise<void> {
  await keep(name, await editor.getByRole("dialog").screenshot());
}

async function keep(name: string, screenshot: Buffer): Promise<void> {
  const { size } = await sharp(screenshot)
    .resize({ width: 1000, withoutEnlargement: true })
    .webp({ quality: 72, effort: 6 })
    .toFile(`${FOLDER}/${name}.webp`);
  console.log(`${FOLDER}/${name}.webp  ${Math.round(size / 1024)} KB`);
}
