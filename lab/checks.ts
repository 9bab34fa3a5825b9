import { AssertionError } from "node:assert";
import { MissingPrerequisite } from "../test/support/process.ts";

type Counts = { passed: number; failed: number; skipped: number };

/** What must hold; figures worth telling are its words. */
export type Check = { name: string; run: () => Promise<unknown> };

/** Runs so many checks at a time, and ends the process: a line for each, the last line counts. One that needs what is not here is skipped. */
export async function runChecks(checks: readonly Check[], lanes = 1): Promise<never> {
  const waiting = [...checks];
  const counts: Counts = { passed: 0, failed: 0, skipped: 0 };
  const runInTurn = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const startedAt = performance.now();
      const { how, words } = await outcomeOf(check);
      counts[how]++;
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      const said = [check.name, words].filter(Boolean).join(": ");
      console.log(`${how === "failed" ? "FAILED" : how}  ${said} [${seconds} s]`);
    }
  };
  await Promise.all(Array.from({ length: lanes }, runInTurn));
  return endWith(counts);
}

/** For `catch`: ends a run that cannot begin without what is not here. */
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

async function outcomeOf({ run }: Check): Promise<{ how: keyof Counts; words: unknown }> {
  try {
    return { how: "passed", words: await run() };
  } catch (problem) {
    const { message, stack, cause } = problem as Error;
    if (problem instanceof MissingPrerequisite) return { how: "skipped", words: message };
    const isTold = problem instanceof AssertionError;
    return { how: "failed", words: isTold ? message : `${stack} ${cause ?? ""}` };
  }
}
