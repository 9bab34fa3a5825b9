import { mkdirSync } from "node:fs";
import sharp from "sharp";
import { contentFolder } from "../../site/content/folder.ts";
import { readContent } from "../../site/content/read.ts";
import { temporaryFolder } from "../../test/support/process.ts";
import { type Editor, openEditor, openHarness, type Width } from "../test/harness.ts";

/** `npm run pictures -w desk`: photographs the desk for the page for the owner, over a copy of the content. */
const FOLDER = "desk/docs/images";

const pixels: Readonly<Record<Width, number>> = { wide: 1200, narrow: 585 };

const saturday = async ({ open, openFrom, form }: Editor) => {
  await open("/contact");
  await openFrom("Opening hours");
  const saturday = form.getByRole("textbox", { name: "Saturday" });
  await saturday.fill("9 – 4");
  await saturday.evaluate((one) => one.scrollIntoView({ block: "center" }));
};

const words = async ({ open, site, form }: Editor) => {
  await open("/about");
  await site.getByRole("heading", { level: 1 }).click();
  await form.getByRole("textbox").fill("A clinic *of your own*");
};

const picture = async ({ open, site, form, page }: Editor) => {
  await open("/about");
  await site.locator("main img[data-desk]").first().click();
  await form.getByRole("button", { name: "Picture" }).click();
  const [{ name = "", alt = "" } = {}] = readContent(contentFolder).photos.items;
  const window = page.getByRole("dialog");
  // As a photograph comes: the desk takes no drawings.
  const file = `${temporaryFolder("photograph")}/${name}.jpg`;
  await sharp(`${contentFolder}/media/stills/${name}.svg`).resize(1600, 1067).jpeg().toFile(file);
  await window.getByLabel("Upload a picture").setInputFiles(file);
  await window.getByRole("textbox").fill(alt);
};

const announcement = async ({ open, openFrom, form }: Editor) => {
  await open("/");
  await openFrom("Announcements");
  await form.getByRole("listitem").first().locator("summary").click();
};

const publish = async ({ page, save, ...editor }: Editor) => {
  await words({ page, save, ...editor });
  await save();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByRole("button", { name: "Publish 1 change" }).waitFor();
  // A folder of the machine that takes the picture.
  await page.getByText("Goes to").evaluate((line) => line.remove());
};

const shots = { hours: saturday, words, picture, announcement, publish };
const narrow = ["hours", "picture"];

mkdirSync(FOLDER, { recursive: true });
const harness = await openHarness();
for (const [name, go] of Object.entries(shots)) {
  const width: Width = narrow.includes(name) ? "narrow" : "wide";
  const editor = await openEditor(harness, width);
  await editor.page.emulateMedia({ reducedMotion: "reduce" });
  await go(editor);
  // The panel of publishing looks again and again.
  if (go !== publish) await editor.page.waitForLoadState("networkidle");
  const shot = await editor.page.screenshot({ animations: "disabled" });
  const file = `${FOLDER}/${name}.webp`;
  const { size } = await sharp(shot).resize(pixels[width]).webp({ quality: 82 }).toFile(file);
  console.log(`${file}  ${Math.round(size / 1024)} KB`);
  await editor.page.close();
}
await harness.end();
