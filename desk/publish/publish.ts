import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { mistakeInWords } from "../owners-words.ts";
import { mistakesIn } from "../server/check.ts";
import { Refusal } from "../server/refusal.ts";
import { carriedOver } from "./carry-over.ts";
import { follow } from "./follow.ts";
import { commitLike, git, treeFrom } from "./git.ts";
import { placesInWords } from "./in-words.ts";
import { hasMarker, withoutMarker } from "./marker.ts";
import { fetchPublished, push } from "./publish-to.ts";

/** What publishing does, in order; the last one is `goLive`'s. */
export const steps = ["reading", "checking", "building", "sending", "going live"] as const;
export type Step = (typeof steps)[number];

/** What is wrong with the website made of a content folder, if anything. */
export type Check = (folder: string, signal?: AbortSignal) => Promise<string | undefined>;

export type Order = {
  folder: string;
  /** The commit of what was chosen. */
  chosen: string;
  /** Where the website is kept, such as "origin/main". */
  to: string;
  check: Check;
  signal?: AbortSignal;
  /** Waited for: what is sent is noted first. */
  onStep?: (step: Step, commit?: string) => Promise<unknown>;
};

/**
 * Puts what was chosen on top of what is published: the commit that is sent, and whether it is the first.
 * @throws Refusal with everything as it was
 */
export async function publish(order: Order): Promise<{ commit: string; isFirst: boolean }> {
  const { folder, chosen, to, check, signal, onStep } = order;
  await onStep?.("reading");
  const published = await fetchPublished(folder, to);
  signal?.throwIfAborted();
  const tree = await ontoPublished(order, published);
  const commit = await commitLike(folder, chosen, { tree, parents: [published] });
  await onStep?.("checking");
  await withContent(folder, commit, async (content) => {
    const mistakes = mistakesIn(content).map(mistakeInWords);
    if (mistakes.length > 0) throw new Refusal(mistakesInWords(order, mistakes));
    await onStep?.("building");
    const failed = await check(content, signal);
    signal?.throwIfAborted();
    if (failed) throw new Refusal(`${WOULD_NOT_WORK}\n${failed}\n${SHOW_THIS}`);
  });
  await onStep?.("sending", commit);
  signal?.throwIfAborted();
  await push(folder, to, commit);
  await onStep?.("going live", commit);
  await follow({ folder, commit, chosen });
  return { commit, isFirst: await hasMarker(folder, published) };
}

const WOULD_NOT_WORK = "Not published. The website would not work as it is now:";
const SHOW_THIS = "If you cannot mend it, show this to whoever looks after the website.";

/** @throws Refusal where something else is published at the same place */
async function ontoPublished({ folder, chosen }: Order, published: string): Promise<string> {
  const way = { before: `${chosen}^`, after: chosen, onto: published };
  const { tree, conflicts } = await carriedOver(folder, way);
  if (conflicts.length > 0) {
    const files = conflicts.map(({ file }) => file);
    const range = `${published}..${chosen}^`;
    const isOurs = await git(folder, "log", "-1", "--format=%h", range, "--", ...files);
    const reason = isOurs
      ? "A developer has committed other words for the same place, which are not published yet"
      : "Somebody else has published other words for the same place";
    throw new Refusal(
      `Not published. ${reason}: ${placesInWords(conflicts)}. Yours are still saved. Ask whoever looks after the website to bring both together.`,
    );
  }
  if ((await git(folder, "diff-tree", "-r", "--name-only", published, tree)) === "") {
    await follow({ folder, commit: published, chosen });
    throw new Refusal("There is nothing to publish: it is published already.");
  }
  return withoutMarker(folder, tree);
}

/** Files that lean on each other go together: a mistake that the whole draft has not is a missing change. */
function mistakesInWords({ folder }: Order, mistakes: readonly string[]): string {
  const ofDraft = mistakesIn(folder).map(mistakeInWords);
  const said = mistakes.join("\n");
  return mistakes.some((mistake) => ofDraft.includes(mistake))
    ? `Not published. Mend this first:\n${said}`
    : `Not published: what you chose needs another change that you did not choose. Choose it, too, or publish all.\n${said}`;
}

/** Calls with a folder that holds the content of a commit, which goes afterwards. */
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
