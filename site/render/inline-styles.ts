import type { Photo } from "../../content-model/schema/lists.ts";
import { island } from "../components/appointment-form/form-attributes.ts";
import { photo } from "../components/picture/picture-attributes.ts";
import type { ClientBuild } from "./client-build.ts";
import { stylesPlaceholder } from "./document.tsx";
import { createPageStyles, type Vocabulary } from "./page-styles.ts";

/** Replaces the placeholder in a page with the styles that the page can use. */
export function createStyleInliner(
  { css, words }: ClientBuild,
  photos: readonly Photo[],
): (html: string) => string {
  const stylesFor = createPageStyles(css);
  return (html) => {
    const ofTheForm = html.includes(`${island}=`) ? words.ofTheForm : [];
    const used = new Set([...words.ofEveryPage, ...ofTheForm, ...wordsInMarkup(html)]);
    return html.replace(stylesPlaceholder, () => stylesFor(used) + placeholders(html, photos));
  };
}

/** Each picture's placeholder is its dominant colour; a rule, because the policy forbids style attributes. */
function placeholders(html: string, photos: readonly Photo[]): string {
  const names = new Set(valuesOf(photo, html));
  return photos
    .filter(({ name }) => names.has(name))
    .map(({ name, colour }) => `[${photo}=${name}]{background:${colour}}`)
    .join("");
}

function valuesOf(attribute: string, html: string): string[] {
  return Array.from(
    html.matchAll(new RegExp(` ${attribute}="([^"]*)"`, "g")),
    ([, value = ""]) => value,
  );
}

/** Its tags and its classes. */
function wordsInMarkup(html: string): Vocabulary {
  const tags = Array.from(html.matchAll(/<([a-z]\w*)/g), ([, tag = ""]) => tag);
  return new Set([...tags, ...valuesOf("class", html).flatMap((value) => value.split(/\s+/))]);
}
