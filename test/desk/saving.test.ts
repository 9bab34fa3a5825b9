import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { type Bench, openBench, printSeen, untilSeen } from "./bench.ts";
import {
  addEntry,
  choose,
  choosePicture,
  field,
  openFile,
  pressSave,
  textbox,
  unfold,
} from "./editor.ts";

let bench: Bench;

beforeAll(async () => {
  bench = await openBench();
});
afterAll(async () => {
  printSeen();
  await bench?.end();
});
afterEach(async () => {
  await bench.site.goto("about:blank");
  bench.clinic.restore();
});

it("changes Saturday's hours by one line", async () => {
  const { clinic, desk, editor, site, siteAddress } = bench;
  await site.goto(`${siteAddress}/contact`);
  await openFile(editor, desk, "clinic/entries/business");
  await textbox(field(editor, "When the door is open"), "Saturday").fill("09:00 to 13:30");
  await untilSeen(bench, "Saturday's hours", {
    act: () => pressSave(editor),
    sign: site.getByText("1:30 PM").first(),
  });
  const { removed, added } = clinic.diff();
  expect(removed).toHaveLength(1);
  expect(added).toEqual(["      saturday: 09:00 to 13:30"]);
});

it("adds a holiday in two lines", async () => {
  const { clinic, desk, editor, site, siteAddress } = bench;
  await site.goto(`${siteAddress}/contact`);
  await openFile(editor, desk, "clinic/entries/business");
  const holidays = field(editor, "Holidays");
  await unfold(holidays);
  const holiday = await addEntry(holidays, "Holiday");
  await field(holiday, "Date").locator("input").fill("2027-08-02");
  await textbox(holiday, "Name").fill("Civic Holiday");
  await untilSeen(bench, "a holiday", {
    act: () => pressSave(editor),
    sign: site.locator(`[data-open-now*="2027-08-02"]`).first(),
  });
  expect(clinic.diff()).toEqual({
    removed: [],
    added: ["  - date: 2027-08-02", "    name: Civic Holiday"],
  });
});

it("corrects an answer by one line", async () => {
  const { clinic, desk, editor, site, siteAddress } = bench;
  const words = "A correction that is seen at once.";
  await site.goto(`${siteAddress}/hydra-facial-near-me-woodbridge`);
  await openFile(editor, desk, "treatments/entries/hydra-facial");
  const questions = field(editor, "Questions and answers");
  await unfold(questions);
  await textbox(questions, "Answer").fill(words);
  await untilSeen(bench, "an answer", {
    act: () => pressSave(editor),
    sign: site.getByText(words).first(),
  });
  const { removed, added } = clinic.diff();
  expect(removed).toHaveLength(1);
  expect(added).toEqual([`    answer: ${words}`]);
});

it("replaces a review, of which there are six and no seventh can be added", async () => {
  const { clinic, desk, editor, site, siteAddress } = bench;
  const words = "They wrote everything down for me.";
  await site.goto(siteAddress);
  await openFile(editor, desk, "news/entries/testimonials");
  const reviews = field(editor, "Reviews");
  await unfold(reviews);
  expect(await reviews.getByRole("button", { name: /^Add/ }).count()).toBe(0);
  await textbox(reviews, "Review").fill(words);
  await untilSeen(bench, "a review", {
    act: () => pressSave(editor),
    sign: site.getByText(words).first(),
  });
  const { removed, added } = clinic.diff();
  expect(removed).toHaveLength(1);
  expect(added).toEqual([`    text: ${words}`]);
});

it("adds a picture of the house to the gallery, with its tags", async () => {
  const { clinic, desk, editor, site, siteAddress } = bench;
  const description = "Linen, folded before the first visit.";
  await site.goto(`${siteAddress}/gallery`);
  await openFile(editor, desk, "pictures/entries/gallery");
  const pictures = field(editor, "Pictures");
  await unfold(pictures);
  const picture = await addEntry(pictures, "Picture");
  await choosePicture(editor, picture, "towels");
  await textbox(picture, "What it shows here, for those who cannot see it").fill("Folded towels.");
  await choose(picture, "Tags", "skincare");
  await field(picture, "Category").getByRole("radio", { name: "Facial Treatments" }).click();
  await textbox(picture, "Sentence over the picture").fill(description);
  await untilSeen(bench, "a gallery picture", {
    act: () => pressSave(editor),
    sign: site.getByText(description).first(),
  });
  expect(clinic.diff().removed).toEqual([]);
});
