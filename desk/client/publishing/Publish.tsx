import "./publishing.css";
import { useEffect, useState } from "react";
import { Choose } from "./Choose.tsx";
import { Outcome } from "./Outcome.tsx";
import { Progress } from "./Progress.tsx";
import type { PanelProps } from "./panel-props.ts";
import { words } from "./publishing-words.ts";
import { usePublishing } from "./use-publishing.ts";
import { Waits } from "./Waits.tsx";

/** What goes out, when, how far it is, and how it ended. */
export function Publish({ version }: PanelProps) {
  const { state, failure, act } = usePublishing(version);
  const [left, setLeft] = useState<readonly string[]>([]);
  const sentAt = state?.outcome?.isSent ? state.outcome.at : undefined;
  // What was left out of the last one is not left out of the next.
  useEffect(() => {
    if (sentAt) setLeft([]);
  }, [sentAt]);
  if (!state) return <p role="status">{failure || words.oneMoment}</p>;
  const { changes, running, outcome, waiting, timeZone } = state;
  const ids = changes.map(({ id }) => id).filter((id) => !left.includes(id));
  const publish = (at?: string) => act("publish", { ids, ...(at && { at }) });
  return (
    <div className="publishing">
      {failure && <p role="alert">{failure}</p>}
      {running && <Progress running={running} onStop={() => act("stop", {})} />}
      {!running && outcome && (
        <Outcome outcome={outcome} timeZone={timeZone} onGoLive={() => act("go-live", {})} />
      )}
      {waiting && !running && <Waits {...{ waiting, timeZone, act }} />}
      {changes.length === 0 && !running && <p>{words.nothingChanged}</p>}
      {changes.length > 0 && !running && (
        <Choose
          {...{ changes, left, timeZone }}
          onLeave={setLeft}
          onPublish={publish}
          canWait={!waiting}
        />
      )}
    </div>
  );
}
