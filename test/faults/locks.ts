import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { wait } from "../support/process.ts";
import { startScriptedSmtp } from "../support/scripted-smtp.ts";
import { type Site, startSite } from "../support/site.ts";
import { drained, type Fault, hold, inWords, isHonest, portOf, tally } from "./fault.ts";
import { startLoad } from "./load.ts";

// A server that waits for locks answers one page in the time it waits, which was ten seconds.
const PAGES_UNDER_THE_WRITER = 20;
const MAX_LOCK_MS = 60_000;

export const lockFaults: Fault[] = [
  {
    name: "SQLite file read and written by others",
    run: ({ isShort }) => heldByOthers(isShort ? 50 : 300),
  },
];

/** A backup that reads and a tool that writes, each until enough pages were served, while requests arrive. */
async function heldByOthers(pagesUnderTheReader: number): Promise<string> {
  const smtp = await startScriptedSmtp();
  const site = await startSite({ env: { SMTP_URL: smtp.url, MAIL_TO: "to@clinic.test" } });
  const first = startLoad({ ports: [portOf(site)], connections: 1, total: 1 });
  await first.finished;
  const reader = new DatabaseSync(join(site.dataDir, "outbox.sqlite"));
  const writer = new DatabaseSync(join(site.dataDir, "outbox.sqlite"), { timeout: 10_000 });
  reader.exec("begin");
  reader.prepare("select count(*) from outbox").get();
  const load = startLoad({ ports: [portOf(site)], connections: 2, pauseMs: 100 });
  const readMs = await timeOfPages(site, pagesUnderTheReader);
  writer.exec("begin immediate");
  const writtenMs = await timeOfPages(site, PAGES_UNDER_THE_WRITER);
  writer.exec("commit");
  reader.exec("commit");
  await wait(1000);
  await load.stop();
  await drained(site, load.acknowledged, smtp, 60_000);
  reader.close();
  writer.close();
  await Promise.all([site.stop(), smtp.stop()]);
  const { lost, duplicates } = tally(load.acknowledged, smtp);
  hold(lost === 0 && duplicates === 0, `lost ${lost}, duplicates ${duplicates}`);
  hold(isHonest(load.statuses), inWords(load.statuses));
  return `${pagesUnderTheReader} pages under a reader in ${readMs} ms, ${PAGES_UNDER_THE_WRITER} under a writer in ${writtenMs} ms; requests ${inWords(load.statuses)}, delivered once each`;
}

async function timeOfPages(site: Site, pages: number): Promise<number> {
  const startedAt = performance.now();
  const elapsedMs = () => Math.round(performance.now() - startedAt);
  for (let served = 0; served < pages; served++) {
    await (await fetch(`${site.url}/`)).arrayBuffer();
    hold(elapsedMs() < MAX_LOCK_MS, `only ${served} of ${pages} pages under a lock`);
    await wait(20);
  }
  return elapsedMs();
}
