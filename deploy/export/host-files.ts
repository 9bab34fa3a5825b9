import type { SiteFile } from "../../contract/site-manifest.ts";
import { headersForOthers, RESOURCE_POLICY } from "../../server/http/security-headers.ts";
import { immutableCache } from "../../server/http/send-site-file.ts";

/**
 * `_redirects` for Netlify, which serves the redirect page at the same path unless the redirect is forced ("!").
 * Cloudflare Pages ignores a line with "!", and serves that page.
 */
export function netlifyRedirects(redirects: Readonly<Record<string, string>>): string {
  return lines(Object.entries(redirects).map(([from, to]) => `${from} ${to} 301!`));
}

/**
 * For nginx: the variable `$intended` is the target of a redirect, or the page whose path was written with
 * capitals or with a slash or punctuation at its end. Empty for the pages themselves.
 */
export function nginxMap(
  pages: readonly string[],
  redirects: Readonly<Record<string, string>>,
): string {
  const targets = { ...redirects, ...Object.fromEntries(pages.map((path) => [path, path])) };
  const entries = Object.entries(targets).map(
    ([from, to]) => `    "~*^${from.replaceAll(".", "\\.")}[\\W_]*$" ${to};`,
  );
  // The first pattern counts. Plain names would ignore the case.
  const exact = pages.map((path) => `    "~^${path}$" '';`);
  return lines(["map $uri $intended {", "    default '';", ...exact, ...entries, "}"]);
}

/**
 * `_headers` for Netlify and Cloudflare Pages. They join the values of all rules that match a path, so the rule for
 * every path has no resource policy: without one, any site may show a file.
 * @param headers names and values for every response. @param files of the export
 */
export function netlifyHeaders(
  headers: Readonly<Record<string, string>>,
  files: readonly Pick<SiteFile, "path" | "contentType">[],
): string {
  const everywhere = Object.entries(headers).filter(([name]) => name !== RESOURCE_POLICY);
  const cached = ["cache-control", immutableCache] as const;
  // One rule for all pictures, because Cloudflare reads a hundred.
  const others = files.filter(({ path }) => !path.startsWith("/pictures/"));
  return lines([
    ...rule("/*", everywhere),
    ...rule("/version.json", [["cache-control", "no-store"]]),
    ...rule("/assets/*", [cached]),
    ...rule("/pictures/*", [cached, ...forOthers("image/*")]),
    ...others.flatMap(({ path, contentType }) => {
      const headers = forOthers(contentType);
      return headers.length > 0 ? rule(path, headers) : [];
    }),
  ]);
}

function forOthers(contentType: string): [string, string][] {
  return Object.entries(headersForOthers(contentType));
}

function rule(path: string, headers: readonly (readonly [string, string])[]): string[] {
  return [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)];
}

/** A redirect page for hosts that support neither file. It has the language and the title of its target. */
export function redirectPage(to: string, page: string): string {
  const [, lang = ""] = /<html lang="([^"]*)"/.exec(page) ?? [];
  const [, title = to] = /<title>(.*?)<\/title>/s.exec(page) ?? [];
  return `<!doctype html>
<html lang="${lang}">
<meta charset="utf-8">
<title>${title}</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${to}">
<meta http-equiv="refresh" content="0; url=${to}">
<p><a href="${to}">${title}</a></p>
</html>
`;
}

function lines(all: readonly string[]): string {
  return `${all.join("\n")}\n`;
}
