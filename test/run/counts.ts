export type Counts = { passed: number; failed: number; skipped: number };

/** The last line of a run. */
export function inWords({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}
