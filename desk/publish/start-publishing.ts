import { Refusal } from "../server/refusal.ts";
import { createPublisher, type Publisher } from "./publisher.ts";
import { publishDue } from "./waiting.ts";

const LOOK_EACH_MS = 15_000;

/**
 * For the desk's own process: says what is true of a publication that was cut off, and publishes
 * by itself what waits for its hour. What has missed it, the desk's page asks about.
 */
export function startPublishing(folder: string): Publisher {
  const publisher = createPublisher(folder);
  const look = () =>
    publishDue(folder, publisher).catch((error) => {
      if (!(error instanceof Refusal)) console.error(error);
    });
  publisher.recover().then(look).catch(console.error);
  // The process ends with its server.
  setInterval(look, LOOK_EACH_MS).unref();
  return publisher;
}
