import { basename } from "node:path";

/** A drawing is inlined into the page's HTML, so scripts, styles and references to other files are refused. */
const REFUSED: readonly (readonly [RegExp, string])[] = [
  [/<\?|<!(?!--)/, "begins with a declaration: let the file begin with <svg>"],
  [
    /<(script|style|foreignObject|image|iframe|animate|set)\b/i,
    "contains <$1>, which is not allowed within a page",
  ],
  [/\s(on\w+|style)\s*=/i, "has the attribute $1, which is not allowed within a page"],
  [/(?:href|src)\s*=\s*["'](?!#)([^"']*)/i, "refers to $1: it may only refer to its own parts"],
  [/url\(\s*["']?(?!["']?#)([^)]*)/i, "refers to $1: it may only refer to its own parts"],
];

/** Returns the first problem of a drawing that pages inline, or undefined. @param file its path, which names its ids */
export function drawingProblem(file: string, svg: string): string | undefined {
  for (const [pattern, message] of REFUSED) {
    const found = pattern.exec(svg);
    if (found) return message.replace("$1", () => found[1] ?? "");
  }
  if (!/^<svg [^>]*viewBox="0 0 [\d.]+ [\d.]+"/.test(svg))
    return 'does not begin with <svg viewBox="0 0 …">';
  if (!/^<svg [^>]*role="img" aria-label="[^"]+"[^>]*>\s*<g aria-hidden="true">/.test(svg))
    return 'does not begin with <svg … role="img" aria-label="…"> and <g aria-hidden="true"> for screen readers';
  const [name = ""] = basename(file).split(".");
  const ids = Array.from(svg.matchAll(/\sid="([^"]*)"/g), ([, id = ""]) => id);
  const wrongId = ids.find((id) => !id.startsWith(`${name}-`));
  return (
    wrongId && `has the id ${wrongId}: begin it with ${name}-, because ids are unique in a page`
  );
}
