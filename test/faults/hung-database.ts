import { until, wait } from "../support/process.ts";
import { setUp } from "./database.ts";
import { drained, type Fault, hold, inWords, isHonest, portOf, tally } from "./fault.ts";
import { startLoad } from "./load.ts";

export const hungDatabaseFaults: Fault[] = [
  {
    name: "PostgreSQL hung under load",
    run: ({ isShort }) => hung(isShort ? 1 : 3, isShort ? 70_000 : 600_000),
  },
];

// What a visitor waits at most, and what a busy machine adds.
const SLOWEST_ANSWER_MS = 1500 + 2500;
const MIN_TAKEN = 20;
// All but those that came when the database hung and nobody knew yet.
const MIN_SHARE = 0.9;

/** Stopped where it is and let go on again, the last time for so long that the local files deliver. */
async function hung(times: number, longestMs: number): Promise<string> {
  // The limit counts in the database, too.
  const { postgres, smtp, sites, site, tearDown } = await setUp(2, {
    RATE_LIMIT_PER_MINUTE: "100000",
  });
  const load = startLoad({ ports: sites.map(portOf), connections: 4, pauseMs: 250 });
  for (let hang = 1; hang < times; hang++) {
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
  const isDelivering = await until(() => share() > MIN_SHARE, 60_000, "mails from the files").then(
    () => true,
    () => false,
  );
  const percent = Math.round(100 * share());
  postgres.goOn();
  await wait(3000);
  await load.stop();
  await drained(site, load.acknowledged, smtp, 180_000);
  await until(async () => tally(load.acknowledged, smtp).lost === 0, 1000, "all mails");
  await tearDown();
  const { lost, duplicates } = tally(load.acknowledged, smtp);
  const slowest = Math.round(load.latencies.reduce((most, ms) => Math.max(most, ms), 0));
  const figures = `${times} times, the last for ${longestMs / 1000} s: ${load.acknowledged.size} acknowledged, lost ${lost}, duplicates ${duplicates} (${inWords(load.statuses)}), slowest answer ${slowest} ms; of ${taken.size} taken in the last ${percent} % were delivered meanwhile`;
  hold(lost === 0 && duplicates === 0, figures);
  hold(isHonest(load.statuses), figures);
  hold(slowest < SLOWEST_ANSWER_MS, figures);
  hold(taken.size >= MIN_TAKEN && isDelivering, figures);
  return figures;
}
