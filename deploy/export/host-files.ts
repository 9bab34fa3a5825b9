const HASHED_FOLDERS = ["assets", "pictures"];
const IMMUTABLE = "public, max-age=31536000, immutable";

/** `_redirects`, read by Netlify and Cloudflare Pages: old address → address. Forced, because a redirect page stands at the same address. */
export function netlifyRedirects(redirects: Readonly<Record<string, string>>): string {
  return lines(Object.entries(redirects).map(([from, to]) => `${from} ${to} 301!`));
}

/** `_headers`, read by Netlify and Cloudflare Pages. @param headers of every answer, as name and value */
export function netlifyHeaders(headers: readonly (readonly [string, string])[]): string {
  return lines([
    "/*",
    ...headers.map(([name, value]) => `  ${name}: ${value}`),
    "/version.json",
    "  cache-control: no-store",
    ...HASHED_FOLDERS.flatMap((folder) => [`/${folder}/*`, `  cache-control: ${IMMUTABLE}`]),
  ]);
}

/** For a host that reads none of these files: a page that leads on by itself, in the language and under the title of the one it leads to. */
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
