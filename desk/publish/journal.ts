import { z } from "zod";
import type { Path } from "../../content-model/mistakes.ts";
import type { Author } from "../publishing.ts";
import { readDraft } from "./draft.ts";
import { readOwnFile, writeOwnFile } from "./own-files.ts";
import type { Change } from "./versions.ts";

const FILE = "journal.json";
const entries = z.record(z.string(), z.object({ name: z.string(), at: z.iso.datetime() }));

/** By the changes' ids. Losing it loses names alone. */
export async function readJournal(folder: string): Promise<Record<string, Author>> {
  return (await readOwnFile(folder, FILE, entries)) ?? {};
}

/** A field that somebody has saved; its file is named below the folder. */
export type SavedField = { file: string; path: Path };

/** Notes who made the changes that are new since the last time, in the fields that were saved or in all. */
export async function noteChanges(
  folder: string,
  { name, saved, now = new Date() }: { name: string; saved?: readonly SavedField[]; now?: Date },
): Promise<void> {
  const { changes } = await readDraft(folder);
  const known = await readJournal(folder);
  const isOwn = (change: Change) => !saved || saved.some((field) => isWithin(field, change));
  const entryOf = (change: Change): Author | undefined =>
    known[change.id] ?? (isOwn(change) ? { name, at: now.toISOString() } : undefined);
  const kept = changes.map((change) => [change.id, entryOf(change)]);
  await writeOwnFile(folder, FILE, Object.fromEntries(kept.filter(([, entry]) => entry)));
}

/** One holds the other; the places of entries in a list may have moved. */
function isWithin(one: SavedField, other: SavedField): boolean {
  const names = ({ path }: SavedField) => path.filter((part) => typeof part === "string");
  const [short = [], long = []] = [names(one), names(other)].toSorted(
    (a, b) => a.length - b.length,
  );
  return one.file === other.file && short.every((name, index) => name === long[index]);
}
