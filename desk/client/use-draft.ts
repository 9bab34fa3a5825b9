import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { draftOf, type WrittenFile } from "../draft.ts";
import { ask } from "./ask.ts";

/** The draft, undefined until it is loaded. `reload` reads it again, and increments `version`. */
export function useDraft() {
  const [files, setFiles] = useState<readonly WrittenFile[]>();
  const [version, setVersion] = useState(0);
  const [failure, setFailure] = useState("");
  const draft = useMemo(() => files && draftOf(files), [files]);
  const turns = useRef({ asked: 0, answered: 0 });
  const reload = useCallback(async () => {
    turns.current.asked += 1;
    const turn = turns.current.asked;
    try {
      const { files } = await ask<{ files: WrittenFile[] }>("draft");
      // A response to an earlier request must not replace that to a later one.
      if (turn < turns.current.answered) return;
      turns.current.answered = turn;
      setFiles(files);
      setVersion((count) => count + 1);
      setFailure("");
    } catch (error) {
      if (turn > turns.current.answered) setFailure((error as Error).message);
    }
  }, []);
  useEffect(() => void reload(), [reload]);
  // A text editor or another window may have changed the files.
  useEffect(() => {
    addEventListener("focus", reload);
    return () => removeEventListener("focus", reload);
  }, [reload]);
  return { draft, failure, reload, version };
}
