import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { startPostgres } from "../../test/support/postgres.ts";
import { temporaryFolder, wait } from "../../test/support/process.ts";
import { type ScriptedSmtp, startScriptedSmtp } from "../../test/support/scripted-smtp.ts";
import { type Site, startSite } from "../../test/support/site.ts";
import { deliverOnce, type Fault, portOf, settingsFor } from "./fault.ts";
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
  await using smtp = await startScriptedSmtp();
  const env = { ...settingsFor(smtp), CLOCK_OFFSET_FILE: offsetFile };
  return await shift(setClock, [await startSite({ env, nodeOptions: preload })], smtp);
}

async function onPostgres(): Promise<string> {
  await using postgres = await startPostgres();
  const setClock = async (offsetMs: number) => {
    await postgres.query(`create or replace function outbox_now() returns bigint language sql volatile
      as 'select (extract(epoch from clock_timestamp()) * 1000)::bigint + ${offsetMs}'`);
  };
  await using smtp = await startScriptedSmtp();
  const env = settingsFor(smtp, postgres);
  return await shift(setClock, [await startSite({ env }), await startSite({ env })], smtp);
}

/** Mails are being accepted slowly, and some have been deferred, whenever the clock is set. */
async function shift(
  setClock: (offsetMs: number) => Promise<void>,
  sites: Site[],
  smtp: ScriptedSmtp,
): Promise<string> {
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
  const startedAt = performance.now();
  const figures = await deliverOnce(sites, load.acknowledged, smtp);
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  return `+1 h, back, −1 h, back under load: ${figures}, the last ${seconds} s after it`;
}
