import type { Requests } from "./requests.ts";

const DAY_MS = 24 * 3_600_000;

export type BuildHealth = {
  folder: string;
  /** What a person should know of the build and the settings, a sentence each. */
  notes: readonly string[];
  /** The build that was to take its place and cannot be served. */
  refusedBuild: { folder: string; reason: string } | null;
};

/**
 * 503 where a request cannot be taken, or one has waited for a day; before that "attention".
 * @param isTold the reasons: this machine alone is
 */
export async function readiness(requests: Requests, build: BuildHealth, isTold: boolean) {
  const { folder, notes, refusedBuild } = build;
  const summary = await requests.outbox.summary().catch((error: Error) => error.message);
  const isTaken = typeof summary !== "string";
  const reasons = [
    ...(isTaken ? [] : [summary]),
    ...requests.troubles(),
    ...notes,
    ...(refusedBuild ? [refusedBuild.reason] : []),
  ];
  const isUnavailable = !isTaken || summary.oldestMs >= DAY_MS;
  const status = isUnavailable ? "unavailable" : reasons.length > 0 ? "attention" : "ready";
  const waiting = isTaken && {
    waiting: summary.waiting,
    oldestWaitingSeconds: Math.round(summary.oldestMs / 1000),
  };
  const body = isTold ? { status, ...waiting, reasons, folder, refusedBuild } : { status };
  return Response.json(body, { status: isUnavailable ? 503 : 200 });
}
