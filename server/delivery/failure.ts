import { StoreUnavailable } from "../store/database.ts";
import { UnreadablePayload } from "../store/encryption.ts";
import { SETTING_REASON } from "../store/outbox-sql.ts";
import { MailError, type Remedy } from "./mail-error.ts";

/** Why an attempt failed. The reason is stored and logged, so it never quotes the visitor. */
export type Failure = { kind: string; remedy: Remedy; reason: string };

export function failureOf(error: unknown): Failure {
  const { name: kind, message, stack } = error as Error;
  if (error instanceof MailError || error instanceof UnreadablePayload) {
    const remedy = error instanceof MailError ? error.remedy : "setting";
    return { kind, remedy, reason: remedy === "setting" ? SETTING_REASON + message : message };
  }
  const place = /^ +at .*/m.exec(stack ?? "")?.[0].trim();
  const reason = error instanceof StoreUnavailable ? message : `${kind} ${place}`;
  return { kind, remedy: "time", reason };
}
