import { execFileSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Clinic } from "./clinic.ts";

/** Changes a content file of a clone, beginning with what was committed last. */
export function change(folder: string, file: string, from: string | RegExp, to: string): void {
  const before = execFileSync("git", ["-C", folder, "show", `HEAD:content/${file}`], {
    encoding: "utf8",
  });
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${file} holds no ${from} to change.`);
  writeFileSync(join(folder, "content", file), after);
}

/** Somebody else publishes from a computer of their own. */
export function somebodyElse(
  { origin }: Clinic,
  ...[file, from, to]: [file: string, from: string | RegExp, to: string]
): void {
  const folder = join(mkdtempSync(join(tmpdir(), "else-")), "clone");
  execFileSync("git", ["clone", "--quiet", origin, folder]);
  change(folder, file, from, to);
  const author = ["-c", "user.name=Else", "-c", "user.email=else@localhost"];
  const commit = ["commit", "--quiet", "--all", "--message", "Change"];
  execFileSync("git", ["-C", folder, ...author, ...commit]);
  execFileSync("git", ["-C", folder, "push", "--quiet"]);
}
