import { isMaster } from "../../content-model/content-files.ts";
import { deskFileOf } from "../desk-files.ts";
import { schemaAtPath } from "../file-schema.ts";
import { placeInWords } from "../owners-words.ts";
import type { Author, ShownChange } from "../publishing.ts";
import { deedOf, placeOfChange, textOf } from "./changes.ts";
import { gitOrNothing } from "./git.ts";
import { pageAddress } from "./page-addresses.ts";
import type { Change } from "./versions.ts";

type Changes = {
  changes: readonly Change[];
  /** The trees they lie between. */
  before: string;
  after: string;
  journal?: Readonly<Record<string, Author>>;
};

export function shownChanges(
  folder: string,
  { changes, before, after, journal = {} }: Changes,
): Promise<ShownChange[]> {
  return Promise.all(
    changes.map(async (change) => {
      const { id, file, path } = change;
      const page = placeInWords(file, []);
      const isWhole = path.length === 0;
      const address = isWhole && pageAddress(folder, change);
      const [from, to] = [
        await pictureIn(folder, before, pictureFile(change, change.before)),
        await pictureIn(folder, after, pictureFile(change, change.after)),
      ];
      const pictures = { ...(from && { before: from }), ...(to && { after: to }) };
      return {
        id,
        file,
        path: deedOf(change) === "changed" ? path : path.slice(0, -1),
        page,
        field: placeOfChange(change).slice(page.length).replace(/^ › /, ""),
        deed: deedOf(change),
        before: isWhole ? "" : textOf(change.before),
        after: isWhole ? "" : textOf(change.after),
        ...((from || to) && { pictures }),
        ...(address && { address }),
        ...(journal[id] && { by: journal[id] }),
      };
    }),
  );
}

/** The master that a change is about: a file of its own, or the one that a field names. */
function pictureFile({ file, path }: Change, data: unknown): string | undefined {
  if (isMaster(file)) return file;
  const { widget } = schemaAtPath(deskFileOf(file)?.schema ?? {}, path);
  const isNamed = typeof data === "string" && (widget === "photo" || widget === "image");
  return isNamed ? `media/stills/${data}.jpg` : undefined;
}

async function pictureIn(folder: string, tree: string, file: string | undefined) {
  return file && gitOrNothing(folder, "rev-parse", "--verify", "--quiet", `${tree}:./${file}`);
}
