import { draftOf } from "../draft.ts";
import { isSame } from "../merge-fields.ts";
import type { Publication, PublishedChange } from "../publishing.ts";
import { Refusal } from "../refusal.ts";
import { storedWords } from "../stored-files.ts";
import { describeChanges } from "./describe-changes.ts";
import { git, gitOrNothing } from "./git.ts";
import { SIGNATURE } from "./publish.ts";
import { changesBetween } from "./versions.ts";

const MOST_SHOWN = 50;
const FIELDS = ["%H", "%an", "%aI", "%s"].join("%x1f");

/** The desk's own publications, newest first, as of the last fetch. */
export async function readHistory(folder: string): Promise<Publication[]> {
  const known = await gitOrNothing(folder, "rev-parse", "--verify", "@{upstream}^{commit}");
  const own = ["--fixed-strings", `--grep=${SIGNATURE}`];
  const options = ["--no-merges", "-z", `--max-count=${MOST_SHOWN}`, `--format=${FIELDS}`, ...own];
  const said = await git(folder, "log", ...options, known ?? "HEAD");
  return said.split("\0").flatMap((line) => {
    const [commit = "", name = "", at = "", subject = ""] = line.split("\x1f");
    return commit ? [{ commit, name, at, subject }] : [];
  });
}

/** The changes of a publication. @throws Refusal */
export async function changesOf(folder: string, commit: string): Promise<PublishedChange[]> {
  const isKnown = (await readHistory(folder)).some((one) => one.commit === commit);
  if (!isKnown) throw new Refusal("There is no such publication.", 404);
  const words = storedWords(folder);
  const draft = draftOf(words);
  const changes = await changesBetween(folder, `${commit}^`, commit);
  return describeChanges(changes, words).map((change) => {
    const place = { file: change.file.replace(/\.yaml$/, ""), path: change.path };
    return { ...change, isInDraft: isSame(draft.valueAt(place), change.after) };
  });
}
