import "./publishing.css";
import { useEffect, useState } from "react";
import type { Publication as Published } from "../../publishing.ts";
import { ask } from "../ask.ts";
import { Outcome } from "./Outcome.tsx";
import { Progress } from "./Progress.tsx";
import { Publication } from "./Publication.tsx";
import type { PanelProps } from "./panel-props.ts";
import { words } from "./publishing-words.ts";
import { Undo } from "./Undo.tsx";
import { usePublishing } from "./use-publishing.ts";
import { useWayBack } from "./use-way-back.ts";

/** Every publication with its changes, each with the way back. */
export function History({ version, onChanged }: PanelProps) {
  const { state, failure, act } = usePublishing(version);
  const back = useWayBack(act, onChanged);
  const [publications, setPublications] = useState<Published[]>();
  const [reversed, setReversed] = useState<string[]>([]);
  const [hasBegun, setBegun] = useState(false);
  const end = state?.outcome?.at;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a publication that ends is a new entry.
  useEffect(() => {
    ask<{ publications: Published[] }>("publishing/history")
      .then((answer) => setPublications(answer.publications))
      .catch(() => setPublications([]));
  }, [version, end]);
  if (!state || !publications) return <p role="status">{failure || words.oneMoment}</p>;
  const { running, outcome, timeZone } = state;
  const putBack = async (commit: string) => {
    setBegun(false);
    const answer = await back.go(`history/${commit}`, {}, words.reversed);
    setReversed(answer?.ids ?? []);
  };
  const publish = async () => {
    back.forget();
    setBegun(true);
    await act("publish", { ids: reversed });
  };
  return (
    <div className="publishing">
      <Undo back={back} failure={failure}>
        {reversed.length > 0 && (
          <button type="button" className="main" onClick={publish}>
            {words.publishReverse}
          </button>
        )}
      </Undo>
      {running && <Progress running={running} onStop={() => act("stop", {})} />}
      {hasBegun && !running && outcome && (
        <Outcome {...{ outcome, timeZone }} onGoLive={() => act("go-live", {})} />
      )}
      {publications.length === 0 && <p>{words.noHistory}</p>}
      <ol>
        {publications.map((publication) => (
          <li key={publication.commit}>
            <Publication {...{ publication, timeZone }} onPutBack={putBack} isIdle={!running} />
          </li>
        ))}
      </ol>
    </div>
  );
}
