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
  // A text editor or another window may have changed the files, or there is a connection again.
  useEffect(() => {
    const events = ["focus", "online"];
    for (const event of events) addEventListener(event, reload);
    return () => {
      for (const event of events) removeEventListener(event, reload);
    };
  }, [reload]);
  return { draft, failure, reload, version };
}
