/** `npm run test:nodes`: three nodes on one PostgreSQL behind nginx, under load while one is killed and while all are restarted in turn. */
import { equal, ok } from "node:assert/strict";
import { resolve } from "node:path";
import {
  formatStatuses,
  mailsTooMany,
  outboxKey,
  portOf,
  tally,
  waitForDelivery,
} from "../faults/fault.ts";
import { startLoad } from "../faults/load.ts";
import { runChecks, skipAll } from "../run/checks.ts";
import { startPostgres } from "../support/postgres.ts";
import { wait } from "../support/process.ts";
import { startScriptedSmtp } from "../support/scripted-smtp.ts";
import { type Site, startSite } from "../support/site.ts";
import { startNginx } from "./nginx.ts";
import { startPageLoad } from "./page-load.ts";

const NODES = 3;
const CALM_MS = 3000;
const AFTER_KILL_MS = 6000;
const REQUEST_CONNECTIONS = 6;
const PAGE_CONNECTIONS = 12;
/** What a killed node had sent but not yet recorded may arrive twice. */
const MAX_DUPLICATES_A_KILL = 3;

const nodes: Site[] = [];
const smtp = await startScriptedSmtp();
const { postgres, nginx } = await startServers().catch(skipAll("three nodes", 2));

const killed = await underLoad("one node killed", async () => {
  await wait(CALM_MS);
  await nodes[1]?.kill();
  await wait(AFTER_KILL_MS);
  nodes[1] = await startNode(nodes[1]);
  await wait(CALM_MS);
});
const restarted = await underLoad("restarted in turn", async () => {
  for (const [index, node] of nodes.entries()) {
    await wait(CALM_MS);
    equal(await node.stop(), 0, "a node did not stop in order");
    nodes[index] = await startNode(node);
  }
  await wait(CALM_MS);
});
// The killed node's leases have run out by now: what it had sent has come again, if it comes.
await runChecks([
  { name: "one node killed", run: async () => verdict(killed, MAX_DUPLICATES_A_KILL) },
  { name: "restarted in turn", run: async () => verdict(restarted, 0) },
]);

async function startServers() {
  const postgres = await startPostgres();
  for (let node = 0; node < NODES; node++) nodes.push(await startNode(undefined, postgres.url));
  return { postgres, nginx: await startNginx(nodes.map(portOf)) };
}

type Seen = { acknowledged: Set<string>; problems: string[] };

/** Runs an event while pages are read and requests sent; returns what a visitor saw. */
async function underLoad(name: string, happen: () => Promise<void>): Promise<Seen> {
  const pages = startPageLoad({ url: nginx.url, connections: PAGE_CONNECTIONS });
  const requests = startLoad({
    ports: [nginx.port],
    connections: REQUEST_CONNECTIONS,
    pauseMs: 5,
  });
  const startedAt = performance.now();
  await happen();
  await Promise.all([pages.stop(), requests.stop()]);
  const seconds = (performance.now() - startedAt) / 1000;
  const { acknowledged, statuses } = requests;
  const [site] = nodes;
  if (site) await waitForDelivery(site, acknowledged, smtp);
  const { lost } = tally(acknowledged, smtp);
  console.log(
    `${name}, ${seconds.toFixed(0)} s: ${pages.served()} pages, ${pages.failures.length} failed, slowest ${Math.round(pages.slowestMs())} ms; ` +
      `requests ${formatStatuses(statuses)}, lost ${lost}`,
  );
  const problems = pages.failures.slice(0, 5).map((failure) => `a page failed: ${failure}`);
  const isAllTaken = statuses.size === 1 && statuses.has(200);
  if (!isAllTaken) problems.push("a request was not answered 200");
  if (lost > 0) problems.push(`${lost} acknowledged requests were lost`);
  return { acknowledged, problems };
}

function verdict({ acknowledged, problems }: Seen, mostTwice: number): string {
  const twice = mailsTooMany(acknowledged, smtp);
  if (twice > mostTwice) problems.push(`${twice} mails came twice, ${mostTwice} may`);
  ok(problems.length === 0, problems.join("; "));
  return `${twice} mails came twice`;
}

/** A node; in the place of one that has ended, with its port and its folder. */
function startNode(before?: Site, databaseUrl = postgres.url): Promise<Site> {
  return startSite({
    dist: resolve("dist"),
    env: {
      DATABASE_URL: databaseUrl,
      OUTBOX_KEY: outboxKey,
      SMTP_URL: smtp.url,
      MAIL_FROM: "site@clinic.test",
      MAIL_TO: "to@clinic.test",
      TRUST_PROXY: "1",
      ...(before && { PORT: String(portOf(before)), DATA_DIR: before.dataDir }),
    },
  });
}
