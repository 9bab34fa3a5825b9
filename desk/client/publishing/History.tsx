import { useEffect, useState } from "react";
import type { Publication as Published } from "../../publishing.ts";
import { ask } from "../ask.ts";
import { Publication } from "./Publication.tsx";
import { words } from "./publishing-words.ts";

type HistoryProps = {
  version: number;
  timeZone: string;
  /** When the last publication ended: a new entry. */
  publishedAt: string | undefined;
  /** Nothing is published just now. */
  isIdle: boolean;
  onPutBack: (commit: string) => void;
};

/** Every publication with its changes, each with the way back. */
export function History({ version, timeZone, publishedAt, isIdle, onPutBack }: HistoryProps) {
  const [publications, setPublications] = useState<Published[]>();
  const [problem, setProblem] = useState("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: there may be a new entry.
  useEffect(() => {
    ask<{ publications: Published[] }>("publishing/history")
      .then((answer) => setPublications(answer.publications))
      .catch(({ message }) => setProblem(message));
  }, [version, publishedAt]);
  if (!publications) return <p role="status">{problem || words.oneMoment}</p>;
  if (publications.length === 0) return <p>{words.noHistory}</p>;
  return (
    <ol>
      {publications.map((publication) => (
        <li key={publication.commit}>
          <Publication {...{ publication, timeZone, isIdle, onPutBack }} />
        </li>
      ))}
    </ol>
  );
}
