import { useCallback, useEffect, useState } from "react";
import type { PublishingState } from "../../publishing.ts";
import { ask } from "../ask.ts";
import { words } from "./publishing-words.ts";

const ASK_AGAIN_MS = 1000;

/** Between two states of what is saved. */
type Way = { before: string; after: string };
type Answer = { undo?: Way; ids?: string[] };

export type Publishing = {
  state: PublishingState | undefined;
  /** Why the last thing asked for was refused. */
  failure: string;
  /** What has been done, and the way back, which can itself be taken back. */
  said: string;
  undo: (() => void) | undefined;
  /** Asks for something and reads the state anew; undefined where it was refused. */
  act: (path: string, sent?: object, success?: string) => Promise<Answer | undefined>;
};

/**
 * What stands to be published and what goes on, anew each second while something does.
 * @param version grows with every change on disk, this desk's own or another's
 * @param onChanged something was put back
 */
export function usePublishing(version: number, onChanged: () => void): Publishing {
  const [state, setState] = useState<PublishingState>();
  const [failure, setFailure] = useState("");
  const [{ said, way }, setDone] = useState<{ said: string; way?: Way | undefined }>({ said: "" });
  const [answers, setAnswers] = useState(0);
  const read = useCallback(async () => {
    await ask<PublishingState>("publishing").then(setState, ({ message }) => setFailure(message));
    setAnswers((count) => count + 1);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is on disk has changed.
  useEffect(() => void read(), [read, version]);
  const isRunning = state?.running !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next question comes after an answer.
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(read, ASK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [answers, isRunning, read]);
  const act = async (path: string, sent = {}, success = "") => {
    setFailure("");
    setDone({ said: "" });
    try {
      const answer = await ask<Answer>(`publishing/${path}`, sent);
      setDone({ said: success, way: answer.undo });
      if (answer.undo) onChanged();
      await read();
      return answer;
    } catch (error) {
      setFailure((error as Error).message);
    }
  };
  const undo = way && (() => void act("undo", way, words.undone));
  return { state, failure, said, undo, act };
}
