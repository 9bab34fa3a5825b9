import { useCallback, useEffect, useMemo, useState } from "react";
import { withValueAt } from "../../site/content/field-place.ts";
import { draftOf, type WrittenFile } from "../draft.ts";
import type { Edit } from "../saving.ts";
import { ask } from "./ask.ts";

/** The draft, undefined until it has come; `reload` reads it anew, `take` puts in what this desk has just saved. */
export function useDraft() {
  const [files, setFiles] = useState<readonly WrittenFile[]>();
  const [failure, setFailure] = useState("");
  const draft = useMemo(() => files && draftOf(files), [files]);
  const reload = useCallback(async () => {
    try {
      setFiles((await ask<{ files: WrittenFile[] }>("draft")).files);
      setFailure("");
    } catch (error) {
      setFailure((error as Error).message);
    }
  }, []);
  useEffect(() => void reload(), [reload]);
  const take = useCallback(
    (saved: readonly Edit[]) =>
      setFiles((known) => known?.map((file) => ({ ...file, data: withEdits(file, saved) }))),
    [],
  );
  return { draft, failure, reload, take };
}

function withEdits({ name, data }: WrittenFile, saved: readonly Edit[]) {
  const own = saved.filter(({ file }) => file === name);
  return own.reduce((changed, { path, after }) => withValueAt(changed, path, after), data);
}
