import { createHash } from "node:crypto";
import type { ClinicValue } from "./clinic-values.ts";
import { sampleFingerprints } from "./sample-fingerprints.ts";

/** What can be nobody's real value, whoever typed it. */
const reserved = [
  /^\+1\d{3}55501\d\d$/,
  /@example\.\w+$/,
  /^https?:\/\/([\w-]+\.)*example\.\w+/,
  /\bsample\b/i,
  /^SAMPLE/,
];

/** The values that are still those the project came with, or that are reserved for examples. */
export function findSampleValues(values: readonly ClinicValue[]): ClinicValue[] {
  return values.filter(
    ({ value }) =>
      sampleFingerprints.has(fingerprint(value)) || reserved.some((form) => form.test(value)),
  );
}

export function fingerprint(value: string): string {
  return createHash("sha256").update(value).digest("hex").slice(0, 12);
}
