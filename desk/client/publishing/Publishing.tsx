import { useState } from "react";
import type { FieldPlace } from "../../../content-model/field-place.ts";
import { Changes } from "./Changes.tsx";
import { History } from "./History.tsx";
import { Notice } from "./Notice.tsx";
import { Progress } from "./Progress.tsx";
import { words } from "./publishing-words.ts";
import { usePublishing } from "./use-publishing.ts";
import { Waits } from "./Waits.tsx";

type PublishingProps = {
  panel: "publish" | "history";
  version: number;
  onPanel: (panel: "publish") => void;
  onOpenField: (place: FieldPlace) => void;
  onChanged: () => void;
};

/** What goes out, when, how far it is, and what ever went out. */
export function Publishing({ panel, version, onPanel, onOpenField, onChanged }: PublishingProps) {
  const publishing = usePublishing(version, onChanged);
  const { state, failure, act } = publishing;
  const [reversed, setReversed] = useState<readonly string[]>();
  if (!state) return <p role="status">{failure || words.oneMoment}</p>;
  const { running, outcome, timeZone, waiting, leftOut } = state;
  const reverse = async (commit: string) => {
    const answer = await act("reverse", { commit }, words.reversed);
    setReversed(answer?.ids);
    if (answer) onPanel("publish");
  };
  return (
    <div className="publishing">
      <Notice publishing={publishing} />
      {running && <Progress running={running} onStop={() => act("stop")} />}
      {panel === "history" ? (
        <History
          {...{ version, timeZone }}
          publishedAt={outcome?.at}
          isIdle={!running}
          onPutBack={reverse}
        />
      ) : (
        <>
          {waiting.map((one) => (
            <Waits key={one.id} waiting={one} {...{ timeZone, act }} />
          ))}
          {!running && (
            <Changes
              // What was left out of the last publication is not left out of the next.
              key={`${outcome?.isSent && outcome.at} ${reversed}`}
              {...{ state, act, onOpenField }}
              only={reversed}
            />
          )}
          {leftOut.length > 0 && <p>{words.leftOut + leftOut.join(", ")}</p>}
        </>
      )}
    </div>
  );
}
