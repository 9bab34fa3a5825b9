import { AssertionError } from "node:assert";
import { MissingPrerequisite } from "../test/support/process.ts";

type Counts = { passed: number; failed: number; skipped: number };

/** A check. Returns figures for its output line, if any. */
export type Check = { name: string; run: () => Promise<unknown> };

/** Runs `lanes` checks at a time, prints a line for each and the counts, and exits. A check without its prerequisites is skipped. */
export async function runChecks(checks: readonly Check[], lanes = 1): Promise<never> {
  const waiting = [...checks];
  const counts: Counts = { passed: 0, failed: 0, skipped: 0 };
  const runInTurn = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const startedAt = performance.now();
      const { outcome, details } = await outcomeOf(check);
      counts[outcome]++;
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      const line = [check.name, details].filter(Boolean).join(": ");
      console.log(`${outcome === "failed" ? "FAILED" : outcome}  ${line} [${seconds} s]`);
    }
  };
  await Promise.all(Array.from({ length: lanes }, runInTurn));
  return endWith(counts);
}

/** For `catch`: skips the whole run if a prerequisite is missing. */
export function skipAll(what: string, skipped: number) {
  return (problem: Error): never => {
    if (!(problem instanceof MissingPrerequisite)) throw problem;
    console.log(`skipped  ${what}: ${problem.message}`);
    return endWith({ passed: 0, failed: 0, skipped });
  };
}

function endWith(counts: Counts): never {
  const { passed, failed, skipped } = counts;
  console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
  process.exit(counts.failed === 0 ? 0 : 1);
}

async function outcomeOf({ run }: Check): Promise<{ outcome: keyof Counts; details: unknown }> {
  try {
    return { outcome: "passed", details: await run() };
  } catch (problem) {
    const { message, stack, cause } = problem as Error;
    if (problem instanceof MissingPrerequisite) return { outcome: "skipped", details: message };
    const isExpectation = problem instanceof AssertionError;
    return { outcome: "failed", details: isExpectation ? message : `${stack} ${cause ?? ""}` };
  }
}
