import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { contentFolder } from "../../site/content/folder.ts";
import { UNWRITTEN } from "../unwritten.ts";
import { unfinished } from "./check-website.ts";

it("names the files that are not written to the end, or not as the desk writes them", () => {
  const folder = mkdtempSync(join(tmpdir(), "unfinished-"));
  for (const file of ["announcements.yaml", "photos.yaml"])
    cpSync(join(contentFolder, file), join(folder, file));
  expect(unfinished(folder)).toEqual([]);
  const edit = (file: string, change: (text: string) => string) =>
    writeFileSync(join(folder, file), change(readFileSync(join(folder, file), "utf8")));
  edit("announcements.yaml", (text) => `# A comment\n${text}`);
  edit("photos.yaml", (text) => text.replace(/alt: .*/, `alt: ${UNWRITTEN} what it shows`));
  expect(unfinished(folder)).toEqual([
    expect.stringMatching(/^Announcements was changed by hand/),
    expect.stringMatching(/^Pictures › .* still says “TO WRITE”/),
  ]);
});
