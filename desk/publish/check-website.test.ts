import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { contentFolder } from "../../content-model/folder.ts";
import { UNWRITTEN } from "../../content-model/unwritten.ts";
import { unfinished } from "./check-website.ts";

it("names the files that are not written to the end, or not as the desk writes them", () => {
  const folder = mkdtempSync(join(tmpdir(), "unfinished-"));
  cpSync(join(contentFolder, "promotion.yaml"), join(folder, "promotion.yaml"));
  cpSync(join(contentFolder, "posts.yaml"), join(folder, "posts.yaml"));
  expect(unfinished(folder)).toEqual([]);
  const edit = (file: string, change: (text: string) => string) =>
    writeFileSync(join(folder, file), change(readFileSync(join(folder, file), "utf8")));
  edit("promotion.yaml", (text) => `# A comment\n${text}`);
  edit("posts.yaml", (text) => text.replace(/caption: .*/, `caption: ${UNWRITTEN} a caption`));
  expect(unfinished(folder)).toEqual([
    expect.stringMatching(/^Posts › Posts › Post 1 › .* still says “TO WRITE”/),
    expect.stringMatching(/^Pop-up was changed by hand/),
  ]);
});
