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
const SLOWEST_ANSWER_MS = 1500 + 1500;
const FEWEST_TAKEN = 20;

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
  const deliveredMeanwhile = tally(load.acknowledged, smtp);
  const taken = load.acknowledged.size - before;
  postgres.goOn();
  await wait(3000);
  await load.stop();
  await drained(site, load.acknowledged, smtp, 180_000);
  await until(async () => tally(load.acknowledged, smtp).lost === 0, {
    timeoutMs: 1000,
    what: "all mails",
  });
  await tearDown();
  const { lost, duplicates } = tally(load.acknowledged, smtp);
  const slowest = Math.round(load.latencies.reduce((most, ms) => Math.max(most, ms), 0));
  const figures = `${times} times, the last for ${longestMs / 1000} s: ${load.acknowledged.size} acknowledged, lost ${lost}, duplicates ${duplicates} (${inWords(load.statuses)}), slowest answer ${slowest} ms; of ${taken} taken in the last ${taken - deliveredMeanwhile.lost} were delivered meanwhile`;
  hold(lost === 0 && duplicates === 0, figures);
  hold(isHonest(load.statuses), figures);
  hold(slowest < SLOWEST_ANSWER_MS, figures);
  hold(taken >= FEWEST_TAKEN && deliveredMeanwhile.lost < taken / 2, figures);
  return figures;
}
