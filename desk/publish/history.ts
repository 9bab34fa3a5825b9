import type { Publication } from "../publishing.ts";
import { git, gitOrNothing } from "./git.ts";
import { destination } from "./publish-to.ts";

const MOST_SHOWN = 50;
const FIELDS = ["%H", "%an", "%aI", "%s"].join("%x1f");

/** The newest first, of what was published when somebody last asked. */
export async function readHistory(folder: string): Promise<Publication[]> {
  const options = ["--no-merges", "-z", `--max-count=${MOST_SHOWN}`, `--format=${FIELDS}`];
  const said = await git(folder, "log", ...options, await publishedHere(folder), "--", ".");
  return said.split("\0").flatMap((line) => {
    const [commit = "", name = "", at = "", subject = ""] = line.split("\x1f");
    return commit ? [{ commit, name, at, subject }] : [];
  });
}

/** What is known here of what is published. */
async function publishedHere(folder: string): Promise<string> {
  const to = (await destination(folder)) ?? "HEAD";
  const known = await gitOrNothing(folder, "rev-parse", "--verify", "--quiet", `${to}^{commit}`);
  return known ?? "HEAD";
}

/** The commit that a publication stands on. */
export function parentOf(folder: string, commit: string): Promise<string | undefined> {
  return gitOrNothing(folder, "rev-parse", "--verify", "--quiet", `${commit}^`);
}
