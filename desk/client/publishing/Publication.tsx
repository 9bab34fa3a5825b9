import { useState } from "react";
import type { Publication as Published, ShownChange } from "../../publishing.ts";
import { ask } from "../ask.ts";
import { ChangeWords, placeOf } from "./ChangeWords.tsx";
import { words } from "./publishing-words.ts";
import { dayAndTime } from "./times.ts";

type PublicationProps = {
  publication: Published;
  timeZone: string;
  /** Nothing is published just now. */
  isIdle: boolean;
  onPutBack: (commit: string) => void;
};

/** One publication; its changes come when it is unfolded. */
export function Publication({ publication, timeZone, isIdle, onPutBack }: PublicationProps) {
  const { commit, name, at, subject } = publication;
  const [changes, setChanges] = useState<ShownChange[]>();
  const [problem, setProblem] = useState("");
  const read = () =>
    ask<{ changes: ShownChange[] }>(`publishing/changes?commit=${commit}`)
      .then((answer) => setChanges(answer.changes))
      .catch(({ message }) => setProblem(message));
  return (
    <details onToggle={({ currentTarget }) => currentTarget.open && !changes && read()}>
      <summary>
        {subject}
        <small>{words.by(name, dayAndTime(at, timeZone))}</small>
      </summary>
      <ul>
        {changes?.map((change) => (
          <li key={change.id}>
            <h2>{placeOf(change)}</h2>
            <ChangeWords change={change} timeZone={timeZone} />
          </li>
        ))}
      </ul>
      <p role="status">{problem || (changes ? "" : words.oneMoment)}</p>
      {changes && changes.length > 0 && (
        <button type="button" disabled={!isIdle} onClick={() => onPutBack(commit)}>
          {words.putThisBack}
        </button>
      )}
    </details>
  );
}
