/**
 * `npm run check-content`: the content's mistakes, then what is left of another clinic and other advice. Exits 1 if there is any. `--format` writes every file as the desk would.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { adviceLine } from "../../site/content/advice.ts";
import { advise } from "../../site/content/checking/advise.ts";
import { contentFolder } from "../../site/content/folder.ts";
import { ContentError } from "../../site/content/mistakes.ts";
import { read, readSources } from "../../site/content/read.ts";
import { formatYaml } from "../../site/content/source.ts";

if (process.argv.includes("--format")) format();
const lines = findLines();
for (const line of lines) console.log(line);
console.log(
  lines.length === 0 ? "The content is in order." : `Places to look at: ${lines.length}.`,
);
process.exitCode = lines.length === 0 ? 0 : 1;

function findLines(): string[] {
  const advice = advise(readSources(contentFolder), contentFolder);
  const advised = advice.map((one) => adviceLine(one, contentFolder));
  try {
    read(contentFolder);
    return advised;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return [...error.message.split("\n"), ...advised];
  }
}

function format(): void {
  for (const { source } of readSources(contentFolder).sources) {
    const file = join(contentFolder, source.file);
    writeFileSync(file, formatYaml(parse(readFileSync(file, "utf8"))));
  }
}
