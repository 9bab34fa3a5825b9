import { useCallback, useEffect, useRef, useState } from "react";
import type { PublishingState } from "../../publishing.ts";
import { ask } from "../ask.ts";

const POLL_MS = 1000;

export type Publishing = {
  state: PublishingState | undefined;
  /** A request is waiting for its answer. */
  isAsking: boolean;
  /** What was done, or why it was refused. */
  said: string;
  /** Sends a request and reads the state again. Resolves to false if it was refused. */
  act: (path: string, sent?: object, success?: string) => Promise<boolean>;
};

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
  const read = useCallback(async () => {
    const request = ++newest.current;
    // A slow answer from before a press would hide the publication that the press started.
    const update = (state: PublishingState) => request === newest.current && setState(state);
    await ask<PublishingState>("publishing").then(update, ({ message }) => setSaid(message));
    setAnswers((count) => count + 1);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: something changed on disk, or another panel was opened.
  useEffect(() => void read(), [read, version, panel]);
  const isRunning = state?.running !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next request follows an answer.
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(read, POLL_MS);
    return () => clearTimeout(timer);
  }, [answers, isRunning, read]);
  const act = async (path: string, sent = {}, success = "") => {
    newest.current++;
    setSaid("");
    setAsking(true);
    // The first answer may take seconds.
    if (path === "publishing/publish") setState((now) => now && { ...now, running: "reading" });
    try {
      await ask(path, sent);
      setSaid(success);
      return true;
    } catch (error) {
      setSaid((error as Error).message);
      return false;
    } finally {
      await read();
      setAsking(false);
    }
  };
  return { state, isAsking, said, act };
}
