import { ok } from "node:assert/strict";
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
  settingsFor,
  tally,
} from "./fault.ts";
import { startLoad } from "./load.ts";

export const hungDatabaseFaults: Fault[] = [
  {
    name: "PostgreSQL hung under load",
    run: ({ isShort }) => hang(isShort ? 1 : 3, isShort ? 70_000 : 600_000),
  },
];

// What a visitor waits at most, and what a busy machine adds.
const SLOWEST_ANSWER_MS = 1500 + 2500;
const MIN_TAKEN = 20;
// All but those that came when the database hung and nobody knew yet.
const MIN_SHARE = 0.9;

/** Stopped where it is and let go on again, the last time for so long that the local files deliver. */
async function hang(times: number, longestMs: number): Promise<string> {
  await using postgres = await startPostgres();
  await using smtp = await startScriptedSmtp();
  // The limit counts in the database, too.
  const env = { ...settingsFor(smtp, postgres), RATE_LIMIT_PER_MINUTE: "100000" };
  const sites = await Promise.all([startSite({ env }), startSite({ env })]);
  const load = startLoad({ ports: sites.map(portOf), connections: 4, pauseMs: 250 });
  for (let hung = 1; hung < times; hung++) {
    await wait(3000);
    postgres.hang();
    await wait(8000);
    postgres.goOn();
  }
  await wait(3000);
  postgres.hang();
  const before = load.acknowledged.size;
  await wait(longestMs);
  const taken = new Set([...load.acknowledged].slice(before));
  // The load goes on; what was taken until now is to arrive without the database.
  const share = () => 1 - tally(taken, smtp).lost / taken.size;
  await waitUntil(() => share() > MIN_SHARE, 60_000, "mails from the files");
  const percent = Math.round(100 * share());
  postgres.goOn();
  await wait(3000);
  await load.stop();
  const figures = `${times} times, the last for ${longestMs / 1000} s: ${await deliverOnce(sites, load.acknowledged, smtp)} (${formatStatuses(load.statuses)}), slowest answer ${load.slowestMs()} ms; of ${taken.size} taken in the last ${percent} % were delivered meanwhile`;
  expectHonest(load.statuses);
  ok(load.slowestMs() < SLOWEST_ANSWER_MS && taken.size >= MIN_TAKEN, figures);
  return figures;
}
