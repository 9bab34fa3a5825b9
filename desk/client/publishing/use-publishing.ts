import { useCallback, useEffect, useRef, useState } from "react";
import type { PublishingState } from "../../publishing.ts";
import { ask } from "../ask.ts";

const POLL_MS = 1000;
/** While a publication runs, the server answers at once. Reading the changes takes seconds, on a busy computer more. */
const TIMEOUT_MS = 60_000;

export type Publishing = {
  state: PublishingState | undefined;
  /** A request is waiting for its answer. */
  isAsking: boolean;
  /** What was done, or why it was refused. */
  said: string;
  /** Sends a request, and then reads the state again. Resolves to false if it was refused. */
  act: (path: string, sent?: object, says?: Says) => Promise<boolean>;
};

const NOTHING = { during: "", after: "" };

/** What is said while a request waits for its answer, and after it. */
type Says = { during: string; after: string };

/**
 * The state of publishing, polled while a publication runs.
 * @param version grows with every change on disk
 * @param panel the panel that is open: opening one reads the state again
 */
export function usePublishing(version: number, panel: string): Publishing {
  const [state, setState] = useState<PublishingState>();
  const [said, setSaid] = useState("");
  const [isAsking, setAsking] = useState(false);
  const [answers, setAnswers] = useState(0);
  const newest = useRef(0);
  const read = useCallback(async (isPoll = false) => {
    const request = ++newest.current;
    // A slow answer from before a press would hide the publication that the press started.
    const update = (state: PublishingState) => request === newest.current && setState(state);
    // A poll without an answer is given up, and the next one follows.
    const failed = ({ message }: Error) => !isPoll && setSaid(message);
    const limit = AbortSignal.timeout(TIMEOUT_MS);
    await ask<PublishingState>("publishing", undefined, limit).then(update, failed);
    setAnswers((count) => count + 1);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: something changed on disk, or another panel was opened.
  useEffect(() => void read(), [read, version, panel]);
  const isRunning = state?.running !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next request follows an answer.
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => read(true), POLL_MS);
    return () => clearTimeout(timer);
  }, [answers, isRunning, read]);
  const act = async (path: string, sent = {}, says: Says = NOTHING) => {
    newest.current++;
    setSaid(says.during);
    setAsking(true);
    // The first answer may take seconds.
    if (path === "publishing/publish") setState((now) => now && { ...now, running: "reading" });
    try {
      await ask(path, sent);
      setSaid(says.after);
      return true;
    } catch (error) {
      setSaid((error as Error).message);
      return false;
    } finally {
      setAsking(false);
      void read();
    }
  };
  return { state, isAsking, said, act };
}
