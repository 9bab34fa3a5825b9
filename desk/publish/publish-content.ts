/**
 * `npm run publish-content`: shows what is saved and not published, and publishes it after a yes;
 * `-- --yes` asks nothing. `-- --due`, for a timer, publishes what waits for its hour once that has come.
 */
import { createInterface } from "node:readline/promises";
import { contentFolder } from "../../content-model/folder.ts";
import { Refusal } from "../server/refusal.ts";
import { storedWords } from "../server/stored-files.ts";
import { choose } from "./choose.ts";
import { inWords, lineOf } from "./in-words.ts";
import { personOf } from "./person.ts";
import { destination } from "./publish-to.ts";
import { createPublisher } from "./publisher.ts";
import { readUnpublished } from "./unpublished.ts";
import { changesBetween } from "./versions.ts";
import { publishDue } from "./waiting.ts";

const publisher = createPublisher(contentFolder);
// A second time ends it at once.
process.once("SIGINT", publisher.stop);
process.once("SIGTERM", publisher.stop);

try {
  const publish = () => publishDue(contentFolder, publisher);
  const begun = process.argv.includes("--due") ? await publish() : await publishAll();
  const outcome = await begun?.ended;
  if (outcome) console.log(outcome.message);
  if (outcome && !outcome.isSent) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function publishAll() {
  const { leftOut, ...trees } = await readUnpublished(contentFolder);
  if (leftOut.length > 0) {
    console.log(`Not published, because the website has no such file: ${leftOut.join(", ")}.`);
  }
  const chosen = await choose(contentFolder, { by: await personOf(contentFolder) });
  const changes = await changesBetween(contentFolder, trees);
  for (const shown of inWords(changes, storedWords(contentFolder))) {
    console.log(`- ${lineOf(shown)}`);
  }
  if (await isWanted()) return publisher.start(chosen);
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
