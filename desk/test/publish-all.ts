import { choose } from "../publish/choose.ts";
import { inWords, lineOf } from "../publish/in-words.ts";
import { type Check, publish } from "../publish/publish.ts";
import { neededDestination } from "../publish/publish-to.ts";
import { readUnpublished } from "../publish/unpublished.ts";
import { type Change, changesBetween } from "../publish/versions.ts";
import { storedWords } from "../server/stored-files.ts";

/** Publishes a draft, or some of its changes, with a check that passes. */
export async function publishAll(
  folder: string,
  { check = async () => undefined, ids }: { check?: Check; ids?: string[] } = {},
) {
  const chosen = await choose(folder, ids && { ids });
  return publish({ folder, chosen, to: await neededDestination(folder), check });
}

/** What is saved and not published. */
export async function draftChanges(folder: string): Promise<Change[]> {
  return changesBetween(folder, await readUnpublished(folder));
}

/** The same, in words. */
export async function draftInWords(folder: string): Promise<string[]> {
  return inWords(await draftChanges(folder), storedWords(folder)).map(lineOf);
}
