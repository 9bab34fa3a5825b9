import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { startPostgres } from "../support/postgres.ts";
import { temporaryFolder, wait } from "../support/process.ts";
import { startScriptedSmtp } from "../support/scripted-smtp.ts";
import { startSite } from "../support/site.ts";
import { drained, type Fault, hold, outboxKey, portOf, tally } from "./fault.ts";
import { startLoad } from "./load.ts";

const HOUR_MS = 3_600_000;

export const clockFaults: Fault[] = [
  { name: "clock set by an hour, SQLite", run: onSqlite },
  { name: "clock set by an hour, PostgreSQL with two nodes", run: onPostgres },
];

async function onSqlite(): Promise<string> {
  const offsetFile = join(temporaryFolder("clock"), "offset");
  const setClock = async (offsetMs: number) => writeFileSync(offsetFile, String(offsetMs));
  await setClock(0);
  const preload = ["--import", resolve(import.meta.dirname, "shifted-clock.ts")];
  return shift(setClock, 1, { CLOCK_OFFSET_FILE: offsetFile }, preload);
}

async function onPostgres(): Promise<string> {
  const postgres = await startPostgres();
  const setClock = async (offsetMs: number) => {
    await postgres.query(`create or replace function outbox_now() returns bigint language sql volatile
      as 'select (extract(epoch from clock_timestamp()) * 1000)::bigint + ${offsetMs}'`);
  };
  try {
    return await shift(setClock, 2, { DATABASE_URL: postgres.url, OUTBOX_KEY: outboxKey }, []);
  } finally {
    await postgres.stop();
  }
}

/** Mails are being accepted slowly, and some have been deferred, whenever the clock is set. */
async function shift(
  setClock: (offsetMs: number) => Promise<void>,
  nodes: number,
  engine: Record<string, string>,
  nodeOptions: string[],
): Promise<string> {
  const smtp = await startScriptedSmtp();
  const env = { ...engine, SMTP_URL: smtp.url, MAIL_TO: "to@clinic.test" };
  const sites = [];
  for (let node = 0; node < nodes; node++) sites.push(await startSite({ env, nodeOptions }));
  const [site] = sites;
  if (!site) throw new Error("no node");
  const load = startLoad({ ports: sites.map(portOf), connections: 4, pauseMs: 100 });
  smtp.behave({ kind: "take", afterMs: 1000 });
  for (const offsetMs of [HOUR_MS, 0, -HOUR_MS, 0]) {
    smtp.behave({ kind: "refuse", status: 451, at: "data" });
    await wait(1000);
    smtp.behave({ kind: "take", afterMs: 2000 });
    await wait(1000);
    await setClock(offsetMs);
    await wait(3000);
    smtp.behave({ kind: "take" });
    await wait(500);
  }
  await load.stop();
  smtp.behave({ kind: "take" });
  const startedAt = performance.now();
  await drained(site, load.acknowledged, smtp, 120_000);
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  await Promise.all(sites.map((each) => each.stop()));
  await smtp.stop();
  const { lost, duplicates } = tally(load.acknowledged, smtp);
  hold(lost === 0 && duplicates === 0, `lost ${lost}, duplicates ${duplicates}`);
  return `+1 h, back, −1 h, back under load: ${load.acknowledged.size} acknowledged, all delivered once, the last ${seconds} s after it`;
}
