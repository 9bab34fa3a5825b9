/** `npm run nodes -w lab`: tests three nodes with one PostgreSQL and separate builds behind nginx, under load: one is killed, all are restarted in turn, and all get a new build. */
import { equal, ok } from "node:assert/strict";
import { type OwnBuilds, ownBuilds, pagesOf } from "../../test/support/own-builds.ts";
import { startPostgres } from "../../test/support/postgres.ts";
import { freePort, wait } from "../../test/support/process.ts";
import { startScriptedSmtp } from "../../test/support/scripted-smtp.ts";
import { type Site, startSite } from "../../test/support/site.ts";
import { runChecks, skipAll } from "../checks.ts";
import {
  duplicatesOf,
  formatStatuses,
  outboxKey,
  portOf,
  tally,
  waitForDelivery,
} from "../faults/fault.ts";
import { startLoad } from "../faults/load.ts";
import { startNginx } from "./nginx.ts";
import { startPageLoad } from "./page-load.ts";

const NODES = 3;
const CALM_MS = 3000;
const AFTER_KILL_MS = 6000;
const REQUEST_CONNECTIONS = 6;
const PAGE_CONNECTIONS = 12;
/** A killed node may have sent mails without marking them as sent, so these are duplicated. */
const MAX_DUPLICATES_A_KILL = 3;

const nodes: Site[] = [];
const clinics: OwnBuilds[] = [];
const smtp = await startScriptedSmtp();
const { postgres, nginx } = await startServers().catch(skipAll("three nodes", 3));

const killed = await underLoad("one node killed", async () => {
  await wait(CALM_MS);
  await nodes[1]?.kill();
  await wait(AFTER_KILL_MS);
  nodes[1] = await startAgain(1);
  await wait(CALM_MS);
});
const restarted = await underLoad("restarted in turn", restartInTurn);
const renewed = await underLoad("a new build on each", async () => {
  await Promise.all(clinics.map((clinic) => build(clinic, "Build 1")));
  await restartInTurn();
});
for (const { remove } of clinics) remove();
// By now another node has taken over the attempts of the killed one, so duplicates have arrived.
await runChecks([
  { name: "one node killed", run: async () => verdict(killed, MAX_DUPLICATES_A_KILL) },
  { name: "restarted in turn", run: async () => verdict(restarted, 0) },
  { name: "a new build on each", run: async () => verdict(renewed, 0) },
]);

async function startServers() {
  const postgres = await startPostgres();
  for (let node = 0; node < NODES; node++) {
    const port = await freePort();
    const clinic = ownBuilds();
    clinics.push(clinic);
    await build(clinic, "Build 0");
    nodes.push(await startNode({ port, clinic, databaseUrl: postgres.url }));
  }
  return { postgres, nginx: await startNginx(nodes.map(portOf)) };
}

async function build(clinic: OwnBuilds, name: string): Promise<void> {
  clinic.edit("business.yaml", /^( +name: ).*$/m, `$1${name}`);
  const { code, lines } = await clinic.build();
  equal(code, 0, lines.join("\n"));
}

async function restartInTurn(): Promise<void> {
  for (const [index, node] of nodes.entries()) {
    await wait(CALM_MS);
    equal(await node.stop(), 0, "a node did not stop in order");
    nodes[index] = await startAgain(index);
  }
  await wait(CALM_MS);
}

type Seen = { acknowledged: Set<string>; problems: string[] };

/** Runs an event under load of pages and requests. Returns the responses. */
async function underLoad(name: string, happen: () => Promise<void>): Promise<Seen> {
  const pages = startPageLoad({
    url: nginx.url,
    connections: PAGE_CONNECTIONS,
    addresses: clinics[0] ? pagesOf(clinics[0]) : [],
  });
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
  const twice = duplicatesOf(acknowledged, smtp);
  if (twice > mostTwice) problems.push(`${twice} mails came twice, ${mostTwice} may`);
  ok(problems.length === 0, problems.join("; "));
  return `${twice} mails came twice`;
}

type Node = { port: number; clinic: OwnBuilds; databaseUrl: string; dataDir?: string };

/** Restarts a node with its port and its folder. */
function startAgain(index: number): Promise<Site> {
  const [before, clinic] = [nodes[index], clinics[index]];
  if (!before || !clinic) throw new Error(`There is no node ${index}.`);
  const { dataDir } = before;
  return startNode({ port: portOf(before), clinic, databaseUrl: postgres.url, dataDir });
}

function startNode({ port, clinic, databaseUrl, dataDir }: Node): Promise<Site> {
  return startSite({
    dist: clinic.dist,
    env: {
      DATABASE_URL: databaseUrl,
      OUTBOX_KEY: outboxKey,
      SMTP_URL: smtp.url,
      MAIL_FROM: "site@clinic.test",
      MAIL_TO: "to@clinic.test",
      TRUST_PROXY: "1",
      PORT: String(port),
      ...(dataDir && { DATA_DIR: dataDir }),
    },
  });
}
