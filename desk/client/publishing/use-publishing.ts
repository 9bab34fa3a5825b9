import { useCallback, useEffect, useState } from "react";
import type { PublishingState } from "../../publishing.ts";
import { ask } from "../ask.ts";

const ASK_AGAIN_MS = 1000;

export type Publishing = {
  state: PublishingState | undefined;
  /** Something was asked for, and its answer has not come. */
  isAsking: boolean;
  /** What has been done, or why it was refused. */
  said: string;
  /** Asks for something and reads the state anew; false where it was refused. */
  act: (path: string, sent?: object, success?: string) => Promise<boolean>;
};

/** What stands to be published and what goes on, anew each second while something does. @param version grows with every change on disk, this desk's own or another's */
export function usePublishing(version: number, panel: string): Publishing {
  const [state, setState] = useState<PublishingState>();
  const [said, setSaid] = useState("");
  const [isAsking, setAsking] = useState(false);
  const [answers, setAnswers] = useState(0);
  const read = useCallback(async () => {
    await ask<PublishingState>("publishing").then(setState, ({ message }) => setSaid(message));
    setAnswers((count) => count + 1);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is on disk has changed, or another panel is opened.
  useEffect(() => void read(), [read, version, panel]);
  const isRunning = state?.running !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next question comes after an answer.
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(read, ASK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [answers, isRunning, read]);
  const act = async (path: string, sent = {}, success = "") => {
    setSaid("");
    setAsking(true);
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
