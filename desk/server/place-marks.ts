import { vercelStegaClean, vercelStegaDecodeAll } from "@vercel/stega";

const TOKEN = /<(script|style|title)\b.*?<\/\1>|<[^>]*>|[^<]+/gs;
const WITHOUT_END = /^<!|^<(?:area|br|col|embed|hr|img|input|link|meta|source|track|wbr)\b|\/>$/;
/** A mark within an address, where each of its letters is three or four encoded bytes. */
const IN_ADDRESS = /(?:%E2%80%8[BCD]|%E2%81%A[0-3]|%EF%BB%BF|%F0%9D%85%B\w){4,}/gi;

/**
 * Turns the invisible marks of a page into an attribute of the element that shows them, so that the page is
 * otherwise the one visitors get: `<h1 data-desk="pages/home#hero.heading">`.
 */
export function placeMarks(html: string): string {
  const parts: { text: string; places: Set<string> }[] = [];
  const open: number[] = [];
  for (const [token, whole] of html.matchAll(TOKEN)) {
    const isTag = token.startsWith("<") && !whole;
    const places = whole ? [] : (vercelStegaDecodeAll<string>(token) ?? []);
    const text = vercelStegaClean(token).replace(IN_ADDRESS, "");
    // The props of an island and a further file of a picture contain marks too. What shows them is
    // the island's elements and the picture's image.
    const isOwn = isTag && !token.includes(" data-island=") && !token.startsWith("<source");
    parts.push({ text, places: new Set(isOwn ? places : []) });
    if (token.startsWith("</")) open.pop();
    else if (isTag && !WITHOUT_END.test(token)) open.push(parts.length - 1);
    else if (!isTag) for (const place of places) parts[open.at(-1) ?? 0]?.places.add(place);
  }
  return parts
    .map(({ text, places }) => (places.size > 0 ? withPlaces(text, places) : text))
    .join("");
}

function withPlaces(tag: string, places: ReadonlySet<string>): string {
  return tag.replace(/\/?>$/, (end) => ` data-desk="${[...places].join(" ")}"${end}`);
}
