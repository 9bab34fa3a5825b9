import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { changeFile, FIXTURE_CONTENT } from "../test/support/clinic-folder.ts";
import { temporaryFolder } from "../test/support/process.ts";
import { newMistakes } from "./check.ts";
import { save } from "./server/save.ts";

const folder = temporaryFolder("checked");
cpSync(FIXTURE_CONTENT, folder, { recursive: true, dereference: true });

it("reports a required file that would be deleted", () => {
  const mistakes = newMistakes([{ file: "redirects.yaml", bytes: undefined }], folder);
  expect(mistakes).toEqual([
    { code: "file-missing", values: {}, place: { file: "redirects.yaml", line: 1, path: [] } },
  ]);
});

it("saves beside an older mistake, and removes a shared value that no text uses any more", () => {
  changeFile(folder, "promotion", (text) => `${text}nonsense: 1\n`);
  changeFile(folder, "treatments/laser", (text) =>
    text.replace(/^variables:/m, "$&\n  rest: an hour").replace(/lead: .*/, "lead: Rest {rest}."),
  );
  const lead = { file: "treatments/laser", path: ["hero", "lead"], before: "Rest {rest}." };
  save({ ...lead, after: "Rest a little." }, folder);
  const saved = readFileSync(join(folder, "treatments/laser.yaml"), "utf8");
  expect(saved).toContain("  lead: Rest a little.\n");
  expect(saved).not.toContain("an hour");
});
