import { mkdirSync } from "node:fs";
import type { Locator } from "playwright-core";
import sharp from "sharp";
import { openBench } from "../test/desk/bench.ts";
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

/** `npm run docs:desk`: photographs the desk for the page for the owner, over a copy of the content. */
const FOLDER = "docs/images/desk";
/** Fields come as they are scrolled to, in a tall window all at once. */
const TALL = { width: 1000, height: 6000 };

mkdirSync(FOLDER, { recursive: true });
const { desk, editor, end } = await openBench();
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

await openFile(editor, desk, "treatments/entries/hydra-facial");
const questions = field(editor, "Questions and answers").first();
await unfold(questions);
await photograph("answer", field(questions, "Answer").first());

await openFile(editor, desk, "news/entries/announcements");
await unfold(field(editor, "Announcements").first());
await photograph("announcements", field(editor, "Text").first());

await openFile(editor, desk, "news/entries/testimonials");
await unfold(field(editor, "Reviews").first());
await photograph("review", field(editor, "Review").first());

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
await end();

/** The window, with the place in its middle. */
async function photograph(name: string, place?: Locator): Promise<void> {
  const { width = 0 } = editor.viewportSize() ?? {};
  await editor.setViewportSize({ width, height: Math.round(width * 0.6) });
  await place?.evaluate((element) => element.scrollIntoView({ block: "center" }));
  await editor.evaluate(() => document.fonts.ready);
  const { size } = await sharp(await editor.screenshot({ animations: "disabled" }))
    .resize(1000)
    .webp({ quality: 72, effort: 6 })
    .toFile(`${FOLDER}/${name}.webp`);
  await editor.setViewportSize({ width, height: TALL.height });
  console.log(`${FOLDER}/${name}.webp  ${Math.round(size / 1024)} KB`);
}
