import type { Locator, Page } from "playwright-core";

/** A field by its label; the editor puts invisible marks of direction around it. */
export function field(scope: Page | Locator, label: string): Locator {
  const name = new RegExp(`^“\\W?${RegExp.escape(label)}\\W?” Field$`);
  return scope.getByRole("group", { name });
}

export function textbox(scope: Page | Locator, label: string): Locator {
  return field(scope, label).first().getByRole("textbox").first();
}

/** Opens a file, such as "clinic/entries/business". */
export async function openFile(page: Page, desk: string, file: string): Promise<void> {
  await page.goto("about:blank");
  await page.goto(`${desk}/desk.html#/collections/${file}`);
  await page.getByRole("button", { name: "Save", exact: true }).waitFor();
  // Fields come as they are scrolled to, in a tall window all at once.
  await page
    .getByRole("group", { name: / Field$/ })
    .first()
    .waitFor();
}

/** Unfolds a list or a group and every entry in it. */
export async function unfold(fold: Locator): Promise<void> {
  const first = fold.locator("button[aria-controls][aria-label=Expand]").first();
  if (await first.isVisible()) await first.click();
  const all = fold.getByRole("button", { name: "Expand All", exact: true }).first();
  if ((await all.isVisible()) && (await all.isEnabled())) await all.click();
}

/** Adds an entry to a list, and is that entry. */
export async function addEntry(list: Locator, entry: string): Promise<Locator> {
  const items = list.getByRole("group", { name: /^$/ });
  const count = await items.count();
  await list
    .getByRole("button", { name: new RegExp(`^Add \\W?${RegExp.escape(entry)}\\W?$`) })
    .last()
    .click();
  return items.nth(count);
}

/** Presses the button and resolves once the editor has closed, which it does when all is written. */
export async function save(page: Page | Locator): Promise<void> {
  await pressSave(page);
  await page.getByRole("button", { name: /^Sav(e|ing…)$/ }).waitFor({ state: "hidden" });
}

export async function pressSave(page: Page | Locator): Promise<void> {
  await page.getByRole("button", { name: "Save", exact: true }).click();
}

/** What the editor says when the server refuses. */
export async function refusal(page: Page): Promise<string> {
  const dialog = page.getByRole("alertdialog");
  await dialog.waitFor();
  return dialog.innerText();
}

export async function choosePicture(page: Page, entry: Locator, name: string): Promise<void> {
  const dialog = await openPictures(page, entry);
  await dialog.getByRole("option", { name: `${name}.jpg` }).click();
  await dialog.getByRole("button", { name: "Insert" }).click();
}

type Upload = { name: string; mimeType: string; buffer: Buffer };

export async function uploadPicture(page: Page, entry: Locator, file: Upload): Promise<void> {
  const dialog = await openPictures(page, entry);
  const chooser = page.waitForEvent("filechooser");
  await dialog.getByRole("button", { name: "Upload" }).click();
  await (await chooser).setFiles(file);
  await dialog.getByRole("button", { name: "Insert" }).click();
}

export async function openPictures(page: Page, entry: Locator): Promise<Locator> {
  const button = entry.getByRole("button", { name: /^(Browse|Replace Image)$/ });
  await button.first().click();
  return page.getByRole("dialog");
}

/** One of many choices, from a list that opens: by its words, or by its place from the top. */
export async function choose(
  scope: Page | Locator,
  label: string,
  option: string | number,
): Promise<void> {
  const combobox = field(scope, label).first().getByRole("combobox");
  await combobox.click();
  const options = combobox.page().getByRole("option");
  if (typeof option === "number") await options.nth(option).click();
  else await options.getByText(option, { exact: true }).click();
}
