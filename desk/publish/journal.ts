import { z } from "zod";
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

/** Notes who made the changes that are new since the last time, in some files or in all. */
export async function noteChanges(
  folder: string,
  { name, files, now = new Date() }: { name: string; files?: readonly string[]; now?: Date },
): Promise<void> {
  const { changes } = await readDraft(folder);
  const known = await readJournal(folder);
  const isNew = (file: string) => !files || files.includes(file);
  const entryOf = ({ id, file }: Change): Author | undefined =>
    known[id] ?? (isNew(file) ? { name, at: now.toISOString() } : undefined);
  const kept = changes.map((change) => [change.id, entryOf(change)]);
  await writeOwnFile(folder, FILE, Object.fromEntries(kept.filter(([, entry]) => entry)));
}
