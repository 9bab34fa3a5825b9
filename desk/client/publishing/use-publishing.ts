import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { PublishingState } from "../../publishing.ts";
import { words } from "../../words/words.ts";
import { ask } from "../ask.ts";

const POLL_MS = 1000;
/**
 * While a publication runs, the server answers at once. Reading the changes takes seconds, on a busy computer
 * more.
 */
const TIMEOUT_MS = 60_000;

export type Publishing = {
  state: PublishingState | undefined;
  /** A request is waiting for its answer. */
  isAsking: boolean;
  /** The state was read after everything that is known to have changed. */
  isCurrent: boolean;
  /** What was done, or why it was refused. */
  said: string;
  /** Sends a request, says what was done, and reads the state again. Resolves to false if it was refused. */
  act: (path: string, sent?: object, after?: string) => Promise<boolean>;
};

/**
 * The state of publishing, polled while a publication runs or there is no answer.
 * @param version grows with every change on disk
 * @param panel the panel that is open: opening one reads the state again
 */
function usePolledState(version: number, panel: string) {
  const [state, setState] = useState<PublishingState>();
  /** Why there is no answer, until there is one. Each answer makes another object. */
  const [problem, setProblem] = useState<{ message: string }>();
  const [isCurrent, setCurrent] = useState(false);
  const newest = useRef(0);
  const read = useCallback(async () => {
    const request = ++newest.current;
    setCurrent(false);
    // A slow answer from before a press would hide the publication that the press started.
    const update = (state: PublishingState) => {
      setProblem(undefined);
      if (request !== newest.current) return;
      setState(state);
      setCurrent(true);
    };
    const failed = ({ message }: Error) => setProblem((now) => ({ message, ...now }));
    // A request without an answer is given up, and the next one follows.
    const limit = AbortSignal.timeout(TIMEOUT_MS);
    await ask<PublishingState>("publishing", undefined, limit).then(update, failed);
  }, []);
  // Before a panel that is opened shows an older state.
  // biome-ignore lint/correctness/useExhaustiveDependencies: something changed on disk, or another panel was opened.
  useLayoutEffect(() => void read(), [read, version, panel]);
  // After each answer.
  useEffect(() => {
    if (!state?.running && !problem) return;
    const timer = setTimeout(() => void read(), POLL_MS);
    return () => clearTimeout(timer);
  }, [state, problem, read]);
  return { state, problem, setProblem, isCurrent, newest, read };
}

export function usePublishing(version: number, panel: string): Publishing {
  const polled = usePolledState(version, panel);
  const { state, problem, setProblem, newest, read } = polled;
  const [said, setSaid] = useState("");
  const [isAsking, setAsking] = useState(false);
  const act = async (path: string, sent = {}, after = "") => {
    newest.current++;
    setSaid(after && words.loading);
    setAsking(true);
    try {
      await ask(path, sent);
      setSaid(after);
      return true;
    } catch (error) {
      const { message } = error as Error;
      const isLost = message === words.offline || message === words.closed;
      if (isLost) setProblem({ message: path === "publishing/publish" ? words.notSent : message });
      setSaid(isLost ? "" : message);
      return false;
    } finally {
      setAsking(false);
      void read();
    }
  };
  return {
    state,
    isAsking,
    isCurrent: polled.isCurrent && !isAsking,
    said: problem?.message ?? said,
    act,
  };
}
