/** `npm run publish-due -w desk`, for a timer: publishes what waits for its hour, once that has come, without the desk. */
import { contentFolder } from "../../content-model/folder.ts";
import { Refusal } from "../server/refusal.ts";
import { createPublisher } from "./publisher.ts";
import { publishDue } from "./waiting.ts";

const publisher = createPublisher(contentFolder);
// A second time ends it at once.
process.once("SIGINT", publisher.stop);
process.once("SIGTERM", publisher.stop);

try {
  const begun = await publishDue(contentFolder, publisher);
  const outcome = await begun?.ended;
  if (outcome) console.log(outcome.message);
  if (outcome && !outcome.isSent) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
