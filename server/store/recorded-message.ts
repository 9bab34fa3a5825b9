import type { AppointmentRequest } from "../../contract/appointment-request.ts";
import type { FunctionContent } from "../../contract/function-content.ts";

export type RecordedMessage =
  | { kind: "appointment"; request: AppointmentRequest; marks: SpamSign[]; receivedAt: number }
  | { kind: "alarm"; failedId: string; reason: string; receivedAt: number };

/** Why a request may be spam. It is sent all the same: a person decides. */
export type SpamSign = keyof FunctionContent["mail"]["spamReasons"];
