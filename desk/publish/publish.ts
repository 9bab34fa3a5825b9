import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { addressOf, concernAddress } from "../../content-model/read.ts";
import { SPECIFIED } from "../../content-model/specified.ts";
import { mistakesIn } from "../check.ts";
import { mistakeInWords, placeInWords } from "../owners-words.ts";
import { Refusal } from "../refusal.ts";
import { textAt } from "../stored-files.ts";
import { changedFiles } from "./changed-files.ts";
import { changesInWords, type FileChange } from "./changes.ts";
import { contentCommit, writeContent } from "./content-commit.ts";
import { follow } from "./follow.ts";
import { gitOrNothing } from "./git.ts";
import { destination, fetchPublished, push } from "./publish-to.ts";

export type Unpublished = {
  /** Where publishing leads, such as "origin/main"; undefined where nothing is set. */
  to: string | undefined;
  files: readonly string[];
  /** What differs from what was published last, in words. */
  changes: readonly string[];
  /** Files in the folder that are not the website's, and are not published. */
  leftOut: readonly string[];
};

/** What is wrong with the website made of a content folder, if anything. */
export type Check = (folder: string) => Promise<string | undefined>;

const NO_LONGER_SAMPLE =
  "The website is your own from now on: no test holds it to the words of the sample any more.";

// What a page's address is made of, in files that may hold anything: they are checked later.
const town = z.object({ address: z.object({ city: z.string() }) });
const ownAddress = z.object({ path: z.string().optional() }).catch({});

/** What is saved and not yet published. */
export async function unpublishedChanges(folder: string): Promise<Unpublished> {
  const to = await destination(folder);
  const { changed: files, leftOut } = await changedFiles(folder);
  const business = town.safeParse(parse(textAt(join(folder, "business.yaml")) ?? ""));
  const city = business.data?.address.city ?? "";
  const changes = await Promise.all(
    files.map(async (file): Promise<FileChange> => {
      const before = await gitOrNothing(folder, "show", `HEAD:./${file}`);
      const after = textAt(join(folder, file));
      const [, kind, slug] = /^(treatments|concerns)\/(.+)\.yaml$/.exec(file) ?? [];
      const own = ownAddress.parse(parse(after ?? before ?? ""));
      const page =
        slug && (kind === "concerns" ? concernAddress(slug, own) : addressOf(slug, own, city));
      return { file, before: before && `${before}\n`, after, ...(page && { page }) };
    }),
  );
  return { to, files, changes: changesInWords(changes), leftOut };
}

/** Publishes what is saved, and nothing else. @throws Refusal, everything being as it was */
export async function publish(folder: string, check: Check): Promise<string> {
  const { files, changes, to, leftOut } = await unpublishedChanges(folder);
  if (files.length === 0) throw new Refusal(said("There is nothing to publish.", leftOut));
  if (!to) {
    throw new Refusal(
      "Nobody has set where to publish. Whoever looks after the website types once: git config desk.publishTo origin/main",
    );
  }
  const scratch = mkdtempSync(join(tmpdir(), "desk-publish-"));
  try {
    const published = await fetchPublished(folder, to);
    const index = join(scratch, "index");
    const message = messageOf(files, changes);
    const commit = await contentCommit({ folder, files, published, message, index });
    await checkContent({ folder, commit, index: join(scratch, "index-to-check") }, check);
    await push(folder, to, commit);
    await follow({ folder, commit, files, index });
    const count = `${changes.length} ${changes.length === 1 ? "change" : "changes"}`;
    const isFirst = await gitOrNothing(folder, "cat-file", "-e", `${published}:./${SPECIFIED}`);
    const news = isFirst === undefined ? "" : ` ${NO_LONGER_SAMPLE}`;
    return said(`Published to ${to}: ${count}.${news}`, leftOut);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** @throws Refusal where the website would not work as it would be published */
async function checkContent(
  parts: { folder: string; commit: string; index: string },
  check: Check,
): Promise<void> {
  const content = `${parts.index}-content`;
  await writeContent(parts, content);
  const mistakes = mistakesIn(content).map(mistakeInWords);
  if (mistakes.length > 0)
    throw new Refusal(`Not published. Mend this first:\n${mistakes.join("\n")}`);
  const failed = await check(content);
  if (failed)
    throw new Refusal(
      `Not published. The website would not work as it is now:\n${failed}\nIf you cannot mend it, show this to whoever looks after the website.`,
    );
}

/** With the names of the files that stay here. */
function said(outcome: string, leftOut: readonly string[]): string {
  return leftOut.length > 0 ? `${outcome}\n${leftOutInWords(leftOut)}` : outcome;
}

export function leftOutInWords(files: readonly string[]): string {
  return `Not published, because the website has no such file: ${files.join(", ")}.`;
}

const LONGEST_SUBJECT = 60;

function messageOf(files: readonly string[], changes: readonly string[]): string {
  const places = [...new Set(files.map((file) => placeInWords(file, [])))];
  const subject = `Change ${places.join(", ")}`;
  const short = subject.length > LONGEST_SUBJECT ? `Change ${files.length} content files` : subject;
  return `${short}\n\n${changes.join("\n")}`;
}
