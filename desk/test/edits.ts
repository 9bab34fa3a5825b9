import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";

export type Edit = readonly [file: string, from: string | RegExp, to: string];

/** The name of the pop-up's closing button. */
export const closing = (word: string): Edit => ["promotion.yaml", /^close: .*/m, `close: ${word}`];

export const saturday = (hours: string): Edit => [
  "business.yaml",
  /saturday: .*/,
  `saturday: ${hours}`,
];

/** Changes a content file of a clone, beginning with what was committed last. */
export function change(folder: string, ...[file, from, to]: Edit): void {
  const before = execFileSync("git", ["-C", folder, "show", `HEAD:content/${file}`], {
    encoding: "utf8",
  });
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${file} holds no ${from} to change.`);
  writeFileSync(join(folder, "content", file), after);
}
