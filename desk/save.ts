import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { parse } from "yaml";
import { formatYaml } from "../content-model/source.ts";
import { newMistakes, type Write } from "./check.ts";
import { masterFrom } from "./master.ts";
import { mistakeInWords } from "./owners-words.ts";
import { Refusal } from "./refusal.ts";
import { restoreKeyOrder } from "./restore-key-order.ts";
import { isGroup, pictureName } from "./shape.ts";
import { blobSha, PREFIX, placeOf, textAt } from "./stored-files.ts";

/** One file as the editor sends it. */
export type Change = { path: string; operation: "create" | "update" | "delete"; bytes: Buffer };

export type SavedFile = {
  path: string;
  sha: string;
  /** What stands on disk is what was sent. */
  isAsSent: boolean;
};

const MASTERS = `${PREFIX}media/stills/`;
const PHOTOS = `${PREFIX}photos.yaml`;

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
      const file = basename(change.path);
      const name = pictureName(file);
      if (name === "") throw new Refusal(`“${file}” needs a letter in its name.`);
      const { bytes, colour } = await masterFrom(change.bytes, file);
      colours.set(name, colour);
      writes.push({ path: `${MASTERS}${name}.jpg`, bytes });
    } else writes.push({ path: change.path, bytes: written(change, folder, colours) });
  }
  const mistakes = newMistakes(writes, folder);
  if (mistakes.length > 0) throw new Refusal(mistakes.map(mistakeInWords).join("\n"));
  for (const { path, bytes } of writes) {
    const place = placeOf(path, folder);
    mkdirSync(dirname(place), { recursive: true });
    if (bytes) writeFileSync(place, bytes);
    else rmSync(place, { force: true });
  }
  return writes.map(({ path, bytes }) => ({
    path,
    sha: bytes ? blobSha(bytes) : "",
    isAsSent: changes.some((sent) => sent.path === path && (!bytes || sent.bytes.equals(bytes))),
  }));
}

/** Pictures come first: their colours go into `photos.yaml`. */
function rank({ path }: Change): number {
  return path.startsWith(MASTERS) ? 0 : 1;
}

function written({ path, bytes }: Change, folder: string, colours: ReadonlyMap<string, string>) {
  const before = textAt(placeOf(path, folder));
  const data = restoreKeyOrder(
    parse(bytes.toString()),
    before === undefined ? undefined : parse(before),
  );
  if (path === PHOTOS && isGroup(data) && Array.isArray(data.items)) {
    for (const photo of data.items) photo.colour = colours.get(photo.name) ?? photo.colour;
  }
  return Buffer.from(formatYaml(data));
}
