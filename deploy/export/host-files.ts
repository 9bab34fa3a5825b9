/**
 * The server's behaviour in the config formats of common static hosts. Addresses
 * and queries hold letters, digits and hyphens only, so no pattern needs escaping.
 */
export type Export = {
  /** Old address → address. */
  redirects: Readonly<Record<string, string>>;
  variants: readonly Variant[];
  /** Of every answer. */
  headers: readonly (readonly [name: string, value: string])[];
};

/** A page at an address with one query answered, kept as `file` without a leading slash. */
export type Variant = { path: string; key: string; value: string; file: string };

const HASHED_FOLDERS = ["assets", "pictures"];
const IMMUTABLE = "public, max-age=31536000, immutable";

/** `_redirects`, read by Netlify and Cloudflare Pages. Forced, because a redirect page stands at the same address. */
export function netlifyRedirects({ redirects }: Export): string {
  return lines(Object.entries(redirects).map(([from, to]) => `${from} ${to} 301!`));
}

/** `_headers`, read by Netlify and Cloudflare Pages. */
export function netlifyHeaders({ headers }: Export): string {
  return lines([
    "/*",
    ...headers.map(([name, value]) => `  ${name}: ${value}`),
    ...HASHED_FOLDERS.flatMap((folder) => [`/${folder}/*`, `  cache-control: ${IMMUTABLE}`]),
  ]);
}

/** `.htaccess`, read by Apache (with mod_rewrite and mod_headers) and LiteSpeed. */
export function apacheConfig({ redirects, variants, headers }: Export): string {
  return lines([
    "ErrorDocument 404 /404.html",
    "Options -Indexes -MultiViews",
    // /contact is a page, and /contact/sent makes it a folder, too.
    "DirectorySlash Off",
    "RewriteEngine On",
    ...Object.entries(redirects).map(
      ([from, to]) => `RewriteRule ^${from.slice(1)}/?$ ${to} [R=301,L]`,
    ),
    ...variants.flatMap(({ path, key, value, file }) => [
      `RewriteCond %{QUERY_STRING} ^${key}=${value}$`,
      `RewriteRule ^${path.slice(1)}$ /${file} [END]`,
    ]),
    "RewriteRule ^(.+)/$ /$1 [R=301,L]",
    "RewriteCond %{REQUEST_FILENAME}.html -f",
    "RewriteRule ^(.+)$ /$1.html [END]",
    "<IfModule mod_headers.c>",
    ...headers.map(([name, value]) => `  Header always set ${name} ${quoted(value)}`),
    `  <If "%{REQUEST_URI} =~ m#^/(${HASHED_FOLDERS.join("|")})/#">`,
    `    Header set cache-control ${quoted(IMMUTABLE)}`,
    "  </If>",
    "</IfModule>",
    "AddType image/avif .avif",
    "AddType font/woff2 .woff2",
    "AddType application/manifest+json .webmanifest",
  ]);
}

/** A redirect page for a host that reads none of these files. */
export function redirectPage(to: string): string {
  return `<!doctype html>
<html lang="en-CA">
<meta charset="utf-8">
<title>Moved</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${to}">
<meta http-equiv="refresh" content="0; url=${to}">
<p>This page has moved: <a href="${to}">${to}</a></p>
</html>
`;
}

function lines(all: readonly string[]): string {
  return `${all.join("\n")}\n`;
}

/** Apache's own quoting; a policy is full of single quotes. */
function quoted(value: string): string {
  return `"${value.replaceAll('"', '\\"')}"`;
}
