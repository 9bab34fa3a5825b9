import { afterAll, afterEach, expect, it } from "vitest";
import { openEditor, openHarness } from "./harness.ts";

const harness = await openHarness();
const { clinic } = harness;
const editor = await openEditor(harness);
const { site, form, open, save } = editor;
afterAll(harness.end);
afterEach(clinic.restore);

it("changes a heading by a click on it, and the page follows each letter", async () => {
  await open("/about");
  await site.getByRole("heading", { level: 1 }).click();
  await form.getByRole("textbox", { name: "Heading" }).fill("A clinic *of your own*");
  await site.getByRole("heading", { level: 1, name: "A clinic of your own" }).waitFor();
  expect(clinic.diff().added).toEqual([]);
  await save();
  const { removed, added } = clinic.diff();
  expect(removed).toHaveLength(1);
  expect(added).toEqual(["  heading: A clinic *of your own*"]);
});
