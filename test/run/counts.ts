export type Counts = { passed: number; failed: number; skipped: number };

/** The last line of a run. */
export function formatCounts({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}
