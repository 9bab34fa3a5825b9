import { equal } from "node:assert/strict";
import { startPostgres } from "../../test/support/postgres.ts";
import { wait, waitUntil } from "../../test/support/process.ts";
import { startScriptedSmtp } from "../../test/support/scripted-smtp.ts";
import { startSite } from "../../test/support/site.ts";
import {
  deliverOnce,
  expectHonest,
  type Fault,
  formatStatuses,
  portOf,
  readiness,
  settingsFor,
} from "./fault.ts";
import { startLoad } from "./load.ts";

export const databaseFaults: Fault[] = [
  {
    name: "PostgreSQL stopped hard under load",
    run: ({ isShort }) => stopHard({ times: isShort ? 2 : 8, awayMs: 500 }),
  },
  {
    name: "PostgreSQL unreachable under load",
    run: ({ isShort }) => stopHard({ times: 1, awayMs: isShort ? 5000 : 60_000 }),
  },
  { name: "start with PostgreSQL down", run: startWithoutDatabase },
  { name: "two nodes on one PostgreSQL", run: ({ isShort }) => nodes(2, isShort ? 600 : 5000) },
  { name: "four nodes on one PostgreSQL", run: ({ isShort }) => nodes(4, isShort ? 600 : 5000) },
];

async function stopHard({ times, awayMs }: { times: number; awayMs: number }): Promise<string> {
  await using postgres = await startPostgres();
  await using smtp = await startScriptedSmtp();
  await using site = await startSite({ env: settingsFor(smtp, postgres) });
  const load = startLoad({ ports: [portOf(site)], connections: 8, pauseMs: 40 });
  const isInFile = async () => (await readiness(site)).store === "local file";
  for (let stop = 0; stop < times; stop++) {
    await wait(1500);
    await postgres.stopHard();
    await waitUntil(isInFile, 10_000, "the local file to take its place");
    await wait(awayMs);
    await postgres.startAgain();
  }
  await wait(2000);
  await load.stop();
  const figures = await deliverOnce([site], load.acknowledged, smtp);
  expectHonest(load.statuses);
  return `away ${times} times for ${awayMs} ms, ${figures} (${formatStatuses(load.statuses)}), slowest answer ${load.slowestMs()} ms`;
}

async function startWithoutDatabase(): Promise<string> {
  await using postgres = await startPostgres();
  await using smtp = await startScriptedSmtp();
  await postgres.stopHard();
  const startedAt = performance.now();
  await using site = await startSite({ env: settingsFor(smtp, postgres) });
  const startMs = Math.round(performance.now() - startedAt);
  equal((await fetch(`${site.url}/`)).status, 200, "a page");
  const load = startLoad({ ports: [portOf(site)], connections: 2, total: 20 });
  await load.finished;
  await postgres.startAgain();
  const figures = await deliverOnce([site], load.acknowledged, smtp);
  return `up after ${startMs} ms, pages 200; once it was back, of what was taken meanwhile: ${figures}`;
}

async function nodes(count: number, total: number): Promise<string> {
  await using postgres = await startPostgres();
  await using smtp = await startScriptedSmtp();
  const env = settingsFor(smtp, postgres);
  const sites = await Promise.all(Array.from({ length: count }, () => startSite({ env })));
  const startedAt = performance.now();
  const load = startLoad({ ports: sites.map(portOf), connections: 16, total });
  await load.finished;
  const figures = await deliverOnce(sites, load.acknowledged, smtp);
  equal(load.acknowledged.size, total, "acknowledged");
  return `${figures}, in ${Math.round((performance.now() - startedAt) / 1000)} s`;
}
