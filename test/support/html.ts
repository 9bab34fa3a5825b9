import { Config, type HtmlElement, Parser } from "html-validate";
import { WHOLE_WORD } from "../../site/whole-words/unbroken.ts";

const parser = new Parser(await Config.empty().resolve());

export function parse(html: string): HtmlElement {
  return parser.parseHtml(html);
}

const WHOLE_WORDS = new RegExp(`<span class="${WHOLE_WORD}">([^<]*)</span>`, "g");

/** The words of an element as a reader gets them; scripts, styles and what is hidden left out. */
export function visibleText(html: string): string {
  const body = html.slice(html.indexOf("<body"));
  const shown = body
    .replace(/<(script|style)\b.*?<\/\1>/gs, " ")
    .replace(/\sdata-props="[^"]*"/g, "")
    .replace(WHOLE_WORDS, "$1")
    .replace(/<[^>]+>/g, " ");
  return unescapeHtml(shown).replace(/\s+/g, " ");
}

export function text(element: HtmlElement | null): string {
  return unescapeHtml(element?.textContent ?? "").trim();
}

export function attribute(element: HtmlElement | null, name: string): string {
  return unescapeHtml(element?.getAttributeValue(name) ?? "");
}

/** Without the no-break spaces of `Intl`. */
function withPlainSpaces(words: string): string {
  return words.replace(/[\u00A0\u202F]/g, " ");
}

/** The text without no-break characters and without the five character references that React writes. */
function unescapeHtml(html: string): string {
  return withPlainSpaces(html)
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");
}
