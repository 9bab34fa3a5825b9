import { join } from "node:path";
import sharp from "sharp";
import { afterAll, afterEach, expect, it } from "vitest";
import { masterSize } from "../../content-model/master-size.ts";
import {
  addEntry,
  choose,
  choosePicture,
  field,
  openFile,
  save,
  textbox,
  unfold,
  uploadPicture,
} from "./editor.ts";
import { openHarness, saveAndSee } from "./harness.ts";

const { clinic, desk, editor, site, siteAddress, end } = await openHarness();
afterAll(end);
afterEach(async () => {
  expect((await fetch(siteAddress)).status).toBe(200);
  await site.goto("about:blank");
  clinic.restore();
});

it("changes Saturday's hours by one line", async () => {
  await site.goto(`${siteAddress}/contact`);
  await openFile(editor, desk, "clinic/entries/business");
  await textbox(field(editor, "When the door is open"), "Saturday").fill("09:00 to 13:30");
  await saveAndSee(editor, site.getByText("1:30 PM").first());
  const { removed, added } = clinic.diff();
  expect(removed).toHaveLength(1);
  expect(added).toEqual(["      saturday: 09:00 to 13:30"]);
});

it("adds a holiday in two lines", async () => {
  await site.goto(`${siteAddress}/contact`);
  await openFile(editor, desk, "clinic/entries/business");
  const holidays = field(editor, "Holidays");
  await unfold(holidays);
  const holiday = await addEntry(holidays, "Holiday");
  await field(holiday, "Date").locator("input").fill("2027-08-02");
  await textbox(holiday, "Name").fill("Civic Holiday");
  await saveAndSee(editor, site.locator(`[data-open-now*="2027-08-02"]`).first());
  expect(clinic.diff()).toEqual({
    removed: [],
    added: ["  - date: 2027-08-02", "    name: Civic Holiday"],
  });
});

it("corrects an answer by one line", async () => {
  const words = "A correction that is seen at once.";
  await site.goto(`${siteAddress}/hydra-facial-near-me-woodbridge`);
  await openFile(editor, desk, "treatments/entries/hydra-facial");
  const questions = field(editor, "Questions and answers");
  await unfold(questions);
  await textbox(questions, "Answer").fill(words);
  await saveAndSee(editor, site.getByText(words).first());
  const { removed, added } = clinic.diff();
  expect(removed).toHaveLength(1);
  expect(added).toEqual([`    answer: ${words}`]);
});

it("replaces a review, of which there are six and no seventh can be added", async () => {
  const words = "They wrote everything down for me.";
  await site.goto(siteAddress);
  await openFile(editor, desk, "news/entries/testimonials");
  const reviews = field(editor, "Reviews");
  await unfold(reviews);
  expect(await reviews.getByRole("button", { name: /^Add/, disabled: false }).count()).toBe(0);
  await textbox(reviews, "Review").fill(words);
  await saveAndSee(editor, site.getByText(words).first());
  const { removed, added } = clinic.diff();
  expect(removed).toHaveLength(1);
  expect(added).toEqual([`    text: ${words}`]);
});

it("makes a master of an uploaded picture, and shows it in the gallery with its tags", async () => {
  await openFile(editor, desk, "pictures/entries/photos");
  const photo = await addEntry(field(editor, "Pictures").first(), "Picture");
  await uploadPicture(editor, photo, {
    name: "Folded Linen.png",
    mimeType: "image/png",
    buffer: await linen(),
  });
  await textbox(photo, "What it shows, for those who cannot see it").fill("Folded linen.");
  await save(editor);
  const { format, width, height } = await sharp(
    join(clinic.folder, "content/media/stills/folded-linen.jpg"),
  ).metadata();
  expect({ format, width, height }).toEqual({ format: "jpeg", ...masterSize });
  expect(clinic.diff()).toEqual({
    removed: [],
    added: [
      "  - name: folded-linen",
      "    alt: Folded linen.",
      expect.stringMatching(/^ {4}colour: '#[\dA-F]{6}'$/),
      "    focus: 50% 50%",
      "    sample: false",
    ],
  });

  const description = "Linen, folded before the first visit.";
  await site.goto(`${siteAddress}/gallery`);
  await openFile(editor, desk, "pictures/entries/gallery");
  const picture = await addEntry(field(editor, "Pictures"), "Picture");
  await choosePicture(editor, picture, "folded-linen");
  await textbox(picture, "What it shows here, for those who cannot see it").fill("Folded towels.");
  await choose(picture, "Tags", "skincare");
  await field(picture, "Category").getByRole("radio", { name: "Facial Treatments" }).click();
  await textbox(picture, "Sentence over the picture").fill(description);
  await saveAndSee(editor, site.getByText(description).first());
  expect(clinic.diff().removed).toEqual([]);
  const gallery = await (await fetch(`${siteAddress}/gallery`)).text();
  const [address = ""] = /(?<=")\/[^\s",]*folded-linen[^\s",]*/.exec(gallery) ?? [];
  expect((await fetch(siteAddress + address)).headers.get("content-type")).toMatch(/^image\//);
});

it("takes a second picture, whose words have a keyboard's apostrophe, from the same person", async () => {
  await editor.goto("about:blank");
  await editor.goto(`${desk}/desk.html#/collections/pictures`);
  await editor.getByText("Your website").first().waitFor();
  for (const name of ["first", "second"]) {
    await editor.evaluate(() => (location.hash = "#/collections/pictures/entries/photos"));
    const photo = await addEntry(field(editor, "Pictures").first(), "Picture");
    const file = { name: `${name}.png`, mimeType: "image/png", buffer: await linen() };
    await uploadPicture(editor, photo, file);
    const label = "What it shows, for those who cannot see it";
    await textbox(photo, label).fill(`It's the ${name} linen.`);
    await save(editor);
  }
  const { removed, added } = clinic.diff();
  expect(removed).toEqual([]);
  expect(added).toContain("    alt: It’s the first linen.");
  expect(added).toContain("    alt: It’s the second linen.");
  const colours = added.filter((line) => line.includes("colour"));
  expect(colours).toHaveLength(2);
  expect(colours[0]).toBe(colours[1]);
});

/** As a phone might take it: larger than a master, and not quite of its shape. */
function linen(): Promise<Buffer> {
  const size = { width: 2000, height: 1400 };
  return sharp({ create: { ...size, channels: 3, background: "#cfc4b2" } })
    .png()
    .toBuffer();
}
