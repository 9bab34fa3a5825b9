import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Bench, openBench, printSeen, untilSeen } from "./bench.ts";
import { field, openFile, pressSave, textbox, unfold } from "./editor.ts";

let bench: Bench;

beforeAll(async () => {
  bench = await openBench();
});
afterAll(async () => {
  printSeen();
  await bench?.end();
});

it("makes a treatment from nothing that is in menu, form and sitemap, and takes it away", async () => {
  const { clinic, desk, editor, site, siteAddress } = bench;
  await site.goto(siteAddress);
  await openFile(editor, desk, "treatments/new");
  await textbox(editor, "Name").fill("Light bath");
  await field(editor, "Menu").getByRole("radio", { name: "non-invasive", exact: true }).click();
  await fillEverything(editor);
  await untilSeen(bench, "a new treatment, in the menu", {
    act: () => pressSave(editor),
    sign: site.getByRole("navigation").getByText("Light bath").first(),
  });
  const file = join(clinic.folder, "content/treatments/light-bath.yaml");
  expect(readFileSync(file, "utf8")).toMatch(/^name: Light bath\n/);
  const sitemap = await (await fetch(`${siteAddress}/sitemap.xml`)).text();
  const [address = ""] = /\/light-bath-near-me-[a-z-]+/.exec(sitemap) ?? [];
  expect(await (await fetch(siteAddress + address)).text()).toMatch(/<h1[\s>]/);
  const contact = await (await fetch(`${siteAddress}/contact`)).text();
  expect(contact).toContain('value="light-bath"');

  await editor.goto(`${desk}/desk.html#/collections/treatments/entries/light-bath`);
  await editor.getByRole("button", { name: "Show Editor Options" }).click();
  await editor.getByRole("menuitem", { name: /Delete/ }).click();
  await untilSeen(bench, "a treatment taken away", {
    act: () =>
      editor
        .getByRole("alertdialog")
        .getByRole("button", { name: /Delete/ })
        .click(),
    sign: site.locator("body:not(:has(nav :text('Light bath')))"),
  });
  expect(clinic.git("status", "--porcelain")).toBe("");
});

/** Every field that is still empty, as the limits beside it ask. */
async function fillEverything(editor: Page): Promise<void> {
  for (const list of await lists(editor).all()) await unfold(list);
  const words = uniqueWords();
  for (const label of ["Heading"]) {
    for (const heading of await field(editor, label).getByRole("textbox").all()) {
      await heading.fill(`Light, *${words(12)}*`);
    }
  }
  for (const box of await editor.getByRole("textbox").all()) {
    if ((await box.inputValue()) === "") await box.fill(words(82));
  }
}

function lists(editor: Page): Locator {
  return editor.getByRole("group", { name: / Field$/ });
}

/** Words of a length that have not been used before. */
function uniqueWords(): (length: number) => string {
  let count = 0;
  return (length) => {
    count += 1;
    return `Words ${count} ${"of light ".repeat(20)}`.slice(0, length).trim();
  };
}
