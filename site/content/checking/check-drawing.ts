import { basename } from "node:path";

/** A drawing stands in the page's own HTML: what could run there or lead elsewhere is refused. */
const REFUSED: readonly (readonly [RegExp, string])[] = [
  [/<\?|<!(?!--)/, "begins with a declaration: let the file begin with <svg>"],
  [
    /<(script|style|foreignObject|image|iframe|animate|set)\b/i,
    "holds <$1>, which a page cannot take over",
  ],
  [/\s(on\w+|style)\s*=/i, "has the attribute $1, which a page cannot take over"],
  [/(?:href|src)\s*=\s*["'](?!#)([^"']*)/i, "leads to $1: it may refer to its own parts alone"],
  [/url\(\s*["']?(?!["']?#)([^)]*)/i, "leads to $1: it may refer to its own parts alone"],
];

/** What is wrong with a drawing that stands inside a page; undefined if nothing is. */
export function drawingProblem(file: string, svg: string): string | undefined {
  for (const [pattern, message] of REFUSED) {
    const found = pattern.exec(svg);
    if (found) return message.replace("$1", found[1] ?? "");
  }
  if (!/^<svg [^>]*viewBox="0 0 [\d.]+ [\d.]+"/.test(svg))
    return 'begins with no <svg viewBox="0 0 …">';
  if (!/<title id=/.test(svg) || !/<desc id=/.test(svg))
    return "has no <title id> and <desc id> for those who cannot see it";
  const [start = ""] = basename(file).split(".");
  const ids = Array.from(svg.matchAll(/\sid="([^"]*)"/g), ([, id = ""]) => id);
  const stranger = ids.find((id) => !id.startsWith(`${start}-`));
  return stranger && `has the id ${stranger}: begin it with ${start}-, since ids are the page's`;
}
