import type { Publication, Reversal } from "../publishing.ts";
import { Refusal } from "../server/refusal.ts";
import { storedWords } from "../server/stored-files.ts";
import { readDraftTree, writeIfWorking, writesBetween } from "./draft-tree.ts";
import { git, gitOrNothing } from "./git.ts";
import { inWords, placesInWords } from "./in-words.ts";
import { merged } from "./merge.ts";
import { SIGNATURE } from "./publish.ts";
import { destination } from "./publish-to.ts";
import { changesBetween } from "./versions.ts";

const MOST_SHOWN = 50;
const FIELDS = ["%H", "%an", "%aI", "%s", "%b"].join("%x1f");

/** The desk's own publications, newest first, as of the last fetch. */
export async function readHistory(folder: string): Promise<Publication[]> {
  const to = (await destination(folder)) ?? "HEAD";
  const known = await gitOrNothing(folder, "rev-parse", "--verify", "--quiet", `${to}^{commit}`);
  const own = ["--fixed-strings", `--grep=${SIGNATURE}`];
  const options = ["--no-merges", "-z", `--max-count=${MOST_SHOWN}`, `--format=${FIELDS}`, ...own];
  const said = await git(folder, "log", ...options, known ?? "HEAD");
  return said.split("\0").flatMap((line) => {
    const [commit = "", name = "", at = "", subject = "", body = ""] = line.split("\x1f");
    const changes = body.split("\n").filter((one) => one && one !== SIGNATURE);
    return commit ? [{ commit, name, at, subject, changes }] : [];
  });
}

/** What putting a publication back would change: the draft's values, and the earlier ones as `before`. @throws Refusal */
export async function reversalOf(folder: string, commit: string): Promise<Reversal> {
  const { draft, tree, conflicts } = await reverted(folder, commit);
  const files = storedWords(folder);
  const changes = (await changesBetween(folder, draft, tree)).filter(
    ({ file }) => !conflicts.includes(file),
  );
  return {
    changes: inWords(changes, files).map((one) => ({
      ...one,
      before: one.after,
      after: one.before,
    })),
    kept: placesInWords(conflicts, files),
  };
}

/** Reverts a publication in the draft, and keeps later changes. @throws Refusal */
export async function putBack(folder: string, commit: string): Promise<void> {
  const { draft, tree, conflicts } = await reverted(folder, commit);
  const writes = await writesBetween(folder, draft, tree);
  writeIfWorking(
    folder,
    writes.filter(({ file }) => !conflicts.includes(file)),
  );
}

/** The draft without a publication, as a tree. `conflicts` are the files in which the same words were changed again since. */
async function reverted(folder: string, commit: string) {
  const isKnown = (await readHistory(folder)).some((one) => one.commit === commit);
  if (!isKnown) throw new Refusal("There is no such publication.", 404);
  const { draft } = await readDraftTree(folder);
  const sides = { base: commit, ours: draft, theirs: `${commit}^` };
  return { ...(await merged(folder, sides)), draft };
}
