import { Refusal } from "../server/refusal.ts";
import { storedWords } from "../server/stored-files.ts";
import { carriedOver } from "./carry-over.ts";
import { commitTree, type Person } from "./git.ts";
import { parentOf, readHistory } from "./history.ts";
import { inWords, lineOf, placesInWords } from "./in-words.ts";
import { readUnpublished } from "./unpublished.ts";
import { type Change, changesBetween, filesBetween, type Way } from "./versions.ts";

type Choice = { ids?: readonly string[]; by?: Person | undefined };

/**
 * Some of what is saved and not published, or all of it, as a commit on the last one here: what is to
 * be published, by whom, and under which words. It is never sent itself. @throws Refusal where there is nothing
 */
export async function choose(folder: string, { ids, by }: Choice = {}): Promise<string> {
  const isWanted = ({ id }: { id: string }) => !ids || ids.includes(id);
  const { before, after } = await readUnpublished(folder);
  const changes = (await changesBetween(folder, { before, after })).filter(isWanted);
  if (changes.length === 0) throw new Refusal("There is nothing to publish.");
  const { tree } = await carriedOver(folder, { before, after, onto: before, isWanted });
  const message = await messageOf(folder, changes, { before, after: tree });
  return commitTree(folder, { tree, parents: [before], message, by });
}

const LONGEST_SUBJECT = 60;

async function messageOf(folder: string, changes: readonly Change[], way: Way): Promise<string> {
  const subject = `Change ${placesInWords(changes)}`;
  const count = new Set(changes.map(({ file }) => file)).size;
  const short = subject.length > LONGEST_SUBJECT ? `Change ${count} content files` : subject;
  const lines = inWords(changes, storedWords(folder)).map(lineOf);
  return `${(await putBackSubject(folder, way)) ?? short}\n\n${lines.join("\n")}`;
}

const MOST_LOOKED_AT = 20;

/** Where the way is that of a publication of late, the other way round. */
async function putBackSubject(folder: string, way: Way): Promise<string | undefined> {
  const files = await filesBetween(folder, way);
  for (const { commit, subject } of (await readHistory(folder)).slice(0, MOST_LOOKED_AT)) {
    const after = await parentOf(folder, commit);
    if (!after) continue;
    // Told apart at a glance, as most are.
    const others = await filesBetween(folder, { before: commit, after });
    if (others.join() !== files.join()) continue;
    const { tree } = await carriedOver(folder, { before: commit, after, onto: way.before });
    if (tree === way.after) return `Put back: ${subject}`;
  }
}
