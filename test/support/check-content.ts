import { contentFolder } from "../../site/content/folder.ts";
import { ContentError } from "../../site/content/mistakes.ts";
import { readContent } from "../../site/content/read.ts";

/** Stops the run on invalid content, so that the mistakes are reported once instead of by every test file. */
export default function checkContent(): void {
  try {
    readContent(contentFolder);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    process.stderr.write(`\n${error.message}\n\n`);
    process.exit(1);
  }
}
