import { changeInWords } from "../../desk/publish/changes.ts";
import { readDraft } from "../../desk/publish/draft.ts";
import { pageAddress } from "../../desk/publish/page-addresses.ts";
import { type Check, choose, neededDestination, publish } from "../../desk/publish/publish.ts";

/** Publishes a draft, or some of its changes, with a check that passes. */
export async function publishAll(
  folder: string,
  { check = async () => undefined, ids }: { check?: Check; ids?: string[] } = {},
) {
  const chosen = await choose(folder, await readDraft(folder), ids);
  return publish({ folder, chosen, to: await neededDestination(folder), check });
}

/** The draft's changes, in words. */
export async function draftInWords(folder: string): Promise<string[]> {
  const { changes } = await readDraft(folder);
  return changes.map((change) => changeInWords(change, pageAddress(folder, change)));
}
