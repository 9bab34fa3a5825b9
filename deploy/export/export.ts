import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { SiteFile, SiteManifest } from "../../contract/site-manifest.ts";
import { securityHeaders } from "../../server/http/security-headers.ts";
import { readBuiltSite } from "../../server/settings/built-site.ts";
import { dist } from "../../site/dist.ts";
import {
  apacheConfig,
  type Export,
  netlifyHeaders,
  netlifyRedirects,
  redirectPage,
  type Variant,
} from "./host-files.ts";

/**
 * `npm run export`: the built site as a folder that any static host serves, with the
 * server's redirects and headers in the config formats of common hosts.
 */
const EXPORT = join(dist, "export");
/** The part of the policy that only a header can carry. A browser applies it beside the page's own policy. */
const HEADER_POLICY = "frame-ancestors 'none'";
const POLICY = "content-security-policy";
const CHARSET = /<meta charset="utf-8"\/?>/i;

const { manifest } = readBuiltSite(dist);
refuseFormWithoutFunction(manifest, process.argv.includes("--same-origin"));

const variants = manifest.files.filter(({ path }) => path.includes("?")).map(toVariant);
const site: Export = {
  redirects: manifest.redirects,
  variants: variants.map(({ variant }) => variant),
  // A static host uses TLS, so every answer may require it.
  headers: pairs([...securityHeaders({ isServedOverTls: true }), ...[POLICY, HEADER_POLICY]]),
};

await rm(EXPORT, { recursive: true, force: true });
for (const file of manifest.files) if (!file.path.includes("?")) await copy(file, file.file);
for (const { source, variant } of variants) await copy(source, variant.file);
for (const [from, to] of Object.entries(site.redirects))
  await put(`${from}.html`, redirectPage(to));
await put("_redirects", netlifyRedirects(site));
await put("_headers", netlifyHeaders(site));
await put(".htaccess", apacheConfig(site));
console.log(`${EXPORT} contains ${manifest.files.length} files, ready for any static host.`);

/** Refuses to export a form without a function, which would lose requests. */
function refuseFormWithoutFunction({ builtWith }: SiteManifest, isSameOrigin: boolean): void {
  if (builtWith.FUNCTIONS_URL || isSameOrigin) return;
  console.error(
    "FUNCTIONS_URL is not set: the exported form would have no function to answer it.\n" +
      "Set it to where the function runs, or add --same-origin where the host itself passes /functions/ on to a server.",
  );
  process.exit(1);
}

/** "/gallery?show=laser" cannot be a file's address; hosts that read queries are pointed at a copy. */
function toVariant(source: SiteFile): { source: SiteFile; variant: Variant } {
  const { pathname, searchParams } = new URL(source.path, "http://localhost");
  const [[key, value] = ["", ""]] = [...searchParams];
  const name = `variants${pathname}-${key}-${value}.html`;
  return { source, variant: { path: pathname, key, value, file: name } };
}

function pairs(flat: string[]): [name: string, value: string][] {
  return flat.flatMap((name, index) => (index % 2 === 0 ? [[name, flat[index + 1] ?? ""]] : []));
}

async function copy({ file, headers }: SiteFile, to: string): Promise<void> {
  await mkdir(dirname(join(EXPORT, to)), { recursive: true });
  const source = join(dist, "client", file);
  const policy = headers?.[POLICY];
  if (!policy) return cp(source, join(EXPORT, to));
  await writeFile(join(EXPORT, to), withPolicy(await readFile(source, "utf8"), policy));
}

/** A page that carries its policy itself: on a host without header files it holds too. */
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
