import { describeChanges } from "../publish/describe-changes.ts";
import { idOf, readDraftTree } from "../publish/draft-tree.ts";
import { type Check, publish } from "../publish/publish.ts";
import { neededDestination } from "../publish/publish-to.ts";
import { changesBetween } from "../publish/versions.ts";
import { storedWords } from "../stored-files.ts";

/** Publishes a draft with a check that passes: the commit. */
export async function publishAll(folder: string, check: Check = async () => undefined) {
  const shown = await shownIn(folder);
  return publish({ folder, to: await neededDestination(folder), shown, check });
}

/** The draft that a panel which is opened now would show. */
export async function shownIn(folder: string): Promise<string> {
  return idOf(await readDraftTree(folder));
}

/** What is saved and not published, in words. */
export async function changesInDraft(folder: string): Promise<string[]> {
  const { base, draft } = await readDraftTree(folder);
  const shown = describeChanges(await changesBetween(folder, base, draft), storedWords(folder));
  return shown.map(({ place, said }) => `${place}: ${said}`);
}
