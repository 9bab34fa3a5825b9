import { contentFolder } from "../../site/content/folder.ts";
import { ContentError } from "../../site/content/mistakes.ts";
import { readContent } from "../../site/content/read.ts";

/** Ends the run where the content has mistakes: told once, not by every file of tests that reads it. */
export default function checkContent(): void {
  try {
    readContent(contentFolder);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    process.stderr.write(`\n${error.message}\n\n`);
    process.exit(1);
  }
}
