import { chromiumOptions, launchChromium, UNHINTED } from "../../../test/support/chromium.ts";
import { median, table } from "../table.ts";
import { firstVisit, type Network, type Visit } from "./first-visit.ts";
import { startServers } from "./servers.ts";

/** One page of each template. */
const EACH_KIND =
  "/,/non-invasive-treatments,/acne-therapy-near-me-woodbridge,/concerns/breakouts,/about,/contact,/privacy";
const PAGES = (process.env.BENCH_PAGES ?? EACH_KIND).split(",");
/** Two phones, a tablet, a laptop. */
const WIDTHS = (process.env.BENCH_WIDTHS ?? "390,412,820,1440").split(",").map(Number);
/** The number of visits at each width. */
const LOADS = Number(process.env.BENCH_RUNS ?? 5);
const LATENCIES = (process.env.BENCH_LATENCIES ?? "20,60,150").split(",").map(Number);
const networks: Network[] = [
  { latencyMs: 20, mbits: 20 },
  { latencyMs: 40, mbits: 10 },
  { latencyMs: 60, mbits: 10 },
  { latencyMs: 80, mbits: 5 },
  { latencyMs: 150, mbits: 1.6 },
].filter(({ latencyMs }) => LATENCIES.includes(latencyMs));
const HEADS =
  "network|page|server|FCP ms (quarters)|heading ms|LCP ms|worst shift|heading in its faces|in two faces|half a heading, ms|text in its face";

/** Measures first visits over networks of several speeds, interleaved: times of paint, fonts used, and layout shift. */
export async function run(): Promise<string> {
  const servers = await startServers();
  const browser = await launchChromium(chromiumOptions([UNHINTED]));
  const rows: (string | number)[][] = [];
  for (const network of networks) {
    for (const path of PAGES) {
      const visits = servers.map((): Visit[] => []);
      for (let load = 0; load < LOADS; load++) {
        for (const width of WIDTHS) {
          for (const [index, { url }] of servers.entries())
            visits[index]?.push(
              await patiently(() => firstVisit(browser, url + path, network, width)),
            );
        }
      }
      const name = `${network.latencyMs} ms, ${network.mbits} Mbit/s`;
      for (const [index, server] of servers.entries())
        rows.push([name, path, server.name, ...figures(visits[index] ?? [])]);
      console.log(
        rows
          .slice(-servers.length)
          .map((row) => row.join("  "))
          .join("\n"),
      );
    }
  }
  await browser.close();
  await Promise.all(servers.map((server) => server.stop()));
  const how = `Each ${LOADS} times ${WIDTHS.join(", ")} px wide with an empty cache, medians; throttling applied.`;
  return `${how}\n\n${table(HEADS.split("|"), rows)}`;
}

/** Retries once, because a load sometimes fails on a busy machine. */
function patiently(visit: () => Promise<Visit>): Promise<Visit> {
  return visit().catch(visit);
}

function figures(visits: Visit[]): (string | number)[] {
  const share = (is: (visit: Visit) => boolean) =>
    `${visits.filter(is).length} of ${visits.length}`;
  const of = (name: "fcpMs" | "headingMs" | "lcpMs") => visits.map((visit) => visit[name]);
  const [first, third] = [0.25, 0.75].map((part) => quantile(of("fcpMs"), part));
  const worst = visits.toSorted((one, other) => other.shift - one.shift)[0];
  return [
    `${Math.round(median(of("fcpMs")))} (${first}–${third})`,
    Math.round(median(of("headingMs"))),
    Math.round(median(of("lcpMs"))),
    worst && worst.shift > 0 ? `${worst.shift.toFixed(3)} at ${worst.width}` : "0",
    share(({ headingFaces }) => headingFaces === "own"),
    share(({ headingFaces }) => headingFaces === "two"),
    Math.round(Math.max(...visits.map(({ halfMs }) => halfMs))),
    share(({ hasOwnText }) => hasOwnText),
  ];
}

function quantile(numbers: number[], part: number): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return Math.round(sorted[Math.floor(sorted.length * part)] ?? Number.NaN);
}
