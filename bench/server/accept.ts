/**
 * How many appointment requests are durably recorded a second, and what they wait:
 * `npm run bench:server`. 50 connections; the load runs in this process, so both
 * share the machine. Prints one line an engine.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { outboxKey, portOf } from "../../test/faults/fault.ts";
import { startLoad } from "../../test/faults/load.ts";
import { startPostgres } from "../../test/servers/postgres.ts";
import { wait } from "../../test/servers/process.ts";
import { startScriptedSmtp } from "../../test/servers/scripted-smtp.ts";
import { startSite } from "../../test/servers/site.ts";

const DIST = join(process.cwd(), "dist");
const CONNECTIONS = 50;
const MEASURED_MS = 5_000;

async function measure(engine: string, engineEnv: Record<string, string>): Promise<void> {
  const smtp = await startScriptedSmtp();
  const startedAt = performance.now();
  const mail = { SMTP_URL: smtp.url, MAIL_FROM: "site@clinic.test", MAIL_TO: "to@clinic.test" };
  const env = { ...mail, LOG_LEVEL: "warn", ...engineEnv };
  const site = await startSite({ env, dist: DIST });
  const startMs = performance.now() - startedAt;
  await wait(1000);
  const idleMb = residentMb(site.pid, "VmRSS");
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
  console.log(
    `${engine}: ${rate} a second, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, start ${Math.round(startMs)} ms, memory idle ${idleMb} MB, peak ${peakMb} MB, delivered meanwhile ${smtp.received.length}`,
  );
  await site.kill();
  await smtp.stop();
}

function residentMb(pid: number, entry: "VmRSS" | "VmHWM"): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Math.round(Number(new RegExp(`${entry}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
}

await measure("SQLite", {});
const postgres = await startPostgres();
await measure("PostgreSQL", { DATABASE_URL: postgres.url, OUTBOX_KEY: outboxKey });
await postgres.stop();
process.exit(0);
