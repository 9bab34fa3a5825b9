import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { z } from "zod";
import { git } from "./git.ts";

/** What the desk remembers for itself stands in git's own folder: never in the content, never published. */
export async function readOwnFile<Schema extends z.ZodType>(
  folder: string,
  name: string,
  schema: Schema,
): Promise<z.infer<Schema> | undefined> {
  try {
    return schema.parse(JSON.parse(readFileSync(await placeOf(folder, name), "utf8")));
  } catch {
    // Not there, or written by a version that wrote otherwise.
    return undefined;
  }
}

export async function writeOwnFile(folder: string, name: string, data: unknown): Promise<void> {
  const place = await placeOf(folder, name);
  mkdirSync(dirname(place), { recursive: true });
  writeFileSync(`${place}.new`, JSON.stringify(data));
  renameSync(`${place}.new`, place);
}

async function placeOf(folder: string, name: string): Promise<string> {
  return resolve(folder, await git(folder, "rev-parse", "--git-path", join("desk", name)));
}
