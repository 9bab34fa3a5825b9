import { z } from "zod";
import type { Outcome } from "../publishing.ts";
import { readOwnFile, writeOwnFile } from "./own-files.ts";
import { steps } from "./publish.ts";

const FILE = "publication.json";

const outcome: z.ZodType<Outcome> = z.object({
  message: z.string(),
  at: z.iso.datetime(),
  isSent: z.boolean(),
  isLive: z.boolean(),
});

/** What is known of the last publication; without an outcome it is under way, or was cut off. */
const record = z.object({
  process: z.number(),
  to: z.string(),
  step: z.enum(steps),
  /** The commit of what was chosen, and the one that is sent. */
  chosen: z.string(),
  commit: z.string().optional(),
  outcome: outcome.optional(),
});

export type PublicationRecord = z.infer<typeof record>;

export function readRecord(folder: string): Promise<PublicationRecord | undefined> {
  return readOwnFile(folder, FILE, record);
}

export function writeRecord(folder: string, state: PublicationRecord): Promise<void> {
  return writeOwnFile(folder, FILE, state);
}
