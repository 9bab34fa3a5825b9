import { closeSync, cpSync, openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { FIXTURE_CONTENT } from "../../test/support/clinic-folder.ts";
import { temporaryFolder } from "../../test/support/process.ts";
import { save } from "./save.ts";

function contentCopy(): string {
  const folder = temporaryFolder("save");
  cpSync(FIXTURE_CONTENT, folder, { recursive: true, dereference: true });
  return folder;
}

it("replaces a file whole, so that a kill leaves the former or the new text", () => {
  const folder = contentCopy();
  const file = join(folder, "promotion.yaml");
  const before = readFileSync(file, "utf8");
  const opened = openSync(file, "r");
  save({ file: "promotion", path: ["shown"], before: null, after: false }, folder);
  expect(readFileSync(opened, "utf8")).toBe(before);
  closeSync(opened);
});

it("writes nothing of a switch that was moved and moved back", () => {
  const folder = contentCopy();
  const text = () => readFileSync(join(folder, "promotion.yaml"), "utf8");
  const before = text();
  const turn = (isFrom: unknown, isTo: boolean) =>
    save({ file: "promotion", path: ["shown"], before: isFrom, after: isTo }, folder);
  turn(null, false);
  expect(text()).toContain("shown: false");
  turn(false, true);
  expect(text()).toBe(before);
});
