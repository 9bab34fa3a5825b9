import { ok } from "node:assert/strict";
import type { Postgres } from "../../test/support/postgres.ts";
import { waitUntil } from "../../test/support/process.ts";
import type { ScriptedSmtp } from "../../test/support/scripted-smtp.ts";
import type { Site } from "../../test/support/site.ts";

/** A fault, and what must hold during and after it. */
export type Fault = {
  name: string;
  /** Returns the figures in one line; rejects if an expectation fails. */
  run: (size: { isShort: boolean }) => Promise<string>;
};

const DELIVERED_WITHIN_MS = 300_000;

/** Where requests are recorded: a setting of the site's. */
export const outboxKey = Buffer.alloc(32, 7).toString("base64");

/** A site's settings for sending to this mail server and, with PostgreSQL, for recording there. */
export function settingsFor(smtp: ScriptedSmtp, postgres?: Postgres) {
  const store = postgres && { DATABASE_URL: postgres.url, OUTBOX_KEY: outboxKey };
  return { SMTP_URL: smtp.url, MAIL_TO: "to@clinic.test", ...store };
}

export function portOf(site: Site): number {
  return Number(new URL(site.url).port);
}

/** Of the acknowledged requests: how many never arrived, and how many mails were one too many. */
export function tally(acknowledged: Set<string>, smtp: ScriptedSmtp) {
  const times = smtp.acceptedCounts();
  const arrived = new Set([...times.keys()].map(requestOf));
  const lost = [...acknowledged].filter((id) => !arrived.has(id));
  const duplicates = [...times.values()].reduce((sum, count) => sum + count - 1, 0);
  return { lost: lost.length, duplicates };
}

/** Of these requests' mails, how many were one too many. */
export function mailsTooMany(acknowledged: Set<string>, smtp: ScriptedSmtp): number {
  return [...smtp.acceptedCounts()]
    .filter(([messageId]) => acknowledged.has(requestOf(messageId)))
    .reduce((sum, [, times]) => sum + times - 1, 0);
}

/** A Message-ID's left side is the request's id. */
function requestOf(messageId: string): string {
  return messageId.slice(1, messageId.indexOf("@"));
}

/** Waits until everything acknowledged has arrived and the outbox says that nothing waits. */
export async function waitForDelivery(site: Site, acknowledged: Set<string>, smtp: ScriptedSmtp) {
  const isDelivered = async () => tally(acknowledged, smtp).lost === 0;
  await waitUntil(isDelivered, DELIVERED_WITHIN_MS, "delivery").catch(() => undefined);
  const isEmpty = async () => (await readiness(site)).waiting === 0;
  await waitUntil(isEmpty, 60_000, "an empty outbox");
}

/** Waits for the delivery, stops the sites and counts: returns the figures, rejects when a request is lost or doubled. */
export async function deliverOnce(
  sites: Site[],
  acknowledged: Set<string>,
  smtp: ScriptedSmtp,
  maxDuplicates = 0,
): Promise<string> {
  const [site] = sites;
  if (site) await waitForDelivery(site, acknowledged, smtp);
  await Promise.all(sites.map((each) => each.stop()));
  const { lost, duplicates } = tally(acknowledged, smtp);
  const figures = `${acknowledged.size} acknowledged, lost ${lost}, duplicates ${duplicates}`;
  ok(lost === 0 && duplicates <= maxDuplicates, figures);
  return figures;
}

export async function readiness(site: Site): Promise<Record<string, unknown>> {
  return (await fetch(`${site.url}/readyz`)).json();
}

export function formatStatuses(statuses: Map<number, number>): string {
  const parts = [...statuses].sort(([a], [b]) => a - b);
  return parts
    .map(([status, count]) => `${status === 0 ? "broken off" : status}: ${count}`)
    .join(", ");
}

/** Rejects unless every request was accepted or temporarily refused. */
export function expectHonest(statuses: Map<number, number>): void {
  ok(
    [...statuses.keys()].every((status) => status === 200 || status === 503),
    formatStatuses(statuses),
  );
}
