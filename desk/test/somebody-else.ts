import { execFileSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Clinic } from "./clinic.ts";
import { change, type Edit } from "./edits.ts";

/** Somebody else publishes from a computer of their own. */
export function somebodyElse({ origin }: Clinic, ...edit: Edit): void {
  const folder = join(mkdtempSync(join(tmpdir(), "else-")), "clone");
  execFileSync("git", ["clone", "--quiet", origin, folder]);
  change(folder, ...edit);
  const author = ["-c", "user.name=Else", "-c", "user.email=else@localhost"];
  const commit = ["commit", "--quiet", "--all", "--message", "Change"];
  execFileSync("git", ["-C", folder, ...author, ...commit]);
  execFileSync("git", ["-C", folder, "push", "--quiet"]);
}
