import { useState } from "react";
import { words } from "./publishing-words.ts";
import type { Publishing } from "./use-publishing.ts";

type Way = { before: string; after: string };
type Answer = { undo?: Way; ids?: string[] };

export type WayBack = ReturnType<typeof useWayBack>;

/** Takes the draft somewhere and knows the way back, which can itself be taken back. */
export function useWayBack(act: Publishing["act"], onChanged: () => void) {
  const [undo, setUndo] = useState<Way>();
  const [said, setSaid] = useState("");
  const go = async (path: string, sent: object, success: string) => {
    setSaid("");
    setUndo(undefined);
    const answer = await act<Answer>(path, sent);
    if (!answer) return undefined;
    setSaid(success);
    setUndo(answer.undo);
    onChanged();
    return answer;
  };
  return {
    said,
    go,
    undo: undo && (() => go("undo", undo, words.undone)),
    forget: () => {
      setSaid("");
      setUndo(undefined);
    },
  };
}
