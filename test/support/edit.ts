import { onTestFinished } from "vitest";
import { changeFile, type FileChange } from "./clinic-folder.ts";

/** Changes a file as `changeFile` does, and restores it after the test. Unchanged files stay cached between tests. */
export function edit(folder: string, name: string, change: FileChange): void {
  changeFile(folder, name, (before) => {
    onTestFinished(() => changeFile(folder, name, () => before || undefined));
    return change(before);
  });
}
