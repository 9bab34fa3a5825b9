import { onTestFinished } from "vitest";
import { changeFile, type FileChange } from "./clinic-folder.ts";

/** As `changeFile`, until the test is over: the next one finds the folder as it was, and what it leaves alone is not parsed again. */
export function edit(folder: string, name: string, change: FileChange): void {
  changeFile(folder, name, (before) => {
    onTestFinished(() => changeFile(folder, name, () => before || undefined));
    return change(before);
  });
}
