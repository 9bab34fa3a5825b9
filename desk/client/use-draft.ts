import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { draftOf, type WrittenFile } from "../draft.ts";
import { ask } from "./ask.ts";

/** The draft, undefined until it is loaded. `reload` reads it again, and increments `version`. */
export function useDraft() {
  const [files, setFiles] = useState<readonly WrittenFile[]>();
  const [version, setVersion] = useState(0);
  const [failure, setFailure] = useState("");
  const draft = useMemo(() => files && draftOf(files), [files]);
  const asked = useRef(0);
  const reload = useCallback(async () => {
    asked.current += 1;
    const turn = asked.current;
    try {
      const { files } = await ask<{ files: WrittenFile[] }>("draft");
      // An earlier request may have been answered before the last save.
      if (turn < asked.current) return;
      setFiles(files);
      setVersion((count) => count + 1);
      setFailure("");
    } catch (error) {
      if (turn === asked.current) setFailure((error as Error).message);
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
