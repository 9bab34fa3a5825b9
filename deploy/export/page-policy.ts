import { createHash } from "node:crypto";

const HASH = / 'sha256-[\w+/=]+'/g;
const CHARSET = /<meta charset="utf-8"\/?>/i;

/** What only a header can say. A browser enforces it beside the page's own policy. */
export const HEADER_POLICY = "frame-ancestors 'none'";

/**
 * A page that carries its policy itself: on a host without header files it holds too,
 * and it names the page's own styles alone, where the server's names those of all pages
 * and would be too long for the hosts' files.
 * @param sitePolicy the policy of every page
 * @param allPages every page, to tell whose styles a hash is for
 */
export function withOwnPolicy(
  html: string,
  sitePolicy: string,
  allPages: ReadonlySet<string>,
): string {
  if (!CHARSET.test(html)) throw new Error("a page names no charset");
  const own = styleHashes(html);
  const policy = sitePolicy
    .replace(HASH, (hash) => {
      const name = hash.trim().slice(1, -1);
      return own.has(name) || !allPages.has(name) ? hash : "";
    })
    .split("; ")
    .filter((directive) => !directive.startsWith("frame-ancestors"))
    .join("; ");
  const meta = `<meta http-equiv="content-security-policy" content="${policy}">`;
  return html.replace(CHARSET, (charset) => charset + meta);
}

/** "sha256-…" of every inlined style. */
export function styleHashes(html: string): Set<string> {
  const styles = html.matchAll(/<style>(.*?)<\/style>/gs);
  return new Set(Array.from(styles, ([, style = ""]) => hashOf(style)));
}

function hashOf(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}
