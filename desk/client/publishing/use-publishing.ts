import { useCallback, useEffect, useState } from "react";
import type { PublishingState } from "../../publishing.ts";
import { ask } from "../ask.ts";

const ASK_AGAIN_MS = 1000;

export type Publishing = {
  state: PublishingState | undefined;
  /** Why the last thing asked for was refused. */
  failure: string;
  /** Asks for something and reads the state anew; undefined where it was refused. */
  act: <Answer>(path: string, sent: object) => Promise<Answer | undefined>;
};

/** What stands to be published and what goes on, anew each second while something does. */
export function usePublishing(version: number): Publishing {
  const [state, setState] = useState<PublishingState>();
  const [failure, setFailure] = useState("");
  const [asked, setAsked] = useState(0);
  const read = useCallback(async () => {
    try {
      setState(await ask<PublishingState>("publishing"));
    } catch (error) {
      setFailure((error as Error).message);
    }
    setAsked((count) => count + 1);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is on disk has changed.
  useEffect(() => void read(), [read, version]);
  const isRunning = state?.running !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next question comes after an answer.
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(read, ASK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [asked, isRunning, read]);
  const act = async <Answer>(path: string, sent: object) => {
    setFailure("");
    try {
      const answer = await ask<Answer>(`publishing/${path}`, sent);
      await read();
      return answer;
    } catch (error) {
      setFailure((error as Error).message);
    }
  };
  return { state, failure, act };
}
