import { afterAll, afterEach, expect, it } from "vitest";
import { change, closing } from "./edits.ts";
import { openEditor, openHarness } from "./harness.ts";

const harness = await openHarness();
const { clinic } = harness;
const editor = await openEditor(harness);
const { page, form, open, openFrom, save } = editor;

afterAll(() => page.context().close());
afterEach(async () => {
  clinic.restore();
  await page.context().setOffline(false);
  await page.evaluate(() => localStorage.clear());
  await page.unrouteAll();
});

const openText = async () => {
  await open("/about");
  await page.getByRole("button", { name: "Everything" }).click();
  await page.getByRole("button", { name: "Pop-up", exact: true }).click();
};

it("restores unsaved text after the window was closed, and warns of a newer one", async () => {
  await openText();
  const words = "Words nobody has saved yet.";
  await form.getByRole("textbox", { name: "Text" }).fill(words);
  clinic.write(
    "promotion.yaml",
    clinic.read("promotion.yaml").replace(/^text: .*/m, "text: Theirs."),
  );
  await open("/about");
  await page.getByRole("button", { name: "Everything · 1 not saved" }).waitFor();
  await page
    .getByRole("region", { name: "Typed and not saved" })
    .getByRole("button", { name: "Pop-up" })
    .click();
  await form.getByText("Your words are back.").waitFor();
  expect(await form.getByRole("textbox", { name: "Text" }).inputValue()).toBe(words);
  await form.getByRole("button", { name: "Save", exact: true }).click();
  await form.getByText(/: “Theirs\.” → “Words nobody has saved yet\.”/).waitFor();
  await save();
  expect(clinic.diff().added).toEqual([`text: ${words}`]);
  await open("/about");
  await page.getByRole("button", { name: "Everything", exact: true }).waitFor();
  expect(await page.getByRole("region", { name: "Typed and not saved" }).count()).toBe(0);
});

it("steps back through the saves of a form with Undo, which then disappears", async () => {
  const before = clinic.read("business.yaml");
  await open("/contact");
  await openFrom("Phone");
  const phone = form.getByLabel("Phone");
  const undo = form.getByRole("button", { name: "Undo" });
  const read = Promise.withResolvers<void>();
  await page.route("**/desk/api/draft", (route) => read.promise.then(() => route.continue()));
  for (const number of ["(416) 555-0111", "(416) 555-0122"]) {
    await phone.fill(number);
    await save();
  }
  await phone.fill("(416) 555-0133");
  expect(await undo.count(), "it would take back what was just typed").toBe(0);
  await form.getByRole("button", { name: "Back to what is saved" }).click();
  expect(await phone.inputValue(), "the draft is not read again yet").toBe("(416) 555-0122");
  read.resolve();
  await undo.click();
  await expect.poll(() => phone.inputValue()).toBe("(416) 555-0111");
  await undo.click();
  await expect.poll(() => clinic.read("business.yaml")).toBe(before);
  await form.getByText("Undone.", { exact: true }).waitFor();
  expect(await undo.count()).toBe(0);
});

it("says without a connection that the words are kept, and goes on once it is back", async () => {
  await openText();
  await form.getByRole("textbox", { name: "Text" }).fill("Words without a connection.");
  await page.context().setOffline(true);
  await form.getByRole("button", { name: "Save", exact: true }).click();
  await form.getByText("No connection. Your words are kept here.").waitFor();
  // A text with a shared value is in a box of its own, which has no value.
  const text = form.getByRole("textbox", { name: "Text" });
  const typed = text.evaluate((box) => (box as HTMLTextAreaElement).value ?? box.textContent);
  expect(await typed).toBe("Words without a connection.");
  await page.context().setOffline(false);
  await save();
  expect(clinic.diff().added).toEqual(["text: Words without a connection."]);
});

it("says that nothing is published without a connection, until it is back", async () => {
  change(clinic.folder, ...closing("Shut"));
  await open("/about");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  const press = page.getByRole("button", { name: "Publish 1 change" });
  await press.waitFor();
  await page.context().setOffline(true);
  await press.click();
  const said = page.getByText("Not published: no connection.");
  await said.waitFor();
  expect(await page.getByText(/^Step 1|close the desk/).count()).toBe(0);
  await page.context().setOffline(false);
  await said.waitFor({ state: "detached" });
  await press.waitFor();
  expect(await page.getByText("No connection").count()).toBe(0);
});

it("counts again after a save before anything can be published", async () => {
  change(clinic.folder, ...closing("Shut"));
  await open("/about");
  const panel = page.getByRole("region", { name: "The desk", exact: true });
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await panel.getByRole("button", { name: "Publish 1 change" }).waitFor();
  const read = Promise.withResolvers<void>();
  await page.route("**/desk/api/publishing", (route) => read.promise.then(() => route.continue()));
  await openFrom("Phone");
  await form.getByLabel("Phone").fill("(416) 555-0111");
  await save();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  const waiting = panel.getByRole("button", { name: "One moment …" });
  await waiting.waitFor();
  expect(await waiting.isDisabled()).toBe(true);
  expect(await panel.getByRole("button", { name: /^Publish \d/ }).count()).toBe(0);
  const putBack = panel.getByRole("button", { name: /^Put back/ });
  expect(await putBack.isDisabled()).toBe(true);
  read.resolve();
  await panel.getByRole("button", { name: "Publish 2 changes" }).waitFor();
  expect(await putBack.count()).toBe(2);
});

it("does not say that everything is published while it is not live", async () => {
  const outcome = { isSent: true, message: "Sent, but not live yet.", at: "2027-01-01T12:00:00Z" };
  await page.route("**/desk/api/publishing", (route) =>
    route.fulfill({ json: { changes: [], shown: "", outcome } }),
  );
  await open("/about");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByRole("button", { name: "Make it live" }).waitFor();
  await page.getByText(outcome.message).waitFor();
  expect(await page.getByText("Everything saved is published.").count()).toBe(0);
});
