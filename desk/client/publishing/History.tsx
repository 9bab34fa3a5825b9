import { useEffect, useState } from "react";
import type { Publication, Reversal } from "../../publishing.ts";
import { words } from "../../words/words.ts";
import { ask } from "../ask.ts";
import { Changes, type ChangesProps } from "./Changes.tsx";
import { formatTime } from "./format-time.ts";

type HistoryProps = {
  version: number;
  timeZone: string;
  /** The end of the last publication, which is a new entry. */
  publishedAt: string | undefined;
  /** Of the list of changes, which can be put back one by one. */
  acts: Omit<ChangesProps, "changes">;
};

/** Every publication of the desk with its changes. Each can be put back. */
export function History({ version, timeZone, publishedAt, acts }: HistoryProps) {
  const [publications, setPublications] = useState<Publication[]>();
  const [problem, setProblem] = useState("");
  const [opened, setOpened] = useState("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: there may be a new entry.
  useEffect(() => {
    ask<{ publications: Publication[] }>("publishing/history")
      .then((answer) => setPublications(answer.publications))
      .catch(({ message }) => setProblem(message));
  }, [version, publishedAt]);
  if (!publications) return <p role="status">{problem || words.loading}</p>;
  if (publications.length === 0) return <p>{words.noHistory}</p>;
  return (
    <ol>
      {publications.map(({ commit, subject, name, at, changes }) => (
        <li key={commit}>
          <details
            name="publication"
            onToggle={({ currentTarget }) => currentTarget.open && setOpened(commit)}
          >
            <summary>
              {subject}
              <small>{`${name}, ${formatTime(at, timeZone, "medium")}`}</small>
            </summary>
            <ul>
              {changes.map((change) => (
                <li key={change}>{change}</li>
              ))}
            </ul>
            {opened === commit && <WayBack {...{ commit, version, acts }} />}
          </details>
        </li>
      ))}
    </ol>
  );
}

type WayBackProps = Pick<HistoryProps, "version" | "acts"> & { commit: string };

/** What putting a publication back would change, before it is pressed. */
function WayBack({ commit, version, acts }: WayBackProps) {
  const [reversal, setReversal] = useState<Reversal>();
  const [problem, setProblem] = useState("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft changed.
  useEffect(() => {
    ask<Reversal>(`publishing/reversal?commit=${commit}`)
      .then(setReversal)
      .catch(({ message }) => setProblem(message));
  }, [commit, version]);
  if (!reversal) return <p role="status">{problem || words.comparing}</p>;
  const { changes, kept } = reversal;
  return (
    <>
      <h2>{changes.length > 0 ? words.wouldChange : words.nothingToPutBack}</h2>
      <Changes changes={changes} {...acts} />
      {kept.length > 0 && <p>{words.kept(kept.join(", "))}</p>}
      {changes.length > 0 && (
        <button
          type="button"
          disabled={acts.isBusy}
          onClick={() => acts.putBack("publishing/put-back", { commit })}
        >
          {words.putThisBack}
        </button>
      )}
    </>
  );
}
