/**
 * `npm run bench`, or only some pages: `npm run bench -- / /contact`. Prints two tables: Lighthouse's figures of
 * this site's pages beside an empty page, and pages per second beside a server that only sends the same bytes.
 * Times depend on the machine and its load. Runs alternate, so compare within one table.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import type { SiteManifest } from "../contract/site-manifest.ts";
import { dist } from "../site/render/dist.ts";
import { chromiumOptions, needChromium, UNHINTED } from "../test/support/chromium.ts";
import { endGroup, freePort, needProgram, startListening } from "../test/support/process.ts";
import { startSite } from "../test/support/site.ts";

const LIGHTHOUSE_ROUNDS = 3;
const LOAD_ROUNDS = 3;
const LOAD_SECONDS = 4;
const CONNECTIONS = [1, 50];
const LOADED_PAGE = "/about";
const ENCODING = "br";
const EMPTY_PAGE =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Empty</title><h1>Empty</h1>';

type Cell = string | number;
type Server = { name: string; url: string };

const chromePath = needChromium();
const site = await startSite({ dist: resolve(dist), env: { LOG_LEVEL: "warn" } });
console.log(await measurePages(process.argv.slice(2)));
console.log(await measureThroughput());
await site.stop();
// An aborted load leaves open connections.
process.exit();

/** Lighthouse's mobile profile: slow 4G, four times slower CPU. */
async function measurePages(asked: readonly string[]): Promise<string> {
  const empty = createServer((_, response) => {
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(EMPTY_PAGE);
  });
  await new Promise<void>((resolve) => empty.listen(0, "127.0.0.1", resolve));
  const { port } = empty.address() as AddressInfo;
  const paths = asked.length > 0 ? asked : allPages();
  const pages: Server[] = [
    { name: "(empty)", url: `http://127.0.0.1:${port}/` },
    ...paths.map((path) => ({ name: path, url: site.url + path })),
  ];
  const runs = pages.map((): Figures[] => []);
  for (let round = 1; round <= LIGHTHOUSE_ROUNDS; round++) {
    console.log(`Lighthouse: round ${round} of ${LIGHTHOUSE_ROUNDS}, ${pages.length} pages`);
    // Lighthouse sometimes loses a trace on a busy machine.
    for (const [index, { url }] of pages.entries())
      runs[index]?.push(await visit(url).catch(() => visit(url)));
  }
  empty.close();
  const rows = pages.map(({ name }, index) => [name, ...mediansOf(runs[index] ?? [])]);
  const heads = ["page", ...Object.keys(runs[0]?.[0] ?? {})];
  return `\nLighthouse, mobile, medians of ${LIGHTHOUSE_ROUNDS}\n\n${table(heads, rows)}`;
}

function allPages(): string[] {
  const { files }: SiteManifest = JSON.parse(readFileSync(join(dist, "manifest.json"), "utf8"));
  return files
    .filter(({ file, path }) => file.endsWith(".html") && !path.includes("?") && path !== "/404")
    .map(({ path }) => path);
}

type Figures = Record<string, number>;

/** Each visit has a browser of its own, so that none finds another's cache. */
async function visit(url: string): Promise<Figures> {
  const chrome = await launch({
    chromePath,
    // With the machine's fonts, a heading that waits for its web font would have another size.
    envVars: { ...chromiumOptions().env },
    chromeFlags: ["--headless=new", "--no-sandbox", "--disable-gpu", UNHINTED],
  });
  try {
    const run = await lighthouse(url, { port: chrome.port, logLevel: "error" });
    if (!run || run.lhr.runtimeError)
      throw new Error(`${url}: ${run?.lhr.runtimeError?.message ?? "Lighthouse gave nothing"}`);
    const { categories, audits } = run.lhr;
    const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
    const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
    return {
      performance: score("performance"),
      accessibility: score("accessibility"),
      "best practices": score("best-practices"),
      SEO: score("seo"),
      "FCP ms": Math.round(value("first-contentful-paint")),
      "LCP ms": Math.round(value("largest-contentful-paint")),
      "TBT ms": Math.round(value("total-blocking-time")),
      "main thread ms": Math.round(value("mainthread-work-breakdown")),
      "CLS / 1000": Math.round(value("cumulative-layout-shift") * 1000),
      KB: Math.round(value("total-byte-weight") / 1024),
    };
  } finally {
    chrome.kill();
  }
}

function mediansOf(runs: readonly Figures[]): number[] {
  return Object.keys(runs[0] ?? {}).map((name) =>
    median(runs.map((figures) => figures[name] ?? Number.NaN)),
  );
}

/** Loads both servers with wrk. */
async function measureThroughput(): Promise<string> {
  needProgram(() => spawnSync("wrk", ["-v"]).error === undefined, "wrk");
  const port = await freePort();
  const bareServer = join(import.meta.dirname, "bare-server.ts");
  const bare = await startListening(
    [process.execPath, bareServer, String(port), site.url + LOADED_PAGE, ENCODING],
    port,
  );
  const servers: Server[] = [
    { name: "ours", url: site.url },
    { name: "bare Node", url: `http://127.0.0.1:${port}` },
  ];
  const rows = CONNECTIONS.flatMap((connections) => {
    const rounds = Array.from({ length: LOAD_ROUNDS }, () =>
      servers.map(({ url }) => load(url + LOADED_PAGE, connections)),
    );
    const medianOf = (server: number, figure: keyof Load) =>
      median(rounds.map((loads) => loads[server]?.[figure] ?? Number.NaN));
    return servers.map(({ name }, server) => {
      const perSecond = medianOf(server, "perSecond");
      const share = medianOf(0, "perSecond") / perSecond;
      return [
        connections,
        name,
        Math.round(perSecond),
        share.toFixed(2),
        medianOf(server, "p99Ms"),
      ];
    });
  });
  await endGroup(bare);
  const heads = ["connections", "server", "pages /s", "ours / this", "p99 ms"];
  return `\n${LOADED_PAGE}, ${ENCODING}, wrk, medians of ${LOAD_ROUNDS}\n\n${table(heads, rows)}`;
}

type Load = { perSecond: number; p99Ms: number };

function load(url: string, connections: number): Load {
  const threads = String(Math.min(connections, 2));
  const options = ["-t", threads, "-c", String(connections), "-d", `${LOAD_SECONDS}s`];
  const header = ["--latency", "-H", `Accept-Encoding: ${ENCODING}`];
  const output = execFileSync("wrk", [...options, ...header, url], { encoding: "utf8" });
  if (output.includes("Non-2xx")) throw new Error(output);
  const [, amount = "", unit = ""] = /99%\s+([\d.]+)(us|ms|s)/.exec(output) ?? [];
  const inMs: Record<string, number> = { us: 0.001, ms: 1, s: 1000 };
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]),
    p99Ms: Number(amount) * (inMs[unit] ?? Number.NaN),
  };
}

/** A Markdown table. */
function table(heads: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const line = (cells: readonly Cell[]) => `| ${cells.join(" | ")} |`;
  return [line(heads), line(heads.map(() => "---")), ...rows.map(line)].join("\n");
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
