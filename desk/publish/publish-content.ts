/** `npm run publish-content`: shows what is saved and not published, and publishes it after a yes. */
import { createInterface } from "node:readline/promises";
import { contentFolder } from "../../content-model/folder.ts";
import { Refusal } from "../server/refusal.ts";
import { checkWebsite } from "./check-website.ts";
import { leftOutInWords, publish, unpublishedChanges } from "./publish.ts";
import { unusedPictures } from "./unused-pictures.ts";

try {
  const { changes, to, leftOut } = await unpublishedChanges(contentFolder);
  for (const change of changes) console.log(`- ${change}`);
  const unused = unusedPictures(contentFolder);
  if (unused.length > 0) console.log(`Pictures that no page shows: ${unused.join(", ")}`);
  if (leftOut.length > 0) console.log(leftOutInWords(leftOut));
  if (changes.length === 0 || (await isWanted(to))) {
    console.log(await publish(contentFolder, checkWebsite));
  } else console.log("Nothing is published.");
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function isWanted(to: string | undefined): Promise<boolean> {
  if (process.argv.includes("--yes")) return true;
  const asking = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await asking.question(`Publish this${to ? ` to ${to}` : ""}? yes or no: `);
  asking.close();
  return /^y(es)?$/i.test(answer.trim());
}
