import { vercelStegaCombine } from "@vercel/stega";
import { type Content, schemaOf } from "../site/content/content-schema.ts";
import type { Path } from "../site/content/mistakes.ts";
import { type FieldPlace, writePlace } from "../site/content/reading/field-place.ts";
import { fieldMetaAt } from "../site/content/schema/field-meta.ts";
import { mapTexts } from "../site/content/texts.ts";
import { fileSchemaOf } from "./desk-files.ts";
import { schemaAtPath } from "./file-schema.ts";

/** The header measures the brand's name. The clinic's picture is for search engines only. */
const UNMARKED = ["business#brand.name", "business#clinicPhoto"];

/** Adds an invisible mark with the field's place to the end of every text and picture's name. */
export function markTexts(content: Content): Content {
  return mapTexts(content, (text, path) => {
    const place = placeOf(path, content);
    return place && isMarked(place) ? vercelStegaCombine(text, writePlace(place), false) : text;
  });
}

/** The file and path of a text in the whole content. */
function placeOf([first, second, ...rest]: Path, content: Content): FieldPlace | undefined {
  if (typeof first !== "string" || second === undefined) return undefined;
  if (first === "pages") return { file: `pages/${second}`, path: rest };
  if (first !== "treatments" && first !== "concerns")
    return { file: first, path: [second, ...rest] };
  return { file: `${first}/${content[first][Number(second)]?.slug}`, path: rest };
}

/**
 * Only words and pictures are marked. An address or a choice is compared with other values, which a mark
 * would break.
 */
function isMarked({ file, path }: FieldPlace): boolean {
  const schema = schemaOf(file);
  if (!schema) return false;
  const { isWords, refersTo } = fieldMetaAt(schema, path);
  if (!isWords && refersTo !== "photo") return false;
  const form = fileSchemaOf(file);
  const isHidden = path.some((_, index) => schemaAtPath(form, path.slice(0, index + 1)).isHidden);
  return !isHidden && !UNMARKED.includes(writePlace({ file, path }));
}
