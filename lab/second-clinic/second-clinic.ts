import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** The environment in which the second clinic is built and tested. */
export const secondClinic = {
  ...process.env,
  CONTENT: "test/clinic",
  DIST: "test/output/second-clinic",
};

/** Immediate if nothing has changed; about a minute if every picture must be made. */
export function buildSecondClinic(): Promise<void> {
  return buildClinic(secondClinic);
}

export async function buildClinic(settings: { CONTENT: string; DIST: string }): Promise<void> {
  // The test runner's settings would make another build.
  const env = { ...process.env, ...settings, NODE_ENV: "", VITEST: "" };
  await promisify(execFile)(process.execPath, ["site/build/build-if-needed.ts"], { env });
}
