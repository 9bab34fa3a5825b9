import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { textbox } from "./editor.ts";
import { fillForm } from "./fill-form.ts";
import { openHarness, saveAndSee } from "./harness.ts";

const { clinic, desk, editor, site, siteAddress, end } = await openHarness();
afterAll(end);

it("makes a treatment from nothing that is in menu, form and sitemap, and takes it away", async () => {
  await site.goto(siteAddress);
  await editor.setViewportSize({ width: 800, height: 20_000 });
  await editor.goto(`${desk}/desk.html#/collections/treatments/new`);
  await textbox(editor, "Name").fill("Light bath");
  await fillForm(editor);
  await saveAndSee(editor, site.getByRole("navigation").getByText("Light bath").first());
  const file = join(clinic.folder, "content/treatments/light-bath.yaml");
  expect(readFileSync(file, "utf8")).toMatch(/^name: Light bath\n/);
  const sitemap = await (await fetch(`${siteAddress}/sitemap.xml`)).text();
  const [address = "/none"] = /\/light-bath-near-me-[a-z-]+/.exec(sitemap) ?? [];
  expect(await (await fetch(siteAddress + address)).text()).toMatch(/<h1[\s>]/);
  const contact = await (await fetch(`${siteAddress}/contact`)).text();
  expect(contact).toContain('value="light-bath"');

  await editor.goto(`${desk}/desk.html#/collections/treatments/entries/light-bath`);
  await editor.getByRole("button", { name: "Show Editor Options" }).click();
  await editor.getByRole("menuitem", { name: /Delete/ }).click();
  await editor
    .getByRole("alertdialog")
    .getByRole("button", { name: /Delete/ })
    .click();
  await site
    .locator("body:has(footer):not(:has(nav :text('Light bath')))")
    .waitFor({ state: "attached" });
  expect((await fetch(siteAddress + address)).status).toBe(404);
  for (const path of ["/sitemap.xml", "/contact"]) {
    expect(await (await fetch(siteAddress + path)).text()).not.toContain("light-bath");
  }
  expect(clinic.git("status", "--porcelain")).toBe("");
});
