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
  const first = fold.getByRole("button", { name: "Expand", exact: true }).first();
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
export async function save(page: Page): Promise<void> {
  await pressSave(page);
  await page.getByRole("button", { name: "Save", exact: true }).waitFor({ state: "hidden" });
}

export async function pressSave(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save", exact: true }).click();
}

/** What the editor says when the server refuses. */
export async function refusal(page: Page): Promise<string> {
  const dialog = page.getByRole("alertdialog");
  await dialog.waitFor();
  return dialog.innerText();
}

export async function choosePicture(page: Page, entry: Locator, name: string): Promise<void> {
  await entry
    .getByRole("button", { name: /^(Browse|Replace Image)$/ })
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("option", { name: `${name}.jpg` }).click();
  await dialog.getByRole("button", { name: "Insert" }).click();
}

/** One of many choices, from a list that opens. */
export async function choose(scope: Locator, label: string, option: string): Promise<void> {
  const combobox = field(scope, label).getByRole("combobox");
  await combobox.click();
  await combobox.page().getByRole("option", { name: option, exact: true }).click();
}
