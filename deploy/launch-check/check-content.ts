/** `npm run check-content`: the content's mistakes, then where it leaves the style of the house. Exits 1 if there is any. */
import { advise } from "../../site/content/checking/advise.ts";
import { contentFolder } from "../../site/content/folder.ts";
import { ContentError, mistakeLine } from "../../site/content/mistakes.ts";
import { read } from "../../site/content/read.ts";

const lines = findLines();
for (const line of lines) console.log(line);
console.log(
  lines.length === 0 ? "The content is in order." : `Places to look at: ${lines.length}.`,
);
process.exitCode = lines.length === 0 ? 0 : 1;

function findLines(): string[] {
  try {
    return advise(read(contentFolder)).map((advice) => mistakeLine(advice, contentFolder));
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.message.split("\n");
  }
}
