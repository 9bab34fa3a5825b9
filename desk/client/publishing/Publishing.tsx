import type { FieldPlace } from "../../../site/content/field-place.ts";
import { Changes } from "./Changes.tsx";
import { History } from "./History.tsx";
import { Outcome } from "./Outcome.tsx";
import { Progress } from "./Progress.tsx";
import { words } from "./publishing-words.ts";
import { usePublishing } from "./use-publishing.ts";

type PublishingProps = {
  panel: "publish" | "history";
  version: number;
  onPanel: (panel: "publish") => void;
  onOpenField: (place: FieldPlace) => void;
  onChanged: () => void;
};

/** What goes out, how far it is, and what ever went out. */
export function Publishing({ panel, version, onPanel, onOpenField, onChanged }: PublishingProps) {
  const publishing = usePublishing(version, panel);
  const { state, isAsking, said, act } = publishing;
  if (!state) return <p role="status">{said || words.oneMoment}</p>;
  const { running, outcome, timeZone, leftOut, target, changes } = state;
  const putBack = async (path: string, sent: object, success: string) => {
    const isDone = await act(path, sent, success);
    if (isDone) onChanged();
    return isDone;
  };
  return (
    <div className="publishing">
      <div className="told">
        <p role="status">{said}</p>
      </div>
      {outcome && !isAsking && (
        <Outcome {...{ outcome, timeZone, act }} canGoLive={state.canGoLive} />
      )}
      {running && <Progress running={running} onStop={() => act("publishing/stop")} />}
      {panel === "history" ? (
        <History
          {...{ version, timeZone }}
          publishedAt={outcome?.at}
          isIdle={!running && !isAsking}
          onPutBack={async (commit) => {
            const isDone = await putBack("publishing/put-back", { commit }, words.reversed);
            if (isDone) onPanel("publish");
          }}
        />
      ) : (
        !running && (
          <>
            <button
              type="button"
              className="main"
              disabled={isAsking || changes.length === 0}
              onClick={() => act("publishing/publish")}
            >
              {isAsking ? words.oneMoment : words.publish(changes.length)}
            </button>
            <p>{changes.length === 0 ? words.nothingChanged : target && words.goesTo(target)}</p>
            <Changes {...{ changes, isAsking, putBack, onOpenField }} />
            {leftOut.length > 0 && <p>{words.leftOut + leftOut.join(", ")}</p>}
          </>
        )
      )}
    </div>
  );
}
