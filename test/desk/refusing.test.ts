import { afterAll, afterEach, expect, it } from "vitest";
import { addEntry, field, openFile, pressSave, refusal, save, textbox, unfold } from "./editor.ts";
import { openEditor, openHarness } from "./harness.ts";

const { browser, clinic, desk, editor, siteAddress, end } = await openHarness();
afterAll(end);
afterEach(async () => {
  clinic.restore();
  expect((await fetch(siteAddress)).status).toBe(200);
});

it("refuses a heading of 300 characters beside the field, and saves nothing", async () => {
  await openFile(editor, desk, "pages/entries/page-home");
  const top = field(editor, "Top of the page");
  await unfold(top);
  await textbox(top, "Heading").fill(`Your skin, *in ${"very ".repeat(57)}good light*`);
  await pressSave(editor);
  const said = await field(top, "Heading").innerText();
  expect(said).toContain("70");
  expect(clinic.diff().added).toEqual([]);
});

it("refuses a heading without its phrase in italics in the schema's own words", async () => {
  await openFile(editor, desk, "pages/entries/page-home");
  const top = field(editor, "Top of the page");
  await unfold(top);
  await textbox(top, "Heading").fill("Your skin, in good light");
  await pressSave(editor);
  await field(top, "Heading").getByText("between asterisks").first().waitFor();
  expect(clinic.diff().added).toEqual([]);
});

it("refuses a picture without its alternative text", async () => {
  await openFile(editor, desk, "pictures/entries/photos");
  const pictures = field(editor, "Pictures").first();
  await unfold(pictures);
  const text = field(pictures, "What it shows, for those who cannot see it").first();
  await text.getByRole("textbox").fill("");
  await pressSave(editor);
  await text.getByText("required").waitFor();
  expect(clinic.diff().added).toEqual([]);
});

it("takes no 30 February, which a date's field cannot hold", async () => {
  await openFile(editor, desk, "clinic/entries/business");
  const holidays = field(editor, "Holidays");
  await unfold(holidays);
  const holiday = await addEntry(holidays, "Holiday");
  const date = field(holiday, "Date");
  await textbox(holiday, "Name").fill("No such day");
  await date.locator("input").pressSequentially("02302027");
  await pressSave(editor);
  await date.getByText("This field is required.").waitFor();
  await date.getByText("A day the calendar has.").waitFor();
  expect(clinic.diff().added).toEqual([]);
});

it("says in the owner's words what only the whole content can know", async () => {
  await openFile(editor, desk, "news/entries/testimonials");
  const reviews = field(editor, "Reviews");
  await unfold(reviews);
  const [first, second] = await field(reviews, "Name").getByRole("textbox").all();
  await second?.fill((await first?.inputValue()) ?? "");
  await pressSave(editor);
  const said = await refusal(editor);
  expect(said).toContain("your words are still here");
  expect(said).toMatch(/^Reviews › Reviews 2 › Name: “.*” stands in Reviews already$/m);
  expect(clinic.diff().added).toEqual([]);
});

it("tells the second of two people who edit one file", async () => {
  const other = await openEditor(browser);
  for (const page of [editor, other]) await openFile(page, desk, "news/entries/promotion");
  await textbox(editor, "Button").fill("Begin here");
  await save(editor);
  await textbox(other, "Text").fill("Other words.");
  await pressSave(other);
  expect(await refusal(other)).toContain("If you save now, their change is lost.");
  expect(clinic.read("promotion.yaml")).toContain("action: Begin here");
  expect(clinic.read("promotion.yaml")).not.toContain("Other words.");
  await other.context().close();
});

it("keeps unsaved words through Escape, and gives them back after the window was closed", async () => {
  await editor.removeLocatorHandler(editor.getByRole("button", { name: "Discard" }));
  await openFile(editor, desk, "news/entries/promotion");
  const words = "Words nobody has saved yet.";
  await textbox(editor, "Text").fill(words);
  await editor.keyboard.press("Escape");
  await textbox(editor, "Text").blur();
  await editor.keyboard.press("Escape");
  await expect.poll(() => editor.evaluate(everythingKept)).toContain(words);
  expect(await textbox(editor, "Text").inputValue()).toBe(words);
  await openFile(editor, desk, "news/entries/promotion");
  await editor.getByRole("button", { name: "Restore" }).click();
  await expect.poll(() => textbox(editor, "Text").inputValue()).toBe(words);
});

/** What the browser keeps for the desk's address, as text. */
async function everythingKept(): Promise<string> {
  const kept: unknown[] = [];
  const done = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  for (const { name = "" } of await indexedDB.databases()) {
    const database = await done(indexedDB.open(name));
    for (const store of database.objectStoreNames) {
      kept.push(await done(database.transaction(store).objectStore(store).getAll()));
    }
    database.close();
  }
  return JSON.stringify(kept);
}
