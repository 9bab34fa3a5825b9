import type { Postgres } from "../../test/support/postgres.ts";
import { waitUntil } from "../../test/support/process.ts";
import type { ScriptedSmtp } from "../../test/support/scripted-smtp.ts";
import type { Site } from "../../test/support/site.ts";

/** A fault, and the expectations during and after it. */
export type Fault = {
  name: string;
  /** Returns the figures in one line; rejects if an expectation fails. */
  run: (size: { isShort: boolean }) => Promise<string>;
};

const DELIVERY_TIMEOUT_MS = 300_000;

export const outboxKey = Buffer.alloc(32, 7).toString("base64");

/** The settings of a site with this mail server and, if given, PostgreSQL. */
export function settingsFor(smtp: ScriptedSmtp, postgres?: Postgres) {
  const store = postgres && { DATABASE_URL: postgres.url, OUTBOX_KEY: outboxKey };
  return { SMTP_URL: smtp.url, MAIL_TO: "to@clinic.test", ...store };
}

export function portOf(site: Site): number {
  return Number(new URL(site.url).port);
}

/** The number of acknowledged requests without a mail, and of duplicate mails. */
export function tally(acknowledged: Set<string>, smtp: ScriptedSmtp) {
  const times = smtp.acceptedCounts();
  const arrived = new Set([...times.keys()].map(requestOf));
  const lost = [...acknowledged].filter((id) => !arrived.has(id));
  const duplicates = [...times.values()].reduce((sum, count) => sum + count - 1, 0);
  return { lost: lost.length, duplicates };
}

/** The number of duplicate mails of these requests. */
export function duplicatesOf(acknowledged: Set<string>, smtp: ScriptedSmtp): number {
  return [...smtp.acceptedCounts()]
    .filter(([messageId]) => acknowledged.has(requestOf(messageId)))
    .reduce((sum, [, times]) => sum + times - 1, 0);
}

/** The local part of a Message-ID is the request's id. */
function requestOf(messageId: string): string {
  return messageId.slice(1, messageId.indexOf("@"));
}

/** Waits until each acknowledged request has arrived and the outbox is empty. */
export async function waitForDelivery(site: Site, acknowledged: Set<string>, smtp: ScriptedSmtp) {
  const isDelivered = async () => tally(acknowledged, smtp).lost === 0;
  await waitUntil(isDelivered, DELIVERY_TIMEOUT_MS, "delivery").catch(() => undefined);
  const isEmpty = async () => (await readiness(site)).waiting === 0;
  await waitUntil(isEmpty, 60_000, "an empty outbox");
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
