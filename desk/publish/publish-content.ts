/**
 * `npm run publish-content`: shows what is saved and not published, and publishes it after a yes;
 * `-- --yes` asks nothing. `-- --due`, for a timer, publishes what waits for its hour once that has come.
 */
import { createInterface } from "node:readline/promises";
import { contentFolder } from "../../content-model/folder.ts";
import { Refusal } from "../server/refusal.ts";
import { changeInWords } from "./changes.ts";
import { readDraft } from "./draft.ts";
import { publishDue } from "./due.ts";
import { pageAddress } from "./page-addresses.ts";
import { personOf } from "./person.ts";
import { choose } from "./publish.ts";
import { destination } from "./publish-to.ts";
import { createPublisher } from "./publisher.ts";
import { unusedPictures } from "./unused-pictures.ts";

const publisher = createPublisher(contentFolder);
process.on("SIGINT", publisher.stop);
process.on("SIGTERM", publisher.stop);

try {
  const begun = process.argv.includes("--due")
    ? await publishDue(contentFolder, publisher)
    : await publishAll();
  const outcome = await begun?.ended;
  if (outcome) console.log(outcome.message);
  if (outcome && !outcome.isSent) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function publishAll() {
  const draft = await readDraft(contentFolder);
  const { leftOut } = draft;
  if (leftOut.length > 0)
    console.log(`Not published, because the website has no such file: ${leftOut.join(", ")}.`);
  const chosen = await choose(contentFolder, draft);
  for (const change of chosen.changes) {
    console.log(`- ${changeInWords(change, pageAddress(contentFolder, change))}`);
  }
  const unused = unusedPictures(contentFolder);
  if (unused.length > 0) console.log(`Pictures that no page shows: ${unused.join(", ")}`);
  if (await isWanted()) return publisher.start(chosen, await personOf(contentFolder));
  console.log("Nothing is published.");
}

async function isWanted(): Promise<boolean> {
  if (process.argv.includes("--yes")) return true;
  const to = await destination(contentFolder);
  const asking = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await asking.question(`Publish this${to ? ` to ${to}` : ""}? yes or no: `);
  asking.close();
  return /^y(es)?$/i.test(answer.trim());
}
