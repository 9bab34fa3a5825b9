import { deskFileOf } from "../desk-files.ts";
import { schemaAtPath } from "../file-schema.ts";
import type { Author, ShownChange } from "../publishing.ts";
import { storedWords } from "../server/stored-files.ts";
import { blobAt } from "./git.ts";
import { inWords } from "./in-words.ts";
import { type Change, changesBetween, type Way } from "./versions.ts";

const STILLS = "media/stills/";

/** What differs between two trees or commits, as the panels show it. @param authors by the changes' ids */
export async function shownChanges(
  folder: string,
  trees: Way,
  authors: Readonly<Record<string, Author>> = {},
): Promise<ShownChange[]> {
  const changes = await changesBetween(folder, trees);
  const shown = inWords(changes, storedWords(folder));
  return Promise.all(
    changes.map(async (change, index) => {
      const [before, after] = [
        await pictureIn(folder, trees.before, pictureFiles(change, change.before)),
        await pictureIn(folder, trees.after, pictureFiles(change, change.after)),
      ];
      const by = authors[change.id];
      return {
        ...(shown[index] as ShownChange),
        ...((before || after) && {
          pictures: { ...(before && { before }), ...(after && { after }) },
        }),
        ...(by && { by }),
      };
    }),
  );
}

/** The masters that a change may be about: a file of its own, or one that a field names. */
function pictureFiles({ file, path }: Change, data: unknown): string[] {
  if (file.startsWith(STILLS)) return [file];
  const { refersTo, widget } = schemaAtPath(deskFileOf(file)?.schema ?? {}, path);
  const isNamed = typeof data === "string" && (refersTo === "photo" || widget === "image");
  return isNamed ? [`${STILLS}${data}.jpg`, `${STILLS}${data}.svg`] : [];
}

async function pictureIn(folder: string, tree: string, files: readonly string[]) {
  const blobs = await Promise.all(files.map((file) => blobAt(folder, tree, file)));
  return blobs.find(Boolean);
}
