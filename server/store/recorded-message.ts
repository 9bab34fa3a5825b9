import type { AppointmentRequest } from "../../contract/appointment-request.ts";
import type { FunctionContent } from "../../contract/function-content.ts";

export type RecordedMessage =
  | { kind: "appointment"; request: AppointmentRequest; marks: SpamMark[]; receivedAt: number }
  | { kind: "alarm"; failedId: string; reason: string; receivedAt: number };

/** Why a request may be spam. It is sent all the same: a person decides. */
export type SpamMark = keyof FunctionContent["mail"]["spamReasons"];
