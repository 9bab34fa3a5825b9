import { StoreUnavailable } from "../store/database.ts";
import { UnreadablePayload } from "../store/encryption.ts";
import { FINAL_LABEL, SETTING_LABEL } from "../store/outbox-sql.ts";
import { UnreadableMessage } from "../store/recorded-message.ts";
import { MailError, type Remedy } from "./mail-error.ts";

const DAY_MS = 24 * 3_600_000;
/** Until then nobody is notified of an outage: most end by themselves, and a mail about one could not be sent. */
const NOTIFY_AFTER_MS = 2 * DAY_MS;
const GIVE_UP_AFTER_MS = 14 * DAY_MS;
const GIVEN_UP_LABEL = "given up: ";

/** Why an attempt failed. The reason is stored and logged, so it never quotes the visitor. */
export type Failure = { kind: string; remedy: Remedy | "none"; reason: string };

export function describeFailure(error: unknown): Failure {
  const { name: kind, message, stack } = error as Error;
  if (error instanceof MailError) return { kind, remedy: error.remedy, reason: message };
  if (error instanceof UnreadableMessage) return { kind, remedy: "none", reason: message };
  if (error instanceof UnreadablePayload) return { kind, remedy: "setting", reason: message };
  const place = /^ +at .*/m.exec(stack ?? "")?.[0].trim();
  const reason = error instanceof StoreUnavailable ? message : `${kind} ${place}`;
  return { kind, remedy: "time", reason };
}

type Circumstances = { ageMs: number; isAlarm: boolean; isRefusedAlone: boolean };
/** `label` begins the stored reason if a person is needed. */
type Outcome = { isFailed: boolean; label: string };

/** An alarm is never given up: it may be the only mail left that detects that the mail server is back. */
export function decideOutcome({ kind, remedy }: Failure, mail: Circumstances): Outcome {
  if (remedy === "none" || mail.isRefusedAlone) return { isFailed: true, label: FINAL_LABEL };
  // A message that no key opens waits for its key.
  const mayEnd = !mail.isAlarm && kind !== UnreadablePayload.name;
  if (mayEnd && mail.ageMs >= GIVE_UP_AFTER_MS) return { isFailed: true, label: GIVEN_UP_LABEL };
  const needsPerson = remedy !== "time" || mail.ageMs >= NOTIFY_AFTER_MS;
  return { isFailed: false, label: needsPerson ? SETTING_LABEL : "" };
}
