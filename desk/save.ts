import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { parse } from "yaml";
import { photos } from "../content-model/schema/lists.ts";
import { formatYaml } from "../content-model/source.ts";
import { newMistakes, type Write } from "./check.ts";
import { curlQuotes } from "./curl-quotes.ts";
import { masterFrom } from "./master.ts";
import { deskFileOf, mistakeInWords } from "./owners-words.ts";
import { Refusal } from "./refusal.ts";
import { restoreKeyOrder } from "./restore-key-order.ts";
import { isGroup, pictureName } from "./shape.ts";
import { blobSha, PREFIX, placeOf, textAt } from "./stored-files.ts";

/** One file as the editor sends it. */
export type Change = { path: string; operation: "create" | "update" | "delete"; bytes: Buffer };

/** @property sha of what stands on disk, which may be put right; empty where the file is gone */
export type SavedFile = { path: string; sha: string };

const MASTERS = `${PREFIX}media/stills/`;
const PHOTOS = `${PREFIX}photos.yaml`;
/** What the editor begins a new picture with. */
const NO_COLOUR = photos.shape.items.element.shape.colour.meta()?.default;

/**
 * Writes what the editor sends, all of it or nothing: pictures become masters, words keep the file's order and way of writing.
 * @throws Refusal with every mistake it would bring in
 */
export async function save(changes: readonly Change[], folder: string): Promise<SavedFile[]> {
  const colours = new Map<string, string>();
  const writes: Write[] = [];
  for (const change of changes.toSorted((one, other) => rank(one) - rank(other))) {
    if (change.operation === "delete") writes.push({ path: change.path, bytes: undefined });
    else if (change.path.startsWith(MASTERS)) {
      const file = change.path.slice(MASTERS.length);
      const name = pictureName(file);
      if (name === "") throw new Refusal(`“${file}” needs a letter in its name.`);
      const { bytes, colour } = await masterFrom(change.bytes, file);
      colours.set(name, colour);
      writes.push({ path: `${MASTERS}${name}.jpg`, bytes });
    } else writes.push({ path: change.path, bytes: written(change, folder, colours) });
  }
  const placed = writes.map((write) => ({ ...write, place: placeOf(write.path, folder) }));
  const mistakes = newMistakes(writes, folder);
  if (mistakes.length > 0) throw new Refusal(mistakes.map(mistakeInWords).join("\n"));
  for (const { place, bytes } of placed) {
    mkdirSync(dirname(place), { recursive: true });
    if (bytes) writeFileSync(place, bytes);
    else rmSync(place, { force: true });
  }
  return writes.map(({ path, bytes }) => ({ path, sha: bytes ? blobSha(bytes) : "" }));
}

/** Pictures come first: their colours go into `photos.yaml`. */
function rank({ path }: Change): number {
  return path.startsWith(MASTERS) ? 0 : 1;
}

function written({ path, bytes }: Change, folder: string, colours: ReadonlyMap<string, string>) {
  const text = textAt(placeOf(path, folder));
  const before: unknown = text === undefined ? undefined : parse(text);
  const { schema = {} } = deskFileOf(path.slice(PREFIX.length)) ?? {};
  const data = restoreKeyOrder(curlQuotes(sentWords(bytes, path), schema), before);
  if (path === PHOTOS) setColours(data, before, colours);
  return Buffer.from(formatYaml(data));
}

function sentWords(bytes: Buffer, path: string): unknown {
  try {
    return parse(bytes.toString());
  } catch {
    throw new Refusal(`What was sent for “${path}” cannot be read.`, 400);
  }
}

/** A new picture has its own colour, which the editor, until it reads the file anew, does not know. */
function setColours(data: unknown, before: unknown, colours: ReadonlyMap<string, string>): void {
  const known = new Map(itemsOf(before).map(({ name, colour }) => [name, colour]));
  for (const photo of itemsOf(data)) {
    const own = colours.get(String(photo.name));
    photo.colour = (own ?? (photo.colour === NO_COLOUR && known.get(photo.name))) || photo.colour;
  }
}

function itemsOf(list: unknown): Record<string, unknown>[] {
  const items = isGroup(list) && Array.isArray(list.items) ? list.items : [];
  return items.filter(isGroup);
}
