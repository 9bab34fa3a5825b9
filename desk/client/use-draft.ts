import { useCallback, useEffect, useMemo, useState } from "react";
import { draftOf, type WrittenFile } from "../draft.ts";
import { ask } from "./ask.ts";

/** The draft, undefined until it has come; `reload` reads it anew, and `version` grows with that. */
export function useDraft() {
  const [files, setFiles] = useState<readonly WrittenFile[]>();
  const [version, setVersion] = useState(0);
  const [failure, setFailure] = useState("");
  const draft = useMemo(() => files && draftOf(files), [files]);
  const reload = useCallback(async () => {
    try {
      setFiles((await ask<{ files: WrittenFile[] }>("draft")).files);
      setVersion((count) => count + 1);
      setFailure("");
    } catch (error) {
      setFailure((error as Error).message);
    }
  }, []);
  useEffect(() => void reload(), [reload]);
  // A text editor, or another window, may have changed the words beside it.
  useEffect(() => {
    addEventListener("focus", reload);
    return () => removeEventListener("focus", reload);
  }, [reload]);
  return { draft, failure, reload, version };
}
