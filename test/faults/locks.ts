import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { wait } from "../servers/process.ts";
import { startScriptedSmtp } from "../servers/scripted-smtp.ts";
import { type Site, startSite } from "../servers/site.ts";
import { drained, type Fault, hold, inWords, portOf, tally } from "./fault.ts";
import { startLoad } from "./load.ts";

const WRITER_MS = 2000;
// On the busiest machine; one that waits for locks answers one or none.
const FEWEST_PAGES_UNDER_A_LOCK = 4;

export const lockFaults: Fault[] = [
  {
    name: "SQLite file read and written by others",
    run: ({ isShort }) => heldByOthers(isShort ? 4000 : 12_000),
  },
];

/** A backup that reads for long, and a tool that writes for two seconds, while requests come in. */
async function heldByOthers(readerMs: number): Promise<string> {
  const smtp = await startScriptedSmtp();
  const site = await startSite({ env: { SMTP_URL: smtp.url, MAIL_TO: "to@clinic.test" } });
  const first = startLoad({ ports: [portOf(site)], connections: 1, total: 1 });
  await first.finished;
  const reader = new DatabaseSync(join(site.dataDir, "outbox.sqlite"));
  const writer = new DatabaseSync(join(site.dataDir, "outbox.sqlite"), { timeout: 10_000 });
  reader.exec("begin");
  reader.prepare("select count(*) from outbox").get();
  const load = startLoad({ ports: [portOf(site)], connections: 2, pauseMs: 100 });
  const whileRead = await readPages(site, readerMs);
  writer.exec("begin immediate");
  const whileWritten = await readPages(site, WRITER_MS);
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
  hold([...load.statuses.keys()].join() === "200", inWords(load.statuses));
  const fewest = Math.min(whileRead.served, whileWritten.served);
  hold(fewest >= FEWEST_PAGES_UNDER_A_LOCK, `only ${fewest} pages under a lock`);
  const slowestMs = Math.round(Math.max(whileRead.slowestMs, whileWritten.slowestMs));
  return `${whileRead.served} pages under a reader of ${readerMs / 1000} s, ${whileWritten.served} under a writer of ${WRITER_MS / 1000} s, the slowest after ${slowestMs} ms; requests ${inWords(load.statuses)}, delivered once each`;
}

async function readPages(site: Site, durationMs: number) {
  const until = performance.now() + durationMs;
  let [served, slowestMs] = [0, 0];
  while (performance.now() < until) {
    const askedAt = performance.now();
    await (await fetch(`${site.url}/`)).arrayBuffer();
    // An answer that came after the time is one the lock held up.
    if (performance.now() < until) served++;
    slowestMs = Math.max(slowestMs, performance.now() - askedAt);
    await wait(20);
  }
  return { served, slowestMs };
}
