import type { Locator, Page } from "playwright-core";
import { choose, choosePicture, field } from "./editor.ts";

/** Fills every field of a new treatment, as long as it may be; lists get as many entries as they need. */
export async function fillForm(editor: Page): Promise<void> {
  await clickEach(editor.locator("button[aria-controls][aria-expanded=false][aria-label=Expand]"));
  const emptyList = "[data-field-type=list]:not(:has([aria-label=Remove]))";
  await clickEach(editor.locator(`${emptyList} button[data-label^=Add]:enabled`));
  for (const radios of await editor.locator("[data-field-type] [role=radiogroup]").all()) {
    await radios.getByRole("radio").first().dispatchEvent("click");
  }
  await choose(editor, "Concerns it may help", 0);
  for (const [index, one] of (await field(editor, "Treatment").all()).entries()) {
    await one.getByRole("combobox").click();
    await editor.getByRole("option").nth(index).click();
  }
  await field(editor, "When").locator("input").fill("2027-08-02");
  for (const picture of await editor.locator("[data-field-type=image]").all()) {
    await choosePicture(editor, picture, "towels");
  }
  const texts = editor.locator("[data-field-type=string], [data-field-type=text]");
  const limits = await texts.evaluateAll((fields) =>
    fields.map((one) => ({
      most: Number(/\d+\s*$/.exec((one as HTMLElement).innerText)?.[0] ?? 0),
      isHeading: one.textContent.includes("asterisks"),
      isAddress: one.textContent.includes("https://"),
      isEmpty: one.querySelector<HTMLInputElement>("input, textarea")?.value === "",
    })),
  );
  for (const [index, { most, isAddress, isHeading, isEmpty }] of limits.entries()) {
    if (!isEmpty) continue;
    const box = texts.nth(index).getByRole("textbox");
    if (isAddress) {
      await box.fill("https://www.example.com/");
      continue;
    }
    const words = `Words ${index} ${"of light ".repeat(60)}`.slice(0, most - 2).trim();
    await box.fill(isHeading ? `*${words}*` : words);
  }
}

/** Until none is left. A click by hand waits for the tall window to be painted twice. */
async function clickEach(buttons: Locator): Promise<void> {
  while ((await buttons.count()) > 0) await buttons.first().dispatchEvent("click");
}
