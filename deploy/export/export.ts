/**
 * `npm run export`: the built site as a folder that any static host serves, with the
 * server's redirects and headers in the config formats of common hosts.
 */
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { defaultPublicKey } from "../../contract/appointment-request.ts";
import type { SiteFile, SiteManifest } from "../../contract/site-manifest.ts";
import { securityHeaders } from "../../server/http/security-headers.ts";
import { readBuiltSite } from "../../server/settings/built-site.ts";
import { dist } from "../../site/render/dist.ts";
import { functionProblem } from "./function-problem.ts";
import { netlifyHeaders, netlifyRedirects, nginxMap, redirectPage } from "./host-files.ts";

const EXPORT = join(dist, "export");
/** The directives that a `<meta>` policy cannot contain. A browser enforces this header in addition to the page's policy. */
const HEADER_POLICY = "frame-ancestors 'none'";
const POLICY = "content-security-policy";
const CHARSET = /<meta charset="utf-8"\/?>/i;

const { folder, manifest } = readBuiltSite(dist);
await refuseFormWithoutFunction(manifest, process.argv.includes("--same-origin"));

// A static host cannot serve a variant by query, such as "/gallery?show=laser".
const files = [...manifest.files, ...manifest.previousFiles].filter(
  ({ path }) => !path.includes("?"),
);
// Static hosts serve over TLS, so HSTS is safe.
const headers = { ...securityHeaders({ isServedOverTls: true }), [POLICY]: HEADER_POLICY };

await rm(EXPORT, { recursive: true, force: true });
for (const file of files) await copy(file);
for (const [from, to] of Object.entries(manifest.redirects)) {
  const [path] = to.split(/[?#]/);
  const page = files.find((file) => file.path === path)?.file;
  const html = page ? await readFile(join(EXPORT, page), "utf8") : "";
  const file = from.endsWith(".html") ? from : `${from}.html`;
  // "/index.html" is the old address of a page that the host itself serves.
  if (!files.some((one) => `/${one.file}` === file)) await put(file, redirectPage(to, html));
}
await put("_redirects", netlifyRedirects(manifest.redirects));
const pages = files.filter(({ file }) => file.endsWith(".html")).map(({ path }) => path);
const named = pages.filter((path) => path !== manifest.notFound && path !== "/");
await put("nginx-map.conf", nginxMap(named, manifest.redirects));
await put("_headers", netlifyHeaders(headers, files));
console.log(`${EXPORT} holds ${files.length} files, ready for any static host.`);

/** Exits if no function would take the exported form, because its requests would be lost. */
async function refuseFormWithoutFunction(
  { builtWith, content }: SiteManifest,
  isSameOrigin: boolean,
): Promise<void> {
  if (isSameOrigin) return;
  const { FUNCTIONS_URL, PUBLIC_ANON_KEY, SITE_URL } = builtWith;
  const problem = FUNCTIONS_URL
    ? await functionProblem({
        functionsUrl: FUNCTIONS_URL,
        publicKey: PUBLIC_ANON_KEY || defaultPublicKey,
        origin: new URL(SITE_URL || content.siteUrl).origin,
      })
    : "FUNCTIONS_URL is not set: the exported form would have no function to answer it.\n" +
      "Set it to where the function runs, or add --same-origin where the host itself passes /functions/ on to a server.";
  if (problem === undefined) return;
  console.error(problem);
  process.exit(1);
}

async function copy({ file }: SiteFile): Promise<void> {
  const source = join(folder, "client", file);
  if (!file.endsWith(".html")) return cp(source, join(EXPORT, file));
  const html = await readFile(source, "utf8");
  await put(file, withPolicy(html, manifest.contentSecurityPolicy));
}

/** Adds the policy to the page as a `<meta>` element, for hosts without header files. */
function withPolicy(html: string, policy: string): string {
  if (!CHARSET.test(html)) throw new Error("A page names no charset.");
  const own = policy.replace(`; ${HEADER_POLICY}`, "");
  return html.replace(
    CHARSET,
    (charset) => `${charset}<meta http-equiv="${POLICY}" content="${own}">`,
  );
}

async function put(file: string, body: string): Promise<void> {
  await mkdir(dirname(join(EXPORT, file)), { recursive: true });
  await writeFile(join(EXPORT, file), body);
}
