/** `npm run test:nodes`: three nodes on one PostgreSQL behind nginx, under load while one is killed and while all are restarted in turn. */
import { resolve } from "node:path";
import { drained, hold, inWords, outboxKey, portOf, tally } from "../faults/fault.ts";
import { startLoad } from "../faults/load.ts";
import { startPostgres } from "../servers/postgres.ts";
import { wait } from "../servers/process.ts";
import { startScriptedSmtp } from "../servers/scripted-smtp.ts";
import { type Site, startSite } from "../servers/site.ts";
import { startNginx } from "./nginx.ts";
import { startPageLoad } from "./page-load.ts";

const NODES = 3;
const CALM_MS = 3000;
const AFTER_KILL_MS = 6000;
const REQUEST_CONNECTIONS = 6;
const PAGE_CONNECTIONS = 12;
/** What a killed node had sent but not yet noted down may arrive twice. */
const MOST_DUPLICATES_A_KILL = 3;

const postgres = await startPostgres();
const smtp = await startScriptedSmtp();
const nodes: Site[] = [];
for (let node = 0; node < NODES; node++) nodes.push(await startNode());
const nginx = await startNginx(nodes.map(portOf));

try {
  const killed = await underLoad("one node killed", async () => {
    await wait(CALM_MS);
    await nodes[1]?.kill();
    await wait(AFTER_KILL_MS);
    nodes[1] = await startNode(nodes[1]);
    await wait(CALM_MS);
  });
  hold(killed.duplicates <= MOST_DUPLICATES_A_KILL, `${killed.duplicates} duplicates by one kill`);

  const restarted = await underLoad("restarted in turn", async () => {
    for (const [index, node] of nodes.entries()) {
      await wait(CALM_MS);
      hold((await node.stop()) === 0, "a node did not stop in order");
      nodes[index] = await startNode(node);
    }
    await wait(CALM_MS);
  });
  hold(restarted.duplicates === killed.duplicates, "a restart sent a mail twice");
} finally {
  await nginx.stop();
  await Promise.all(nodes.map((node) => node.stop()));
  await smtp.stop();
  await postgres.stop();
}

/** Runs what happens while pages are read and requests sent; nothing may fail that a visitor sees. */
async function underLoad(name: string, happen: () => Promise<void>) {
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
  const [site] = nodes;
  if (site) await drained(site, requests.acknowledged, smtp, 60_000);
  const { lost, duplicates } = tally(requests.acknowledged, smtp);
  console.log(
    `${name}, ${seconds.toFixed(0)} s: ${pages.served()} pages, ${pages.failures.length} failed, slowest ${Math.round(pages.slowestMs())} ms; ` +
      `requests ${inWords(requests.statuses)}, lost ${lost}, ${duplicates} mails twice`,
  );
  hold(pages.failures.length === 0, `pages failed: ${pages.failures.slice(0, 5).join("; ")}`);
  hold(
    requests.statuses.size === 1 && requests.statuses.has(200),
    "a request was not answered 200",
  );
  hold(lost === 0, `${lost} acknowledged requests were lost`);
  return { duplicates };
}

/** A node; in the place of one that has ended, with its port and its folder. */
function startNode(before?: Site): Promise<Site> {
  return startSite({
    dist: resolve("dist"),
    env: {
      DATABASE_URL: postgres.url,
      OUTBOX_KEY: outboxKey,
      SMTP_URL: smtp.url,
      MAIL_FROM: "site@clinic.test",
      MAIL_TO: "to@clinic.test",
      TRUST_PROXY: "1",
      ...(before && { PORT: String(portOf(before)), DATA_DIR: before.dataDir }),
    },
  });
}
