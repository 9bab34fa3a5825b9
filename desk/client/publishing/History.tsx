import { useEffect, useState } from "react";
import type { Publication, PublishedChange } from "../../publishing.ts";
import { words } from "../../words/words.ts";
import { ask } from "../ask.ts";
import { Changes, type ChangesProps } from "./Changes.tsx";
import { formatMoment } from "./format-moment.ts";

type HistoryProps = {
  version: number;
  timeZone: string;
  /** The end of the last publication, which is a new entry. */
  publishedAt: string | undefined;
  acts: Omit<ChangesProps, "changes">;
};

/** Every publication of the desk with its changes, each of which can be put back. */
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
      {publications.map(({ commit, subject, name, at }) => (
        <li key={commit}>
          <details
            name="publication"
            onToggle={({ currentTarget }) => currentTarget.open && setOpened(commit)}
          >
            <summary>
              {subject}
              <small>{`${name}, ${formatMoment(at, timeZone, "medium")}`}</small>
            </summary>
            {opened === commit && <ChangesOf {...{ commit, version, acts }} />}
          </details>
        </li>
      ))}
    </ol>
  );
}

type ChangesOfProps = Pick<HistoryProps, "version" | "acts"> & { commit: string };

function ChangesOf({ commit, version, acts }: ChangesOfProps) {
  const [changes, setChanges] = useState<readonly PublishedChange[]>();
  const [problem, setProblem] = useState("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft changed.
  useEffect(() => {
    ask<{ changes: PublishedChange[] }>(`publishing/changes?commit=${commit}`)
      .then((answer) => setChanges(answer.changes))
      .catch(({ message }) => setProblem(message));
  }, [commit, version]);
  if (!changes) return <p role="status">{problem || words.loading}</p>;
  return <Changes changes={changes} {...acts} />;
}
