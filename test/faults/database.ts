import { startPostgres } from "../support/postgres.ts";
import { wait } from "../support/process.ts";
import { startScriptedSmtp } from "../support/scripted-smtp.ts";
import { type Site, startSite } from "../support/site.ts";
import {
  drained,
  type Fault,
  hold,
  inWords,
  isHonest,
  outboxKey,
  portOf,
  readiness,
  tally,
} from "./fault.ts";
import { startLoad } from "./load.ts";

export const databaseFaults: Fault[] = [
  { name: "PostgreSQL stopped hard under load", run: ({ isShort }) => stopHard(isShort ? 2 : 8) },
  {
    name: "PostgreSQL unreachable under load",
    run: ({ isShort }) => unreachable(isShort ? 5000 : 60_000),
  },
  { name: "start with PostgreSQL down", run: startWithoutDatabase },
  {
    name: "two nodes on one PostgreSQL",
    run: ({ isShort }) => nodes(2, isShort ? 600 : 5000),
  },
  {
    name: "four nodes on one PostgreSQL",
    run: ({ isShort }) => nodes(4, isShort ? 600 : 5000),
  },
];

export async function setUp(nodeCount = 1, more: Record<string, string> = {}) {
  const [postgres, smtp] = await Promise.all([startPostgres(), startScriptedSmtp()]);
  const env = {
    DATABASE_URL: postgres.url,
    OUTBOX_KEY: outboxKey,
    SMTP_URL: smtp.url,
    MAIL_TO: "to@clinic.test",
    ...more,
  };
  const sites = await Promise.all(Array.from({ length: nodeCount }, () => startSite({ env })));
  const tearDown = async () => {
    await Promise.all(sites.map((site) => site.stop()));
    await Promise.all([smtp.stop(), postgres.stop()]);
  };
  return { postgres, smtp, env, sites, site: sites[0] as Site, tearDown };
}

async function stopHard(times: number): Promise<string> {
  const { postgres, smtp, site, tearDown } = await setUp();
  const load = startLoad({ ports: [portOf(site)], connections: 8, pauseMs: 20 });
  for (let stop = 0; stop < times; stop++) {
    await wait(1500);
    await postgres.stopHard();
    await wait(500);
    await postgres.startAgain();
  }
  await wait(2000);
  await load.stop();
  await drained(site, load.acknowledged, smtp, 180_000);
  await tearDown();
  const { lost, duplicates } = tally(load.acknowledged, smtp);
  hold(lost === 0 && duplicates === 0, `lost ${lost}, duplicates ${duplicates}`);
  hold(isHonest(load.statuses), inWords(load.statuses));
  return `${times} stops, ${load.acknowledged.size} acknowledged, lost 0, duplicates 0 (${inWords(load.statuses)})`;
}

async function unreachable(awayMs: number): Promise<string> {
  const { postgres, smtp, site, tearDown } = await setUp();
  const load = startLoad({ ports: [portOf(site)], connections: 4, pauseMs: 40 });
  await wait(1000);
  await postgres.stopHard();
  await wait(awayMs);
  const during = await readiness(site);
  await postgres.startAgain();
  await wait(3000);
  await load.stop();
  await drained(site, load.acknowledged, smtp, 180_000);
  await tearDown();
  const { lost, duplicates } = tally(load.acknowledged, smtp);
  hold(lost === 0 && duplicates === 0, `lost ${lost}, duplicates ${duplicates}`);
  hold(isHonest(load.statuses), inWords(load.statuses));
  hold(during.store === "local file", `readiness said ${during.store}`);
  const slowest = Math.round(load.latencies.reduce((most, ms) => Math.max(most, ms), 0));
  return `away ${awayMs / 1000} s, ${load.acknowledged.size} acknowledged, lost 0, duplicates 0 (${inWords(load.statuses)}), slowest answer ${slowest} ms`;
}

async function startWithoutDatabase(): Promise<string> {
  const { postgres, smtp, env, site: first, tearDown } = await setUp();
  await first.stop();
  await postgres.stopHard();
  const startedAt = performance.now();
  const site = await startSite({ env });
  const startMs = Math.round(performance.now() - startedAt);
  const page = await fetch(`${site.url}/`);
  hold(page.status === 200, `a page answered ${page.status}`);
  const load = startLoad({ ports: [portOf(site)], connections: 2, total: 20 });
  await load.finished;
  await postgres.startAgain();
  await drained(site, load.acknowledged, smtp, 60_000);
  await site.stop();
  await tearDown();
  const { lost, duplicates } = tally(load.acknowledged, smtp);
  hold(lost === 0 && duplicates === 0, `lost ${lost}, duplicates ${duplicates}`);
  return `up after ${startMs} ms, pages 200, ${load.acknowledged.size} requests taken meanwhile, all delivered once it was back`;
}

async function nodes(count: number, total: number): Promise<string> {
  const { smtp, site, sites, tearDown } = await setUp(count);
  const startedAt = performance.now();
  const load = startLoad({ ports: sites.map(portOf), connections: 16, total });
  await load.finished;
  await drained(site, load.acknowledged, smtp, 300_000);
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  await tearDown();
  const { lost, duplicates } = tally(load.acknowledged, smtp);
  hold(lost === 0 && duplicates === 0, `lost ${lost}, duplicates ${duplicates}`);
  hold(load.acknowledged.size === total, `${load.acknowledged.size} of ${total} acknowledged`);
  return `${total} requests, each delivered once, in ${seconds} s`;
}
