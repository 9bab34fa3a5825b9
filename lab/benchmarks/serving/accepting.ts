import { join } from "node:path";
import { startPostgres } from "../../../test/support/postgres.ts";
import { wait } from "../../../test/support/process.ts";
import { startScriptedSmtp } from "../../../test/support/scripted-smtp.ts";
import { startSite } from "../../../test/support/site.ts";
import { outboxKey, portOf } from "../../faults/fault.ts";
import { startLoad } from "../../faults/load.ts";
import { residentMb } from "../../support/memory.ts";
import { table } from "../table.ts";

const DIST = join(process.cwd(), "dist");
const CONNECTIONS = 50;
const MEASURED_MS = 5_000;
const HEADS = "engine|accepted /s|p50 ms|p99 ms|start ms|MB idle|MB peak|delivered meanwhile".split(
  "|",
);

type Row = (string | number)[];

/** Measures how many appointment requests are stored durably per second, and their latency. The load runs in this process, on the same machine as the server. */
export async function run(): Promise<string> {
  const sqlite = await measure("SQLite", {});
  const postgres = await startPostgres();
  const onPostgres = { DATABASE_URL: postgres.url, OUTBOX_KEY: outboxKey };
  const rows = [sqlite, await measure("PostgreSQL", onPostgres)];
  await postgres.stop();
  return `${CONNECTIONS} connections, ${MEASURED_MS / 1000} s.\n\n${table(HEADS, rows)}`;
}

async function measure(engine: string, engineEnv: Record<string, string>): Promise<Row> {
  const smtp = await startScriptedSmtp();
  const startedAt = performance.now();
  const mail = { SMTP_URL: smtp.url, MAIL_FROM: "site@clinic.test", MAIL_TO: "to@clinic.test" };
  const env = { ...mail, LOG_LEVEL: "warn", ...engineEnv };
  const site = await startSite({ env, dist: DIST });
  const startMs = performance.now() - startedAt;
  await wait(1000);
  const idleMb = residentMb(site.pid);
  const warmUp = startLoad({ ports: [portOf(site)], connections: CONNECTIONS });
  await wait(2000);
  await warmUp.stop();
  const load = startLoad({ ports: [portOf(site)], connections: CONNECTIONS });
  const from = performance.now();
  await wait(MEASURED_MS);
  await load.stop();
  const seconds = (performance.now() - from) / 1000;
  const latencies = load.latencies.sort((a, b) => a - b);
  const at = (share: number) => Math.round(latencies[Math.floor(latencies.length * share)] ?? 0);
  const rate = Math.round(load.acknowledged.size / seconds);
  const peakMb = residentMb(site.pid, "VmHWM");
  const delivered = smtp.received.length;
  await site.kill();
  await smtp.stop();
  return [engine, rate, at(0.5), at(0.99), Math.round(startMs), idleMb, peakMb, delivered];
}
