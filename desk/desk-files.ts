import { z } from "zod";
import { schemas } from "../site/content/content-schema.ts";
import type { FileSchema } from "./file-schema.ts";
import { words } from "./words/words.ts";

/** A content file, or a folder of files of one kind. */
export type DeskFile = {
  /** Below the content folder: "business.yaml", "treatments/*.yaml". */
  files: string;
  /** The owner's name for it. */
  label: string;
  schema: FileSchema;
};

/** The sections of the list of files, in order. The last one has every other file. */
const shelves: readonly { label: string; holds: RegExp }[] = [
  { label: words.shelves.clinic, holds: /^business$/ },
  { label: words.shelves.treatments, holds: /^treatments\// },
  { label: words.shelves.concerns, holds: /^concerns\// },
  { label: words.shelves.news, holds: /^(announcements|promotion|testimonials|posts)$/ },
  { label: words.shelves.pictures, holds: /^(photos|gallery|drawings)$/ },
  { label: words.shelves.pages, holds: /^(pages\/|redirects$)/ },
  { label: words.shelves.rest, holds: /./ },
];

/** Every kind of content file. The first match counts. */
export const deskFiles: readonly DeskFile[] = Array.from(schemas, ([name, schema]) =>
  kind(name, schema),
);

function kind(name: string, schema: z.ZodType): DeskFile {
  return {
    files: `${name}.yaml`,
    label: words.files[name] ?? wordsOf(name),
    // The schema of the file before parsing, in which hours are text.
    schema: z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as FileSchema,
  };
}

/** @param file relative to the content folder: "treatments/hydra-facial.yaml" */
export function deskFileOf(file: string): DeskFile | undefined {
  return deskFiles.find(({ files }) => {
    const [folder = "", name = ""] = files.split("*");
    return file.startsWith(folder) && file.endsWith(name);
  });
}

/** @param name of a file, without the ending: "pages/home" */
export function fileSchemaOf(name: string): FileSchema {
  return deskFileOf(`${name}.yaml`)?.schema ?? {};
}

/** The names of files, by the section in which an owner looks for them. */
export function onShelves(names: readonly string[]): { label: string; names: string[] }[] {
  const shelfOf = (name: string) => shelves.find(({ holds }) => holds.test(name));
  return shelves
    .map((shelf) => ({
      label: shelf.label,
      names: names.filter((name) => shelfOf(name) === shelf),
    }))
    .filter((shelf) => shelf.names.length > 0);
}

/** The owner's name for a file. A treatment is named after its file: "Hydra facial". */
export function labelOf(name: string): string {
  const [, picture] = /^media\/stills\/(.+)\.\w+$/.exec(name) ?? [];
  if (picture) return words.picture(picture);
  const file = deskFileOf(`${name}.yaml`);
  return file && !file.files.includes("*") ? file.label : wordsOf(name);
}

/** "pages/thank-you" → "Thank you" */
function wordsOf(name: string): string {
  const said = name.replace(/^.*\//, "").replaceAll("-", " ");
  return said.charAt(0).toUpperCase() + said.slice(1);
}
