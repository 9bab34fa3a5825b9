import type { PublishingState } from "../../publishing.ts";
import { words } from "./publishing-words.ts";
import { timeOfDay } from "./times.ts";

type OutcomeProps = {
  outcome: NonNullable<PublishingState["outcome"]>;
  timeZone: string;
  onGoLive: () => void;
};

/** How the last publication ended. */
export function Outcome({ outcome, timeZone, onGoLive }: OutcomeProps) {
  const { message, at, isSent, isLive, canGoLive } = outcome;
  return (
    <section className="outcome" data-good={isSent && (isLive || !canGoLive)}>
      <p role="status">{isLive ? words.at(message, timeOfDay(at, timeZone)) : message}</p>
      {isSent && !isLive && canGoLive && (
        <button type="button" onClick={onGoLive}>
          {words.goLive}
        </button>
      )}
    </section>
  );
}
