import type { AppointmentRequest } from "../../contract/appointment-request.ts";

/** What a row of the outbox holds, sealed: one mail to be written when it is sent. */
export type RecordedMessage =
  | { kind: "appointment"; request: AppointmentRequest; marks: SpamMark[]; receivedAt: number }
  | { kind: "alarm"; failedId: string; reason: string; receivedAt: number };

/** Why a request may be spam. It is sent all the same: a person decides. */
export type SpamMark = "a hidden field was filled in" | "it was filled in within three seconds";
