import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { FIXTURE_CONTENT } from "../../test/support/clinic-folder.ts";
import { temporaryFolder } from "../../test/support/process.ts";
import { save } from "./save.ts";

it("writes nothing of a switch that was moved and moved back", () => {
  const folder = temporaryFolder("save");
  cpSync(FIXTURE_CONTENT, folder, { recursive: true, dereference: true });
  const text = () => readFileSync(join(folder, "promotion.yaml"), "utf8");
  const before = text();
  const turn = (isFrom: unknown, isTo: boolean) =>
    save({ file: "promotion", path: ["shown"], before: isFrom, after: isTo }, folder);
  turn(null, false);
  expect(text()).toContain("shown: false");
  turn(false, true);
  expect(text()).toBe(before);
});
