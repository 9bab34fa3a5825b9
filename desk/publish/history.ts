import type { Publication } from "../publishing.ts";
import { Refusal } from "../server/refusal.ts";
import { storedWords } from "../server/stored-files.ts";
import { readDraftTree, writeIfWorking, writesBetween } from "./draft-tree.ts";
import { git, gitOrNothing } from "./git.ts";
import { placesInWords } from "./in-words.ts";
import { merged } from "./merge.ts";
import { SIGNATURE } from "./publish.ts";
import { destination } from "./publish-to.ts";

const MOST_SHOWN = 50;
const FIELDS = ["%H", "%an", "%aI", "%s", "%b"].join("%x1f");

/** The desk's own publications, newest first, as of the last fetch. */
export async function readHistory(folder: string): Promise<Publication[]> {
  const to = (await destination(folder)) ?? "HEAD";
  const known = await gitOrNothing(folder, "rev-parse", "--verify", "--quiet", `${to}^{commit}`);
  const own = ["--fixed-strings", `--grep=${SIGNATURE}`];
  const options = ["--no-merges", "-z", `--max-count=${MOST_SHOWN}`, `--format=${FIELDS}`, ...own];
  const said = await git(folder, "log", ...options, known ?? "HEAD", "--", ".");
  return said.split("\0").flatMap((line) => {
    const [commit = "", name = "", at = "", subject = "", body = ""] = line.split("\x1f");
    const changes = body.split("\n").filter((one) => one && one !== SIGNATURE);
    return commit ? [{ commit, name, at, subject, changes }] : [];
  });
}

/** Reverts a publication in the draft, and keeps later changes. Resolves to the title of the reversal. @throws Refusal */
export async function putBack(folder: string, commit: string): Promise<string> {
  const publication = (await readHistory(folder)).find((one) => one.commit === commit);
  if (!publication) throw new Refusal("There is no such publication.", 404);
  const { draft } = await readDraftTree(folder);
  const sides = { base: commit, ours: draft, theirs: `${commit}^` };
  const { tree, conflicts } = await merged(folder, sides);
  if (conflicts.length > 0) {
    const places = placesInWords(conflicts, storedWords(folder)).join(", ");
    throw new Refusal(`Not put back: other words were written there since. See ${places}.`, 409);
  }
  writeIfWorking(folder, await writesBetween(folder, draft, tree));
  return `Put back: ${publication.subject}`;
}
