import type { Logger } from "pino";
import type { Outbox } from "../outbox/outbox.ts";
import type { RecordedMessage } from "../outbox/recorded-message.ts";
import { settle } from "../outbox/settle.ts";

/** Says that a request needs a person, in the log and in a mail to the fallback address. */
export type RaiseAlarm = (
  id: string,
  message: RecordedMessage | undefined,
  reason: string,
) => Promise<void>;

export function createAlarm(outbox: Outbox, fallbackTo: string, log: Logger): RaiseAlarm {
  return async (id, message, reason) => {
    log.error({ id, reason }, "a request could not be delivered; see npm run outbox -- list");
    // An alarm about an alarm would never end.
    if (!fallbackTo || message?.kind === "alarm") return;
    const receivedAt = Date.now();
    const alarm: RecordedMessage = { kind: "alarm", failedId: id, reason, receivedAt };
    await settle(() => outbox.record(`alarm-${id}-${receivedAt}`, alarm));
  };
}
