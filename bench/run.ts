/**
 * `npm run bench`, or a part of it: `npm run bench -- pages interactions navigation server build clone`.
 * Prints tables and keeps them under `bench/results/`, by date. Times depend on the machine and
 * its load: read the ratios, which come from interleaved runs.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";

const GB = 1024 ** 3;
const RESULTS = "bench/results";

/** Loaded when asked for: only some need what the benchmarks install. */
const parts: Record<string, () => Promise<{ run: () => Promise<string> }>> = {
  pages: () => import("./pages/pages.ts"),
  interactions: () => import("./pages/interactions.ts"),
  navigation: () => import("./pages/navigation.ts"),
  server: () => import("./serving/against-nginx.ts"),
  build: () => import("./building/growing-site.ts"),
  clone: () => import("./building/clone.ts"),
};

const asked = process.argv.slice(2).filter((word) => !word.startsWith("-"));
const unknown = asked.find((name) => !(name in parts));
if (unknown) throw new Error(`There is no part ${unknown}: ${Object.keys(parts).join(", ")}`);
if (!existsSync("bench/node_modules")) run(["npm", "ci", "--prefix", "bench"]);
run([process.execPath, "site/output/build-if-needed.ts"]);

const now = new Date();
const sections = [`# Benchmarks, ${now.toISOString().slice(0, 16)}Z`, machine()];
for (const name of asked.length > 0 ? asked : Object.keys(parts)) {
  const part = await parts[name]?.();
  const section = `## ${name}\n\n${await part?.run()}`;
  console.log(`\n${section}`);
  sections.push(section);
}
mkdirSync(RESULTS, { recursive: true });
const stamp = now.toISOString().slice(0, 16).replace(":", "");
writeFileSync(`${RESULTS}/${[stamp, ...asked].join("-")}.md`, `${sections.join("\n\n")}\n`);

function machine(): string {
  const [cpu] = cpus();
  const memory = Math.round(totalmem() / GB);
  return `${cpus().length} × ${cpu?.model ?? "unknown"}, ${memory} GB, Node ${process.version}`;
}

function run([program = "", ...parameters]: string[]): void {
  execFileSync(program, parameters, { stdio: ["ignore", "ignore", "inherit"] });
}
