import { type Outcome, runProgram } from "./stage.ts";

type Audit = { metadata?: { vulnerabilities?: Record<string, number> } };

/** Checks that no dependency has a known vulnerability of high severity; skipped if the registry does not answer. */
export async function audit(): Promise<Outcome> {
  const { output } = await runProgram("audit", ["npm", "audit", "--json"], { isQuiet: true });
  const found = parse(output).metadata?.vulnerabilities;
  if (!found) {
    const remarks = ["skipped  known holes in dependencies: the registry does not answer"];
    return { passed: 0, failed: 0, skipped: 1, remarks };
  }
  const holes = (found.high ?? 0) + (found.critical ?? 0);
  if (holes > 0) console.log(`npm audit: ${holes} dependencies have a known hole.`);
  return { passed: holes === 0 ? 1 : 0, failed: holes === 0 ? 0 : 1, skipped: 0 };
}

function parse(output: string): Audit {
  try {
    return JSON.parse(output.slice(output.indexOf("{"), output.lastIndexOf("}") + 1));
  } catch {
    return {};
  }
}
