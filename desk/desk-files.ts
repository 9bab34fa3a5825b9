import { z } from "zod";
import { schemaOf, schemas } from "../site/content/content-schema.ts";
import { withControls } from "./controls.ts";
import type { FileSchema } from "./file-schema.ts";
import { words } from "./words/words.ts";

/** The sections of the list of files, in order. The last one has every other file. */
const shelves: readonly { label: string; holds: RegExp }[] = [
  { label: words.shelves.clinic, holds: /^business$/ },
  { label: words.shelves.treatments, holds: /^treatments\// },
  { label: words.shelves.concerns, holds: /^concerns\// },
  { label: words.shelves.news, holds: /^(announcements|promotion|testimonials|posts)$/ },
  { label: words.shelves.pictures, holds: /^(photos|gallery)$/ },
  { label: words.shelves.pages, holds: /^(pages\/|redirects$)/ },
  { label: words.shelves.rest, holds: /./ },
];

const jsonSchemas = new Map<string, FileSchema>();

/** The schema of a file before parsing, in which hours are text. @param name of a file, without the ending: "pages/home" */
export function fileSchemaOf(name: string): FileSchema {
  const schema = schemaOf(name);
  if (!schema) return {};
  // All files of a folder have the same schema, unless the site knows them by name.
  const kind = schemas.has(name) ? name : name.replace(/\/.*/, "/*");
  const known = jsonSchemas.get(kind);
  if (known) return known;
  const options = { io: "input", unrepresentable: "any" } as const;
  const json = withControls(z.toJSONSchema(schema, options) as FileSchema, kind);
  jsonSchemas.set(kind, json);
  return json;
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
  return words.files[name] ?? wordsOf(name);
}

/** "pages/thank-you" → "Thank you" */
function wordsOf(name: string): string {
  const said = name.replace(/^.*\//, "").replaceAll("-", " ");
  return said.charAt(0).toUpperCase() + said.slice(1);
}
