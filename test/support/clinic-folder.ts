import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { readContent } from "../../site/content/read.ts";
import { createSite, type Site } from "../../site/site.ts";
import { temporaryFolder } from "./process.ts";

/**
 * Small, complete content for the tests: four treatments, one concern, seven reviews. The owner's edits
 * do not change it, so that tests can state their expected values by hand.
 */
export const FIXTURE_CONTENT = "test/fixture-content";

/** Maps the old text of a file to the new text. Undefined removes the file. */
export type FileChange = (text: string) => string | undefined;

/** Copies the fixture to a temporary folder. The copy shares the fixture's media. */
export function copyClinic(): string {
  const folder = temporaryFolder("content");
  cpSync(FIXTURE_CONTENT, folder, { recursive: true, filter: (file) => !file.includes("media") });
  symlinkSync(resolve(FIXTURE_CONTENT, "media"), join(folder, "media"));
  return folder;
}

/** @param name the file's path below the folder, without extension. A missing file counts as empty. */
export function changeFile(folder: string, name: string, change: FileChange): void {
  const file = join(folder, `${name}.yaml`);
  const after = change(readFileSync(file, { encoding: "utf8", flag: "a+" }));
  if (after === undefined) rmSync(file);
  else writeFileSync(file, after);
}

/** Reads a content folder. @throws ContentError */
export function siteOf(folder: string): Site {
  const settings = { PUBLIC_ANON_KEY: "", FUNCTIONS_URL: "", SITE_URL: "" };
  return createSite({ content: readContent(folder), folder, settings });
}
