import { z } from "zod";
import type { FieldPlace } from "../../content-model/field-place.ts";
import type { Author } from "../publishing.ts";
import { readOwnFile, writeOwnFile } from "./own-files.ts";
import { personOf } from "./person.ts";
import { readUnpublished } from "./unpublished.ts";
import { type Change, changesBetween } from "./versions.ts";

const FILE = "journal.json";
const entries = z.record(z.string(), z.object({ name: z.string(), at: z.iso.datetime() }));

/** Who made which change, by the changes' ids. Losing it loses names alone. */
export async function readJournal(folder: string): Promise<Record<string, Author>> {
  return (await readOwnFile(folder, FILE, entries)) ?? {};
}

let noting: Promise<unknown> = Promise.resolve();

/** Until it is known who made what has been saved so far. */
export const whenNoted = () => noting;

/** Whoever has saved is remembered, one after the other. @param saved by default all that has changed */
export function noteSave(folder: string, person: string, saved?: readonly FieldPlace[]) {
  const note = async () => {
    const { name } = (await personOf(folder, person)) ?? {};
    if (name) await noteChanges(folder, { name, ...(saved && { saved }) });
  };
  noting = noting.then(note).catch(console.error);
  return noting;
}

/** Notes who made the changes that are new since the last time, in the fields that were saved or in all. */
export async function noteChanges(
  folder: string,
  { name, saved }: { name: string; saved?: readonly FieldPlace[] },
): Promise<void> {
  const known = await readJournal(folder);
  const author = { name, at: new Date().toISOString() };
  const isOwn = (change: Change) => !saved || saved.some((field) => isWithin(field, change));
  const changes = await changesBetween(folder, await readUnpublished(folder));
  const kept = changes.filter((change) => known[change.id] || isOwn(change));
  await writeOwnFile(
    folder,
    FILE,
    Object.fromEntries(kept.map(({ id }) => [id, known[id] ?? author])),
  );
}

/** One holds the other; the places of entries in a list may have moved. */
function isWithin(field: FieldPlace, { file, path }: Change): boolean {
  const names = [field.path, path].map((one) => one.filter((part) => typeof part === "string"));
  const [short = [], long = []] = names.toSorted((one, other) => one.length - other.length);
  return file === `${field.file}.yaml` && short.every((name, index) => name === long[index]);
}
