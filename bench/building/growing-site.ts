import { spawn } from "node:child_process";
import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { temporaryFolder } from "../../test/support/process.ts";
import { table } from "../table.ts";

const SIZES = (process.env.BENCH_SIZES ?? "20,100,300,1000").split(",").map(Number);
const SOURCES = [
  "content",
  "content-model",
  "contract",
  "server",
  "site",
  "vite.config.ts",
  "tsconfig.json",
  "package.json",
];
const MB_IN_KB = 1024;

/** The site with as many treatments, built twice: with its new pages' caches cold, then warm. */
export async function run(): Promise<string> {
  const rows: (string | number)[][] = [];
  for (const size of SIZES) {
    const folder = temporaryFolder(`site-of-${size}`);
    for (const source of SOURCES) cpSync(source, join(folder, source), { recursive: true });
    symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
    addTreatments(folder, size);
    const cold = await build(folder);
    const warm = await build(folder);
    const perPage = ((warm.seconds * 1000) / size).toFixed(1);
    rows.push([size, seconds(cold), seconds(warm), perPage, Math.max(cold.peakMb, warm.peakMb)]);
    console.log(rows.at(-1)?.join("  "));
    rmSync(folder, { recursive: true });
  }
  const heads = ["treatments", "new pages s", "warm s", "warm ms a treatment", "peak MB"];
  return `Synthetic treatments beside the real ones, out of the menus.\n\n${table(heads, rows)}`;
}

/** Copies of the real treatments, each with an address and a title of its own. They are routes only: a menu of a thousand would grow every page. */
function addTreatments(folder: string, size: number): void {
  const file = join(folder, "site/routes.tsx");
  const routes = readFileSync(file, "utf8");
  const real = "...treatments.flatMap((treatment) => treatmentRoutes(site, treatment)),";
  if (!routes.includes(real)) throw new Error("site/routes.tsx no longer maps treatments so");
  const added = `${real}
  ...Array.from({ length: Math.max(0, ${size} - treatments.length) }, (_, index) =>
    treatmentRoutes(site, synthetic(treatments, index)),
  ).flat(),`;
  writeFileSync(file, routes.replace(real, added) + SYNTHETIC);
}

const SYNTHETIC = `
function synthetic(treatments: readonly Treatment[], index: number): Treatment {
  const { alsoAt, ...treatment } = treatments[index % treatments.length]!;
  const metadata = { ...treatment.metadata, title: \`\${treatment.metadata.title} \${index}\` };
  const hero = { ...treatment.hero, lead: \`\${treatment.hero.lead} \${index}\` };
  return { ...treatment, metadata, hero, path: \`\${treatment.path}-\${index}\` };
}
`;

type Build = { seconds: number; peakMb: number };

function build(folder: string): Promise<Build> {
  const vite = resolve("node_modules/vite/bin/vite.js");
  const startedAt = performance.now();
  const child = spawn(process.execPath, [vite, "build", "--app", "--logLevel", "warn"], {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
  });
  let peakMb = 0;
  const watch = setInterval(() => {
    peakMb = Math.max(peakMb, peakMemory(child.pid));
  }, 100);
  return new Promise((done, fail) => {
    child.on("error", fail);
    child.on("exit", (code) => {
      clearInterval(watch);
      if (code !== 0) fail(new Error(`the build of ${folder} ended with ${code}`));
      done({ seconds: (performance.now() - startedAt) / 1000, peakMb });
    });
  });
}

/** The most the process has held so far; Linux only, elsewhere 0. */
function peakMemory(pid = 0): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / MB_IN_KB);
  } catch {
    return 0;
  }
}

function seconds(build: Build): string {
  return build.seconds.toFixed(1);
}
