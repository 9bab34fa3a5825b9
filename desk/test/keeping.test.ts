import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, expect, it } from "vitest";
import { parse } from "yaml";
import { banned, preferred } from "../../site/content/checking/terms.ts";
import { findings } from "../../test/accessibility/axe.ts";
import { keyIn } from "./ask-desk.ts";
import { startDesk } from "./clinic.ts";
import { openEditor, openHarness } from "./harness.ts";

const harness = await openHarness();
const { clinic } = harness;
const editor = await openEditor(harness);
const { page, form, open, openFrom, save } = editor;
const word = (terms: typeof banned) => terms[0]?.words[0] ?? "";

afterAll(harness.end);
afterEach(async () => {
  clinic.restore();
  await page.evaluate(() => localStorage.clear());
});

const openText = async (who = editor) => {
  await who.open("/about");
  await who.page.getByRole("button", { name: "Everything" }).click();
  await who.page.getByRole("button", { name: "Pop-up", exact: true }).click();
};

it("refuses a forbidden word beside the field, and saves nothing", async () => {
  await openText();
  const text = form.getByRole("textbox", { name: "Text" });
  await text.fill(`Ask us about ${word(banned)}.`);
  await form.getByRole("button", { name: "Save", exact: true }).click();
  await form
    .getByText(/may not be used here/)
    .first()
    .waitFor();
  expect(await text.getAttribute("aria-invalid")).toBe("true");
  expect(await findings(page)).toEqual([]);
  expect(clinic.diff().added).toEqual([]);
});

it("saves a word against the house style, and advises another", async () => {
  await openText();
  await form.getByRole("textbox", { name: "Text" }).fill(`Our ${word(preferred)} is open.`);
  await save();
  const advice = form.getByRole("complementary", { name: "Advice" });
  await advice.getByText(word(preferred)).waitFor();
  expect(clinic.read("promotion.yaml")).toContain(`Our ${word(preferred)} is open.`);
  expect((await fetch(harness.address)).status).toBe(200);
});

it.each([
  ["a brace that stays open", "Text", "It takes {brand today.", /A brace is missing/],
  ["a heading with two italics", "Heading", "*Come* in *and* ask", /Write at most one word/],
  ["a shared value that is none", "Text", "It takes {nothing}.", /no shared value called/],
  ["an empty field", "Button", "", /write something/],
  ["too many letters", "Button", "Begin here ".repeat(9), /At most 30 fit/],
])("tells of %s beside the field", async (_, label, typed, sentence) => {
  await openText();
  await form.getByRole("textbox", { name: label, exact: true }).fill(typed);
  await form.getByRole("button", { name: "Save", exact: true }).click();
  await form.getByText(sentence).first().waitFor();
  expect(clinic.diff().added).toEqual([]);
});

it("shows every problem of a form at once, each beside its field", async () => {
  await openText();
  await form.getByRole("textbox", { name: "Heading" }).fill("");
  const text = `${word(banned)} and {nothing}`;
  await form.getByRole("textbox", { name: "Text" }).fill(text);
  await form.getByRole("button", { name: "Save", exact: true }).click();
  await form.getByText("Not saved yet: 3 things to correct.").waitFor();
  const problems = await form.locator(".problem:not(:empty)").allTextContents();
  expect(problems).toEqual([
    "Please write something here.",
    expect.stringMatching(
      /^There is no shared value called \{nothing\}\. Remove it with its braces\.\n“.*” may not be used here: /,
    ),
  ]);
  const heading = form.getByRole("textbox", { name: "Heading" });
  await expect.poll(() => heading.evaluate((one) => one === document.activeElement)).toBe(true);
});

it("names the problems of fields that the form does not show, without a path", async () => {
  const photos = clinic.read("photos.yaml");
  const [first] = parse(photos).items;
  await open("/about");
  await page.getByRole("button", { name: "Everything" }).click();
  await page.getByRole("button", { name: "Pictures", exact: true }).click();
  await form.getByRole("button", { name: "Pictures" }).click();
  await form.locator("summary").first().click();
  await form
    .getByRole("button", { name: /^Remove/ })
    .first()
    .click();
  await form.getByRole("button", { name: "Save", exact: true }).click();
  const outcome = form.getByRole("status");
  await outcome.getByText(/There is no picture called/).waitFor();
  const [, ...lines] = (await outcome.innerText()).split("\n");
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) {
    expect(line).toMatch(/^[^›]+: [^›]+\. There is no picture called “.*”\. Choose another\.$/);
    expect(line).toContain(`“${first.name}”`);
  }
});

it("explains a problem that involves another entry", async () => {
  const [first] = parse(clinic.read("testimonials.yaml")).items;
  await open("/");
  await openFrom("Reviews");
  const second = form.getByRole("listitem").nth(1);
  await second.locator("summary").click();
  await second.getByRole("textbox", { name: "Name" }).fill(first.name);
  await form.getByRole("button", { name: "Save", exact: true }).click();
  await second.getByText(/is already used in Reviews/).waitFor();
  expect(clinic.diff().added).toEqual([]);
});

it("restores unsaved text after the window was closed", async () => {
  await openText();
  const words = "Words nobody has saved yet.";
  await form.getByRole("textbox", { name: "Text" }).fill(words);
  await open("/about");
  await page
    .getByRole("region", { name: "Typed and not saved" })
    .getByRole("button", { name: "Pop-up" })
    .click();
  await form.getByText("Your words are back.").waitFor();
  expect(await form.getByRole("textbox", { name: "Text" }).inputValue()).toBe(words);
  await save();
  expect(clinic.diff().added).toEqual([`text: ${words}`]);
  await open("/about");
  await page.getByRole("button", { name: "Everything" }).waitFor();
  expect(await page.getByRole("region", { name: "Typed and not saved" }).count()).toBe(0);
});

it("switches off what is on by default", async () => {
  await open("/");
  await openFrom("Announcements");
  await form.getByRole("listitem").first().locator("summary").click();
  await form.getByRole("checkbox", { name: "Shown to visitors" }).first().uncheck();
  await save();
  expect(clinic.diff().added).toEqual(["    shown: false"]);
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
  await other.openFrom("Holidays");
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

it("shows what another device saved, and keeps it when other fields are saved", async () => {
  const phone = await openEditor(harness, "narrow");
  const day = (who: typeof editor, name: string) => who.form.getByRole("textbox", { name });
  const set = async (name: string, hours: string) => {
    await day(editor, name).fill(hours);
    await save();
  };
  await phone.open("/contact");
  await open("/contact");
  await openFrom("Opening hours");
  await set("Saturday", "9-2");
  await phone.openFrom("Opening hours");
  await expect.poll(() => day(phone, "Saturday").inputValue()).toContain("2:00");
  await day(phone, "Monday").fill("8-4");
  await set("Saturday", "9-3");
  await phone.save();
  const { added } = clinic.diff();
  expect(added).toEqual(["      monday: 08:00 to 16:00", "      saturday: 09:00 to 15:00"]);

  await day(phone, "Saturday").fill("9-1");
  await set("Saturday", "10-2");
  await set("Friday", "closed");
  await phone.form.getByRole("button", { name: "Save", exact: true }).click();
  const said = /Saturday, When the door is open: “10:00.AM to 2:00.PM” → “9:00.AM to 1:00.PM”/;
  await phone.form.getByText(said).waitFor();
  await phone.save();
  expect(clinic.diff().added).toEqual([
    "      monday: 08:00 to 16:00",
    "      friday: closed",
    "      saturday: 09:00 to 13:00",
  ]);

  await day(phone, "Sunday").fill("1-2");
  await set("Monday", "7-3");
  await phone.form.getByRole("button", { name: "Back to what is saved" }).click();
  await expect.poll(() => day(phone, "Monday").inputValue()).toContain("7:00");
  await phone.page.context().close();
});

it("keeps what a text editor changed in the same file", async () => {
  await openText();
  const place = join(clinic.folder, "content/promotion.yaml");
  const before = readFileSync(place, "utf8");
  writeFileSync(place, before.replace(/^close: .*/m, "close: Shut it"));
  await form.getByRole("textbox", { name: "Text" }).fill("Other words.");
  await form.getByRole("button", { name: "Save", exact: true }).click();
  await form.getByText("Saved.", { exact: true }).waitFor();
  expect(clinic.diff().added).toEqual(["text: Other words.", "close: Shut it"]);
});

it("leaves no partial file when it is killed during a save", async () => {
  const desk = await startDesk(clinic);
  const page = await (await fetch(`${desk.address}/desk`)).text();
  const headers = { "x-desk-key": keyIn(page), "content-type": "application/json" };
  let before = parse(clinic.read("promotion.yaml")).text;
  const send = (after: string) => {
    const edit = { file: "promotion", path: ["text"], before, after };
    before = after;
    const body = JSON.stringify(edit);
    return fetch(`${desk.address}/desk/api/save`, { method: "POST", headers, body });
  };
  await send("Words 0.");
  const saving = [1, 2, 3, 4, 5].map((count) => send(`Words ${count}.`).catch(() => undefined));
  await Promise.race(saving);
  process.kill(desk.pid, "SIGKILL");
  await Promise.all(saving);
  expect(parse(clinic.read("promotion.yaml")).text).toMatch(/^Words \d\.$/);
  const again = await startDesk(clinic);
  expect((await fetch(again.address)).status).toBe(200);
  await again.end();
  const files = readdirSync(join(clinic.folder, "content"));
  expect(files.filter((file) => file.includes("saving")).length).toBeLessThanOrEqual(1);
});
