import { z } from "zod";
import { schemaOf, schemas } from "../site/content/content-schema.ts";
import { withControls } from "./controls.ts";
import type { FileSchema } from "./file-schema.ts";
import { words } from "./words/words.ts";

const jsonSchemas = new Map<string, FileSchema>();

/**
 * The schema of a file before parsing, in which hours are text.
 * @param name of a file, without the ending: "pages/home"
 */
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

/** The section of the list of files in which an owner looks for a file. */
export function sectionOf(name: string): string {
  return name.includes("/") ? wordsOf(name.replace(/\/.*/, "")) : words.clinic;
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
