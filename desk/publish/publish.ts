import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { addressOf } from "../../content-model/read.ts";
import { SPECIFIED } from "../../content-model/specified.ts";
import { mistakesIn } from "../check.ts";
import { mistakeInWords, placeInWords } from "../owners-words.ts";
import { Refusal } from "../refusal.ts";
import { textAt } from "../stored-files.ts";
import { changesInWords, type FileChange } from "./changes.ts";
import { GitError, git, gitOrNothing } from "./git.ts";
import { destination, fetched, push } from "./publish-to.ts";

export type Unpublished = {
  /** Where publishing leads, such as "origin/main"; undefined where nothing is set. */
  to: string | undefined;
  files: readonly string[];
  /** What differs from what was published last, in words. */
  changes: readonly string[];
};

/** What is saved and not yet published. */
export async function unpublishedChanges(folder: string): Promise<Unpublished> {
  const files = await changedFiles(folder);
  const { address } = parse(textAt(join(folder, "business.yaml")) ?? "");
  const changes = await Promise.all(
    files.map(async (file): Promise<FileChange> => {
      const before = await gitOrNothing(folder, "show", `HEAD:./${file}`);
      const after = textAt(join(folder, file));
      const [, slug] = /^treatments\/(.+)\.yaml$/.exec(file) ?? [];
      const page = slug && addressOf(slug, parse(after ?? before ?? ""), address.city);
      return { file, before: before && `${before}\n`, after, ...(page && { page }) };
    }),
  );
  return { to: await destination(folder), files, changes: changesInWords(changes) };
}

/** Publishes what is saved. @throws Refusal, everything being as it was */
export async function publish(folder: string, check: () => Promise<string | undefined>) {
  const { files, changes, to } = await unpublishedChanges(folder);
  if (files.length === 0) throw new Refusal("There is nothing to publish: all is as it was.");
  if (!to) {
    throw new Refusal(
      "Nobody has set where to publish. Whoever looks after the website types once: git config desk.publishTo origin/main",
    );
  }
  const mistakes = mistakesIn(folder).map(mistakeInWords);
  if (mistakes.length > 0)
    throw new Refusal(`Not published. Mend this first:\n${mistakes.join("\n")}`);
  const failed = await check();
  if (failed)
    throw new Refusal(
      `Not published. The website would not work as it is now:\n${failed}\nIf you cannot mend it, show this to whoever looks after the website.`,
    );
  const theirs = await fetched(folder, to);
  const before = await git(folder, "rev-parse", "HEAD");
  const isSample = existsSync(join(folder, SPECIFIED));
  try {
    rmSync(join(folder, SPECIFIED), { force: true });
    await git(folder, "add", "--all", "--", ".");
    await git(
      folder,
      ...(await author(folder)),
      "commit",
      "--message",
      messageOf(files, changes),
      "--",
      ".",
    );
    const commit = theirs ? await joined(folder, theirs) : await git(folder, "rev-parse", "HEAD");
    await push(folder, to, commit);
    // What others published comes along, unless unsaved work of a programmer stands in its way.
    await gitOrNothing(folder, "merge", "--ff-only", commit);
  } catch (error) {
    await git(folder, "reset", "--quiet", "--soft", before);
    await git(folder, "reset", "--quiet", "--", ".");
    if (isSample) await git(folder, "checkout", "--", SPECIFIED);
    throw error;
  }
  const said = `Published to ${to}: ${changes.length} ${changes.length === 1 ? "change" : "changes"}.`;
  return isSample ? `${said} ${NO_LONGER_SAMPLE}` : said;
}

const NO_LONGER_SAMPLE =
  "The website is your own from now on: no test holds it to the words of the sample any more.";

/** Files below the folder that differ from the last commit. */
async function changedFiles(folder: string): Promise<string[]> {
  const status = await git(
    folder,
    "status",
    "--porcelain",
    "-z",
    "--untracked-files=all",
    "--no-renames",
    "--",
    ".",
  );
  const prefix = await git(folder, "rev-parse", "--show-prefix");
  return status
    .split("\0")
    .filter(Boolean)
    .map((line) => line.slice(3 + prefix.length));
}

/** Our commit together with theirs, made beside the files on disk. */
async function joined(folder: string, theirs: string): Promise<string> {
  const ours = await git(folder, "rev-parse", "HEAD");
  if ((await git(folder, "merge-base", ours, theirs)) === theirs) return ours;
  try {
    const tree = await git(folder, "merge-tree", "--write-tree", "--name-only", ours, theirs);
    return await git(
      folder,
      ...(await author(folder)),
      "commit-tree",
      tree,
      "-p",
      ours,
      "-p",
      theirs,
      "-m",
      "Join changes made at the same time",
    );
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    throw new Refusal(await conflictInWords(folder, error.message));
  }
}

/** merge-tree names the files that conflict between its first line and an empty one. */
async function conflictInWords(folder: string, said: string): Promise<string> {
  const prefix = await git(folder, "rev-parse", "--show-prefix");
  const [, ...lines] = said.split("\n");
  const files = lines.slice(0, lines.indexOf("")).map((file) => file.replace(prefix, ""));
  const places = files.map((file) => placeInWords(file, []));
  return `Not published. Somebody else has published other words for the same place: ${places.join(", ")}. Yours are still saved on this computer. Ask whoever looks after the website to bring both together.`;
}

const LONGEST_SUBJECT = 60;

function messageOf(files: readonly string[], changes: readonly string[]): string {
  const places = [...new Set(files.map((file) => placeInWords(file, [])))];
  const subject = `Change ${places.join(", ")}`;
  const short = subject.length > LONGEST_SUBJECT ? `Change ${files.length} content files` : subject;
  return `${short}\n\n${changes.join("\n")}`;
}

/** Git asks who commits; a computer on which nobody has said so signs as the desk. */
async function author(folder: string): Promise<string[]> {
  const isKnown = await gitOrNothing(folder, "config", "user.email");
  return isKnown ? [] : ["-c", "user.name=The desk", "-c", "user.email=desk@localhost"];
}
