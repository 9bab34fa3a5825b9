import { useEffect, useState } from "react";
import type { Publication, PublishedChange } from "../../publishing.ts";
import { words } from "../../words/words.ts";
import { ask } from "../ask.ts";
import { Changes, type ChangesProps } from "./Changes.tsx";
import { formatMoment } from "./format-moment.ts";

type HistoryProps = {
  version: number;
  /** The end of the last publication, which is a new entry. */
  publishedAt: string | undefined;
  acts: Omit<ChangesProps, "changes">;
};

/** Every publication of the desk with its changes, each of which can be put back. */
export function History({ version, publishedAt, acts }: HistoryProps) {
  const { answer, said } = useAnswer<{ publications: Publication[] }>(
    "publishing/history",
    `${version} ${publishedAt}`,
  );
  const [opened, setOpened] = useState("");
  if (!answer) return <p role="status">{said}</p>;
  const { publications } = answer;
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
              <small>{`${name}, ${formatMoment(at, "medium")}`}</small>
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
  const { answer, said } = useAnswer<{ changes: PublishedChange[] }>(
    `publishing/changes?commit=${commit}`,
    `${version}`,
  );
  return answer ? <Changes changes={answer.changes} {...acts} /> : <p role="status">{said}</p>;
}

/** The server's answer, or what is said until there is one. @param version changes with the answer */
function useAnswer<Answer>(path: string, version: string) {
  const [answer, setAnswer] = useState<Answer>();
  const [said, setSaid] = useState(words.loading);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer is another one.
  useEffect(() => {
    ask<Answer>(path)
      .then(setAnswer)
      .catch(({ message }) => setSaid(message));
  }, [path, version]);
  return { answer, said };
}
