import { afterAll, afterEach, expect, it } from "vitest";
import { parse } from "yaml";
import { change, closing } from "./edits.ts";
import { openEditor, openHarness } from "./harness.ts";

const harness = await openHarness();
const { clinic } = harness;
const editor = await openEditor(harness);
const { page, form, open, openFrom, save } = editor;

afterAll(() => page.context().close());
afterEach(async () => {
  clinic.restore();
  await page.evaluate(() => localStorage.clear());
  await page.unrouteAll();
});

const openText = async (everything = "Everything") => {
  await open("/about");
  await page.getByRole("button", { name: everything, exact: true }).click();
  await page.getByRole("button", { name: "Pop-up", exact: true }).last().click();
};

it("keeps what is typed while a save is on its way, whether it is saved or refused", async () => {
  await openText();
  const heading = form.getByRole("textbox", { name: "Heading" });
  const close = form.getByRole("textbox", { name: "Name of the closing button" });
  const saving = async (first: string, second: string) => {
    const sent = Promise.withResolvers<void>();
    await page.route("**/desk/api/save", (route) => sent.promise.then(() => route.continue()));
    await heading.fill(first);
    await form.getByRole("button", { name: "Save", exact: true }).click();
    await close.fill(second);
    sent.resolve();
  };
  await saving("The best of all", "Before a refusal");
  await form.getByText("Not saved yet: see the field.").waitFor();
  expect(await close.inputValue()).toBe("Before a refusal");
  await saving("A new heading", "After Save");
  await form.getByText("Not saved yet: press Save.").waitFor();
  await expect
    .poll(() => clinic.diff().added)
    .toEqual(["heading: A new heading", "close: Before a refusal"]);
  expect(await close.inputValue()).toBe("After Save");
  await save();
  expect(clinic.diff().added).toEqual(["heading: A new heading", "close: After Save"]);
});

it("keeps what is typed after Save in a form that is closed before the answer", async () => {
  await openText();
  const sent = Promise.withResolvers<void>();
  await page.route("**/desk/api/save", (route) => sent.promise.then(() => route.continue()));
  await form.getByRole("textbox", { name: "Heading" }).fill("A new heading");
  await form.getByRole("button", { name: "Save", exact: true }).click();
  await form.getByRole("textbox", { name: "Name of the closing button" }).fill("After Save");
  await form.getByRole("button", { name: "Close" }).click();
  const answered = page.waitForResponse("**/desk/api/save");
  sent.resolve();
  await (await answered).finished();
  expect(clinic.diff().added).toEqual(["heading: A new heading"]);
  await openText("Everything · 1 not saved");
  await form.getByText("Your words are back.").waitFor();
  await save();
  expect(clinic.diff().added).toEqual(["heading: A new heading", "close: After Save"]);
});

it("shows a shared value as a chip in a text that was saved elsewhere", async () => {
  await openText();
  await form.getByRole("textbox", { name: "Name of the closing button" }).waitFor();
  const { address } = parse(clinic.read("business.yaml"));
  change(clinic.folder, ...closing("Not in {city}"));
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  const close = form.getByRole("textbox", { name: "Name of the closing button" });
  await expect.poll(() => close.innerText()).toBe(`Not in ${address.city}`);
});

it("lets two people save different fields of one file, and warns the second of the same field", async () => {
  const other = await openEditor(harness);
  const openPhone = (who: typeof editor) => who.open("/contact").then(() => who.openFrom("Phone"));
  await openPhone(other);
  await openPhone(editor);
  await form.getByLabel("Phone").fill("416 555 0111");
  await save();
  await other.form.getByLabel("Phone").fill("416 555 0122");
  await other.form.getByRole("button", { name: "Save", exact: true }).click();
  await other.form.getByText(/This was changed elsewhere since you opened it/).waitFor();
  expect(clinic.diff().added).toEqual(["phone: '+14165550111'"]);
  await other.save();
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await expect.poll(() => form.getByLabel("Phone").inputValue()).toBe("(416) 555-0122");
  expect(await form.getByRole("button", { name: "Undo" }).count(), "it is another’s save").toBe(0);
  await other.openFrom("Holidays and single days");
  await openFrom("Opening hours");
  await form.getByRole("textbox", { name: "Sunday" }).fill("closed all day");
  await form.getByRole("textbox", { name: "Sunday" }).fill("10-2");
  await save();
  await other.form.getByRole("listitem").first().locator("summary").click();
  await other.form.getByRole("textbox", { name: "Name" }).first().fill("Another day");
  await other.save();
  const { added } = clinic.diff();
  expect(added).toContain("phone: '+14165550122'");
  expect(added).toContain("      sunday: 10:00 to 14:00");
  expect(added).toContain("    name: Another day");
  await other.page.context().close();
});
