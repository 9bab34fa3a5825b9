import { spawnSync } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { changeFile, copyClinic } from "../../../test/support/clinic-folder.ts";

let folder = "";
beforeEach(() => {
  folder = copyClinic();
});
afterEach(() => rmSync(folder, { recursive: true }));

it("adds a treatment while other files hold mistakes, and names what stands", () => {
  changeFile(folder, "business", (text) => text.replace(/^showRating: .*/m, "showRating: maybe"));
  const { status, stdout, stderr } = add("light-bath", "Light Bath");
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(existsSync(join(folder, "treatments/light-bath.yaml"))).toBe(true);
  expect(stdout).toMatch(/business\.yaml:\d+ showRating: is “maybe”/);
});

it("says nothing of mistakes where there are none", () => {
  expect(add("light-bath", "Light Bath").stdout).not.toContain("to be mended");
});

function add(slug: string, name: string) {
  const command = ["site/content/commands/new-treatment.ts", "--slug", slug, "--name", name];
  const env = { ...process.env, CONTENT: folder };
  return spawnSync(process.execPath, command, { encoding: "utf8", env });
}
