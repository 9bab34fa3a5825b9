/**
 * `npm run bench -w lab`, or some of it: `npm run bench -w lab pages interactions`. Prints tables and keeps the newest of
 * each under `lab/benchmarks/results/`. Times depend on the machine and its load: read the ratios, which come
 * from interleaved runs. BENCH_PAGES and BENCH_RUNS ask for less, BENCH_THROTTLING=simulate or
 * devtools for one way of throttling alone (the other is applied, not simulated), BENCH_OVER=h2 for HTTP/2 from a TLS proxy, BENCH_BESIDE
 * for another server's address, such as an older version's, to be measured in turn.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";

const GB = 1024 ** 3;
const RESULTS = "lab/benchmarks/results";

/** Loaded on demand: only some need the benchmarks' packages. */
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
// A load that was cut off leaves connections behind.
process.exit();

/** Results measured in another way get a file of their own. */
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
