import type { Logger } from "pino";
import type { Outbox } from "../store/outbox.ts";
import { recordOutcome } from "../store/record-outcome.ts";
import type { RecordedMessage } from "../store/recorded-message.ts";

export type NotifyOperator = ReturnType<typeof createNotifyOperator>;

export function createNotifyOperator(outbox: Outbox, fallbackTo: string, log: Logger) {
  return async (id: string, reason: string) => {
    log.error({ id, reason }, "a request could not be delivered; see npm run outbox -- list");
    if (!fallbackTo) return;
    const receivedAt = Date.now();
    const alarm: RecordedMessage = { kind: "alarm", failedId: id, reason, receivedAt };
    await recordOutcome(() => outbox.record(`alarm-${id}-${receivedAt}`, alarm));
  };
}
