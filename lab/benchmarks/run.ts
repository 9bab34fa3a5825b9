/**
 * `npm run bench -w lab`, or some benchmarks: `npm run bench -w lab pages interactions`. Prints tables and stores the newest
 * of each in `lab/benchmarks/results/`. Times depend on the machine and its load, so compare the ratios, which
 * come from interleaved runs. Settings: BENCH_PAGES and BENCH_RUNS reduce the work; BENCH_THROTTLING=simulate or
 * devtools selects one kind of throttling; BENCH_OVER=h2 uses HTTP/2 from a TLS proxy; BENCH_BESIDE is the
 * address of another server, such as an older version, to be measured as well; BENCH_WIDTHS and BENCH_LATENCIES
 * choose the visits of `networks`.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";

const GB = 1024 ** 3;
const RESULTS = "lab/benchmarks/results";

/** Imported on demand, because only some need the packages of lab/benchmarks. */
const parts: Record<string, () => Promise<{ run: () => Promise<string> }>> = {
  pages: () => import("./pages/pages.ts"),
  interactions: () => import("./pages/interactions.ts"),
  networks: () => import("./pages/networks.ts"),
  navigation: () => import("./pages/navigation.ts"),
  serving: () => import("./serving/against-nginx.ts"),
  requests: () => import("./serving/accepting.ts"),
  clone: () => import("./building/clone.ts"),
};

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !(name in parts));
if (unknown) throw new Error(`There is no part ${unknown}: ${Object.keys(parts).join(", ")}`);
if (!existsSync("lab/benchmarks/node_modules")) run(["npm", "ci", "--prefix", "lab/benchmarks"]);
run([process.execPath, "site/build/build-if-needed.ts"]);

const settings = Object.entries(process.env).filter(([name]) => name.startsWith("BENCH_"));
mkdirSync(RESULTS, { recursive: true });
for (const name of asked.length > 0 ? asked : Object.keys(parts)) {
  const part = await parts[name]?.();
  const again = [
    ...settings.map((setting) => setting.join("=")),
    "npm run bench -w lab",
    name,
  ].join(" ");
  const when = new Date().toISOString().slice(0, 16);
  const heading = `# ${name}\n\n\`${again}\`, ${when}Z, ${machine()}`;
  const result = `${heading}\n\n${await part?.run()}\n`;
  console.log(`\n${result}`);
  writeFileSync(`${RESULTS}/${fileName(name)}.md`, result);
}
// An aborted load leaves open connections.
process.exit();

/** Results with another throttling, protocol or server get a separate file. */
function fileName(name: string): string {
  const { BENCH_THROTTLING, BENCH_OVER, BENCH_BESIDE } = process.env;
  return [name, BENCH_THROTTLING, BENCH_OVER, BENCH_BESIDE && "beside"].filter(Boolean).join("-");
}

function machine(): string {
  const [cpu] = cpus();
  const memory = Math.round(totalmem() / GB);
  return `${cpus().length} × ${cpu?.model ?? "unknown"}, ${memory} GB, Node ${process.version}`;
}

function run([program = "", ...parameters]: string[]): void {
  execFileSync(program, parameters, { stdio: ["ignore", "ignore", "inherit"] });
}
