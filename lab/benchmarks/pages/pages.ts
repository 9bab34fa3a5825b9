import { readFileSync, rmSync } from "node:fs";
import type { SiteManifest } from "../../../contract/site-manifest.ts";
import { dist } from "../../../site/build/dist.ts";
import { launchChromium } from "../../../test/support/chromium.ts";
import { temporaryFolder } from "../../../test/support/process.ts";
import { median, table } from "../table.ts";
import { type Figures, type Lighthouse, startLighthouse, type Throttling } from "./lighthouse.ts";
import { measureScripts } from "./measure-scripts.ts";
import { copyWithoutScriptAndFonts } from "./plain-copy.ts";
import { startServer, startServers, transport } from "./servers.ts";

/** Runs are interleaved: each server once, then each again. */
const RUNS = Number(process.env.BENCH_RUNS ?? 3);
/** Both kinds of throttling, because each hides problems that the other shows. */
const throttlings: readonly Throttling[] =
  process.env.BENCH_THROTTLING === "simulate" || process.env.BENCH_THROTTLING === "devtools"
    ? [process.env.BENCH_THROTTLING]
    : ["simulate", "devtools"];
const PLAIN = "plain";
const HEADS =
  "page|throttling|server|perf|a11y|best|seo|FCP|LCP|TBT|work|restyled|CLS|requests|KB|HTML|fonts|pictures|script|script after all";

/** Measures every page with Lighthouse, compared with a copy without scripts and fonts, or with another server. */
export async function run(): Promise<string> {
  const servers = await startServers();
  const copy = temporaryFolder("plain-dist");
  if (servers.length === 1) {
    await copyWithoutScriptAndFonts(dist, copy);
    servers.push(await startServer(PLAIN, copy));
  }
  const browser = await launchChromium();
  const lighthouse = await startLighthouse();
  const rows: (string | number)[][] = [];
  for (const path of askedPages()) {
    for (const throttling of throttlings) {
      const runs = servers.map((): Figures[] => []);
      for (let round = 0; round < RUNS; round++) {
        for (const [index, { url }] of servers.entries())
          runs[index]?.push(await patiently(lighthouse, url + path, throttling));
      }
      for (const [index, { name, url }] of servers.entries()) {
        // Without scripts nothing hydrates.
        const scriptBytes = name === PLAIN ? 0 : await measureScripts(browser, url, path);
        rows.push([path, throttling, name, ...figures(runs[index] ?? []), kb(scriptBytes)]);
        console.log(rows.at(-1)?.join("  "));
      }
    }
  }
  lighthouse.close();
  await browser.close();
  await Promise.all(servers.map(({ stop }) => stop()));
  rmSync(copy, { recursive: true, force: true });
  return `Lighthouse mobile, ${transport}, medians of ${RUNS}; times in ms, kinds in KB as sent before scrolling.\n\n${table(HEADS.split("|"), rows)}`;
}

/** All pages, or those whose address contains one of the comma-separated words in BENCH_PAGES. */
function askedPages(): string[] {
  const { files }: SiteManifest = JSON.parse(readFileSync(`${dist}/manifest.json`, "utf8"));
  const asked = process.env.BENCH_PAGES?.split(",");
  return files
    .filter(({ file, path }) => file.endsWith(".html") && !path.includes("?") && path !== "/404")
    .map(({ path }) => path)
    .filter((path) => !asked || asked.some((word) => path === word || path.includes(word, 1)));
}

/** Retries once, because Lighthouse sometimes loses a trace on a busy machine. */
function patiently({ measure }: Lighthouse, url: string, by: Throttling): Promise<Figures> {
  return measure(url, by).catch(() => measure(url, by));
}

function figures(runs: Figures[]): (string | number)[] {
  const of = (name: keyof Figures) => median(runs.map((figures) => figures[name]));
  const scores = (["performance", "accessibility", "bestPractices", "seo"] as const).map(of);
  const times = (["fcpMs", "lcpMs", "tbtMs", "workMs"] as const).map((name) =>
    Math.round(of(name)),
  );
  const restyled = of("recalculations");
  const kinds = ["bytes", "document", "font", "image", "script"] as const;
  const amounts = [of("requests"), ...kinds.map((kind) => kb(of(kind)))];
  return [...scores, ...times, restyled, of("cls").toFixed(3), ...amounts];
}

function kb(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}
