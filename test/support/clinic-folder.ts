import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { readContent } from "../../site/content/read.ts";
import { createSite, type Site } from "../../site/site.ts";
import { temporaryFolder } from "./process.ts";

/**
 * A small whole content that belongs to the tests: four treatments, one concern, seven reviews. The
 * owner's edits do not change it, so tests write down what the site has to make of it by hand.
 */
export const FIXTURE_CONTENT = "test/fixture-content";

/** What becomes of a file's text; undefined takes the file away. */
export type FileChange = (text: string) => string | undefined;

/** A copy of the fixture to be edited. Its media are the fixture's own. */
export function copyClinic(): string {
  const folder = temporaryFolder("content");
  cpSync(FIXTURE_CONTENT, folder, { recursive: true, filter: (file) => !file.includes("media") });
  symlinkSync(resolve(FIXTURE_CONTENT, "media"), join(folder, "media"));
  return folder;
}

/** @param name a file's below the folder, without the ending; one that is not there is empty before the change */
export function changeFile(folder: string, name: string, change: FileChange): void {
  const file = join(folder, `${name}.yaml`);
  const after = change(readFileSync(file, { encoding: "utf8", flag: "a+" }));
  if (after === undefined) rmSync(file);
  else writeFileSync(file, after);
}

/** The site of a folder's content. @throws ContentError */
export function siteOf(folder: string): Site {
  const settings = { PUBLIC_ANON_KEY: "", FUNCTIONS_URL: "", SITE_URL: "" };
  return createSite({ content: readContent(folder), folder, settings });
}
