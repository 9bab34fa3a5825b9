import { MailError, type Remedy } from "../mail/mail-error.ts";
import { UnreadablePayload } from "./encryption.ts";
import { SETTING_REASON } from "./outbox-sql.ts";
import { StoreUnavailable } from "./stores/database.ts";

/** Why an attempt failed. The reason is stored and logged, so it never quotes the visitor. */
export type Failure = { kind: string; remedy: Remedy; reason: string };

export function failureOf(error: unknown): Failure {
  if (error instanceof MailError) {
    const { name: kind, remedy, message } = error;
    return { kind, remedy, reason: remedy === "setting" ? SETTING_REASON + message : message };
  }
  if (error instanceof UnreadablePayload) {
    return { kind: error.name, remedy: "setting", reason: SETTING_REASON + error.message };
  }
  const { name: kind, stack } = error as Error;
  const place = /^ +at .*/m.exec(stack ?? "")?.[0].trim();
  return {
    kind,
    remedy: "time",
    reason: error instanceof StoreUnavailable ? error.message : `${kind} ${place}`,
  };
}
