import { ok } from "node:assert/strict";
import { readFileSync } from "node:fs";
import { until } from "../support/process.ts";
import type { ScriptedSmtp } from "../support/scripted-smtp.ts";
import type { Site } from "../support/site.ts";

/** A fault, and what must hold during and after it. */
export type Fault = {
  name: string;
  /** Returns the figures in one line; rejects if an expectation fails. */
  run: (size: { isShort: boolean }) => Promise<string>;
};

export function hold(isHeld: boolean, what: string): asserts isHeld {
  ok(isHeld, what);
}

/** Where requests are recorded: a setting of the site's. */
export const outboxKey = Buffer.alloc(32, 7).toString("base64");

export function portOf(site: Site): number {
  return Number(new URL(site.url).port);
}

/** Of the acknowledged requests: how many never arrived, and how many mails were one too many. */
export function tally(acknowledged: Set<string>, smtp: ScriptedSmtp) {
  const times = smtp.timesTaken();
  const arrived = new Set([...times.keys()].map(requestOf));
  const lost = [...acknowledged].filter((id) => !arrived.has(id));
  const duplicates = [...times.values()].reduce((sum, count) => sum + count - 1, 0);
  return { lost: lost.length, duplicates, delivered: times.size };
}

/** Of these requests' mails, how many were one too many. */
export function mailsTooMany(acknowledged: Set<string>, smtp: ScriptedSmtp): number {
  return [...smtp.timesTaken()]
    .filter(([messageId]) => acknowledged.has(requestOf(messageId)))
    .reduce((sum, [, times]) => sum + times - 1, 0);
}

/** A Message-ID's left side is the request's id. */
function requestOf(messageId: string): string {
  return messageId.slice(1, messageId.indexOf("@"));
}

/** Waits until everything acknowledged has arrived and the outbox says that nothing waits. */
export async function drained(
  site: Site,
  acknowledged: Set<string>,
  smtp: ScriptedSmtp,
  timeoutMs: number,
) {
  const what = `${acknowledged.size} requests to be delivered`;
  await until(async () => tally(acknowledged, smtp).lost === 0, timeoutMs, what).catch(
    () => undefined,
  );
  await until(async () => (await readiness(site)).waiting === 0, 60_000, "an empty outbox");
}

export async function readiness(site: Site): Promise<Record<string, unknown>> {
  return (await fetch(`${site.url}/readyz`)).json();
}

export function inWords(statuses: Map<number, number>): string {
  const parts = [...statuses].sort(([a], [b]) => a - b);
  return parts
    .map(([status, count]) => `${status === 0 ? "broken off" : status}: ${count}`)
    .join(", ");
}

/** Only accepted or temporarily refused requests. */
export function isHonest(statuses: Map<number, number>): boolean {
  return [...statuses.keys()].every((status) => status === 200 || status === 503);
}

export function residentMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}

/** Of the memory at the start, in the middle and at the end: by the middle all code is compiled and has been used. */
export function holdSteady(
  [start = 0, middle = 0, end = 0]: number[],
  maxGrowthMb: number,
): string {
  const figures = `memory ${start} → ${middle} → ${end} MB`;
  hold(end - middle < maxGrowthMb, `${figures}: it grows after the middle`);
  return figures;
}
