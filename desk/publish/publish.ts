import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { mistakesIn } from "../check.ts";
import { draftOf } from "../draft.ts";
import { linesOf } from "../mistake-messages.ts";
import type { Step } from "../publishing.ts";
import { Refusal } from "../refusal.ts";
import { storedWords } from "../stored-files.ts";
import { describeChanges } from "./describe-changes.ts";
import { type DraftTree, idOf, readDraftTree } from "./draft-tree.ts";
import { commitTree, git, type Person, treeFrom } from "./git.ts";
import { merged } from "./merge.ts";
import { fetchPublished, NOTHING_LOST, push } from "./publish-to.ts";
import { updateBranch } from "./update-branch.ts";
import { changesBetween } from "./versions.ts";

/** Builds the website from a content folder. Resolves to its problems, or to undefined. */
export type Check = (folder: string) => Promise<string | undefined>;

export type Order = {
  folder: string;
  /** Where the website is kept, such as "origin/main". */
  to: string;
  /** The draft whose changes the person has seen: `idOf`. */
  shown: string;
  by?: Person | undefined;
  check: Check;
  onStep?: (step: Step) => void;
};

/** The history recognizes the desk's own commits by this line. */
export const SIGNATURE = "Published-at: the desk";

/**
 * Merges all saved changes into what is published, in content files only, and pushes the commit. Resolves to
 * it.
 * @throws Refusal, and changes nothing
 */
export async function publish(order: Order): Promise<string> {
  const { folder, to, shown, by, check, onStep } = order;
  onStep?.("reading");
  const published = await fetchPublished(folder, to);
  const saved = await readDraftTree(folder);
  if (idOf(saved) !== shown) throw new Refusal(SAVED_MEANWHILE);
  const message = await messageOf(folder, saved);
  const tree = await ontoPublished(folder, saved, published);
  // A desk that was killed after the push, or that could not make it live, goes on from there.
  if (tree === (await git(folder, "rev-parse", `${published}^{tree}`))) {
    await updateBranch({ folder, commit: published, saved, message });
    return published;
  }
  const commit = await commitTree(folder, { tree, parents: [published], message, by });
  onStep?.("checking");
  await withContent(folder, commit, async (content) => {
    const mistakes = linesOf(mistakesIn(content), draftOf(storedWords(content)));
    if (mistakes) throw new Refusal(`Not published. Correct this first:\n${mistakes}`);
    onStep?.("building");
    const failed = await check(content);
    if (failed) throw new Refusal(`${WOULD_NOT_WORK} ${NOTHING_LOST}`, 422, { said: failed });
  });
  onStep?.("sending");
  await push(folder, to, commit);
  await updateBranch({ folder, commit, saved, message });
  return commit;
}

const SAVED_MEANWHILE =
  "Not published. Somebody saved something meanwhile: look again at the changes, then publish.";
const WOULD_NOT_WORK =
  "Not published: the website would not work. If you cannot correct it by the lines below, show them to whoever looks after the website.";

async function messageOf(folder: string, { base, draft }: DraftTree): Promise<string> {
  const changes = await changesBetween(folder, base, draft);
  const words = storedWords(folder);
  const shown = describeChanges(changes, words);
  const lines = shown.map(({ place, said }) => `${place}: ${said}`);
  const places = [...new Set(shown.map(({ place }) => place))];
  return `${subjectOf(places)}\n\n${lines.join("\n")}\n\n${SIGNATURE}`;
}

const MOST_NAMED = 2;

/** "Change Pop-up: Text; Reviews: Name, “Ann R.”; and 3 more": the history shows it. */
export function subjectOf(places: readonly string[]): string {
  const others = places.length - MOST_NAMED;
  const named = places.slice(0, MOST_NAMED).join("; ");
  return `Change ${named}${others > 0 ? `; and ${others} more` : ""}`;
}

/** @throws Refusal if somebody else published another value of the same field */
async function ontoPublished(folder: string, { base, draft }: DraftTree, published: string) {
  const { tree, clashes } = await merged(folder, { base, ours: published, theirs: draft });
  if (clashes.length === 0) return tree;
  const places = describeChanges(clashes, storedWords(folder)).map(({ place }) => place);
  throw new Refusal(
    `Not published. Somebody else has published other words for the same place: ${places.join("; ")}. Yours are still saved. Ask whoever looks after the website to bring both together.`,
  );
}

/** Calls `use` with a temporary folder that has the content of a commit. */
export async function withContent<Result>(
  folder: string,
  commit: string,
  use: (content: string) => Promise<Result>,
): Promise<Result> {
  const content = await mkdtemp(join(tmpdir(), "desk-content-"));
  const prefix = await git(folder, "rev-parse", "--show-prefix");
  const top = await git(folder, "rev-parse", "--show-toplevel");
  try {
    await treeFrom(top, `${commit}:${prefix}`, (repository) =>
      git(repository, "checkout-index", "--all", `--prefix=${join(content, "/")}`),
    );
    return await use(content);
  } finally {
    await rm(content, { recursive: true });
  }
}
