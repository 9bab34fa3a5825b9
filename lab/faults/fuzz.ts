import { equal, ok } from "node:assert/strict";
import { existsSync, readdirSync } from "node:fs";
import fc from "fast-check";
import { MissingPrerequisite } from "../../test/support/process.ts";
import { type SiteOptions, startSite } from "../../test/support/site.ts";
import { residentMb } from "../support/memory.ts";
import { formatStatuses, portOf } from "./fault.ts";

const LANES = 24;
const MAX_SAMPLES = 20_000;
/** An idle server has about 25 open files. A leak of one file per disconnected client would be thousands. */
const MOST_OPEN = 100;

type Fuzz<Sample> = {
  total: number;
  samples: fc.Arbitrary<Sample>;
  /** Sends one sample. Returns the status of each response. */
  send: (port: number, sample: Sample) => Promise<number[]>;
  maxGrowthMb: number;
  nodeOptions?: SiteOptions["nodeOptions"];
};

/** Sends generated samples, and checks that the server answers none with 5xx, keeps running and does not leak memory. Returns the statuses. */
export async function fuzz<Sample>({ total, send, maxGrowthMb, ...fuzzing }: Fuzz<Sample>) {
  if (!existsSync("/proc/self/status"))
    throw new MissingPrerequisite("needs Linux, because memory is read from /proc");
  const env = { LOG_LEVEL: "error" };
  await using site = await startSite({ env, nodeOptions: fuzzing.nodeOptions ?? [] });
  const numRuns = Math.min(total, MAX_SAMPLES);
  const samples = fc.sample(fuzzing.samples, { numRuns, seed: 20_261_121 });
  const statuses = new Map<number, number>();
  const memoryMb = [residentMb(site.pid)];
  let next = 0;
  const lane = async () => {
    while (next < total) {
      const number = next++;
      if (number === Math.floor(total / 2)) memoryMb.push(residentMb(site.pid));
      const answers = await send(portOf(site), samples[number % samples.length] as Sample);
      for (const status of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  ok(existsSync(`/proc/${site.pid}`), `the server ended: ${site.logs().slice(-800)}`);
  memoryMb.push(residentMb(site.pid));
  const open = readdirSync(`/proc/${site.pid}/fd`).length;
  ok(open < MOST_OPEN, `${open} files are open afterwards`);
  equal((await fetch(site.url)).status, 200, "a page afterwards");
  const hasServerError = [...statuses.keys()].some((status) => status >= 500);
  ok(!hasServerError, `${formatStatuses(statuses)} ${site.logs().slice(-500)}`);
  // The baseline is measured halfway, when all code is compiled.
  const [, middle = 0, end = 0] = memoryMb;
  const figures = `${total} (${formatStatuses(statuses)}), memory ${memoryMb.join(" → ")} MB`;
  ok(end - middle < maxGrowthMb, `${figures}: it grows after the middle`);
  return { statuses, figures };
}
