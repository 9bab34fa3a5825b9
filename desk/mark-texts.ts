import { vercelStegaCombine } from "@vercel/stega";
import { type Content, schemaOf } from "../site/content/content-schema.ts";
import type { Path } from "../site/content/mistakes.ts";
import { type FieldPlace, writePlace } from "../site/content/reading/field-place.ts";
import { fieldMetaAt } from "../site/content/schema/field-meta.ts";
import { mapTexts } from "../site/content/texts.ts";

/** The header measures the brand's name; the clinic's picture is for search engines. */
const UNMARKED = ["business#brand.name", "business#clinicPhoto"];

/** The content with an invisible mark at the end of every text and picture's name that says which field it is. */
export function markTexts(content: Content): Content {
  return mapTexts(content, (text, path) => {
    const place = placeOf(path, content);
    return place && isMarked(place) ? vercelStegaCombine(text, writePlace(place), false) : text;
  });
}

/** Where a text of the whole content stands in its file. */
function placeOf([first, second, ...rest]: Path, content: Content): FieldPlace | undefined {
  if (typeof first !== "string" || second === undefined) return undefined;
  if (first === "pages") return { file: `pages/${second}`, path: rest };
  if (first !== "treatments" && first !== "concerns")
    return { file: first, path: [second, ...rest] };
  return { file: `${first}/${content[first][Number(second)]?.slug}`, path: rest };
}

/** Words alone, and what is looked up by a function of the draft: an address or a choice is compared with others. */
function isMarked({ file, path }: FieldPlace): boolean {
  const schema = schemaOf(file);
  if (!schema) return false;
  const metas = path.map((_, index) => fieldMetaAt(schema, path.slice(0, index + 1)));
  const own = metas.at(-1);
  const isShown =
    !UNMARKED.includes(writePlace({ file, path })) && !metas.some(({ isHidden }) => isHidden);
  return isShown && (own?.isWords === true || own?.refersTo === "photo");
}
