import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { SiteManifest } from "../../contract/site-manifest.ts";
import { measureLoad } from "../../test/budgets/page-load.ts";
import { launchChromium } from "../../test/servers/chromium.ts";
import { temporaryFolder } from "../../test/servers/process.ts";
import { startSite } from "../../test/servers/site.ts";
import { median, table } from "../table.ts";
import { type Figures, type Lighthouse, startLighthouse, throttlingMethod } from "./lighthouse.ts";
import { copyWithoutScriptAndFonts } from "./plain-copy.ts";

const DIST = join(process.cwd(), "dist");
/** Interleaved: the page, the page without script and fonts, the page again … */
const RUNS = Number(process.env.BENCH_RUNS ?? 3);
const HEADS =
  "page|perf|a11y|best|seo|FCP|LCP|TBT|CLS|KB|requests|JS KB|JS KB after all|perf plain|FCP plain|LCP plain|TBT plain|LCP ratio";

/** Every page by Lighthouse, beside the same page with script and fonts removed. */
export async function run(): Promise<string> {
  const copy = temporaryFolder("plain-dist");
  await copyWithoutScriptAndFonts(DIST, copy);
  const site = await startSite({ dist: DIST });
  const plain = await startSite({ dist: copy });
  const browser = await launchChromium();
  const lighthouse = await startLighthouse();
  const rows: (string | number)[][] = [];
  for (const path of askedPages()) {
    const ours: Figures[] = [];
    const least: Figures[] = [];
    for (let round = 0; round < RUNS; round++) {
      ours.push(await patiently(lighthouse, site.url + path));
      least.push(await patiently(lighthouse, plain.url + path));
    }
    const { scriptBytesInAll } = await measureLoad(browser, site.url, path);
    rows.push([path, ...figures(ours), kb(scriptBytesInAll), ...limit(ours, least)]);
    console.log(rows.at(-1)?.join("  "));
  }
  lighthouse.close();
  await browser.close();
  await Promise.all([site.stop(), plain.stop()]);
  rmSync(copy, { recursive: true });
  return `Lighthouse mobile, ${throttlingMethod} throttling, medians of ${RUNS}; times in ms.\n\n${table(HEADS.split("|"), rows)}`;
}

/** All, or those whose address holds the words in BENCH_PAGES, divided by commas. */
function askedPages(): string[] {
  const { files }: SiteManifest = JSON.parse(readFileSync(join(DIST, "manifest.json"), "utf8"));
  const asked = process.env.BENCH_PAGES?.split(",");
  return files
    .filter(({ file, path }) => file.endsWith(".html") && !path.includes("?") && path !== "/404")
    .map(({ path }) => path)
    .filter((path) => !asked || asked.some((word) => path === word || path.includes(word, 1)));
}

/** A busy machine makes Lighthouse lose a trace now and then: it gets a second chance. */
function patiently(lighthouse: Lighthouse, url: string): Promise<Figures> {
  return lighthouse.measure(url).catch(() => lighthouse.measure(url));
}

function figures(runs: Figures[]): (string | number)[] {
  const of = (name: keyof Figures) => median(runs.map((figures) => figures[name]));
  const scores = (["performance", "accessibility", "bestPractices", "seo"] as const).map(of);
  const times = (["fcpMs", "lcpMs", "tbtMs"] as const).map((name) => Math.round(of(name)));
  const amounts = [kb(of("bytes")), of("requests"), kb(of("scriptBytes"))];
  return [...scores, ...times, of("cls").toFixed(3), ...amounts];
}

function limit(ours: Figures[], least: Figures[]): (string | number)[] {
  const of = (name: keyof Figures) => Math.round(median(least.map((figures) => figures[name])));
  const ratio = median(ours.map(({ lcpMs }) => lcpMs)) / of("lcpMs");
  return [of("performance"), of("fcpMs"), of("lcpMs"), of("tbtMs"), ratio.toFixed(2)];
}

function kb(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}
