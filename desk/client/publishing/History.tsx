import { useEffect, useState } from "react";
import type { Publication } from "../../publishing.ts";
import { words } from "../../words/words.ts";
import { ask } from "../ask.ts";
import { dayAndTime } from "./times.ts";

type HistoryProps = {
  version: number;
  timeZone: string;
  /** The end of the last publication, which is a new entry. */
  publishedAt: string | undefined;
  isBusy: boolean;
  onPutBack: (commit: string) => void;
};

/** Every publication of the desk with its changes. Each can be put back. */
export function History({ version, timeZone, publishedAt, isBusy, onPutBack }: HistoryProps) {
  const [publications, setPublications] = useState<Publication[]>();
  const [problem, setProblem] = useState("");
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
          <details>
            <summary>
              {subject}
              <small>{words.by(name, dayAndTime(at, timeZone))}</small>
            </summary>
            <ul>
              {changes.map((change) => (
                <li key={change}>{change}</li>
              ))}
            </ul>
            <button type="button" disabled={isBusy} onClick={() => onPutBack(commit)}>
              {words.putThisBack}
            </button>
          </details>
        </li>
      ))}
    </ol>
  );
}
