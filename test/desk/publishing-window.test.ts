import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { openHarness } from "./harness.ts";

const { clinic, desk, editor, end } = await openHarness();
afterAll(end);

it("shows what waits, checks it and publishes it from the window", async () => {
  await editor.setViewportSize({ width: 1440, height: 900 });
  await editor.goto(desk);
  const words = clinic.read("promotion.yaml").replace(/^close: .*/m, "close: Shut");
  writeFileSync(join(clinic.folder, "content/promotion.yaml"), words);
  writeFileSync(join(clinic.folder, "content/patients.csv"), "Ann,1980-01-01\n");
  await editor.getByText("Not published yet: 1 change.").waitFor();
  await editor.getByRole("button", { name: "Publish …" }).click();
  const window = editor.getByRole("dialog");
  await window.getByText("→ “Shut”").waitFor();
  await window.getByText("the website has no such file: patients.csv").waitFor();
  await window.getByRole("button", { name: "Publish this" }).click();
  await window.getByText("Published to origin/main: 1 change.").waitFor();
  await window.getByText("Everything saved is published.").waitFor();
  expect(clinic.git("show", "origin/main:content/promotion.yaml")).toContain("close: Shut");
});
