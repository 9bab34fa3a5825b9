import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import sirv, { type RequestHandler } from "sirv";
import type { SiteFile } from "../../contract/site-manifest.ts";
import type { BuiltSite } from "../settings/built-site.ts";
import { StartError } from "../start-error.ts";

type SiteHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
) => "found" | "redirected" | "not found";

const PAGE = { "content-type": "text/html; charset=utf-8", "cache-control": "no-cache" };

type Served = { file: SiteFile; serve: RequestHandler };

/**
 * Serves every address of a build, and the hashed files of those before: a page that a visitor has
 * open may ask for them. An address that no manifest lists never meets the disk.
 */
export function createSiteFiles(site: BuiltSite, kept: readonly BuiltSite[]): SiteHandler {
  const { redirects, translations, notFound } = site.manifest;
  const served = new Map<string, Served>();
  for (const before of kept) list(before, served, ({ isImmutable }) => isImmutable);
  list(site, served, () => true);
  const missing = [...translations, { prefix: "", notFound }].map((one) => {
    const found = served.get(one.notFound);
    // The page's own address answers 404, too.
    served.delete(one.notFound);
    if (!found) throw new StartError("The build lists no page for 404: npm run build");
    const page = readFileSync(join(site.folder, "client", found.file.file));
    return { prefix: one.prefix, page, headers: found.file.headers };
  });
  return (request, response, { pathname, search }) => {
    const found = served.get(pathname + search) ?? served.get(pathname);
    if (found) {
      send(found, request, response);
      return "found";
    }
    const bare = pathname.replace(/(?<=.)\/$/, "");
    const target = redirects[bare] ?? (bare !== pathname && served.has(bare) ? bare : undefined);
    if (target !== undefined) {
      const headers = { location: target + search, "cache-control": "public, max-age=3600" };
      response.writeHead(308, { ...headers, "content-length": 0 }).end();
      return "redirected";
    }
    const { page, headers } = missing.find(({ prefix }) => pathname.startsWith(`${prefix}/`)) ?? {};
    response.writeHead(404, { ...headers, ...PAGE });
    response.end(request.method === "HEAD" ? undefined : page);
    return "not found";
  };
}

function list(site: BuiltSite, served: Map<string, Served>, isListed: (file: SiteFile) => boolean) {
  const serve = sirv(join(site.folder, "client"), {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
  });
  for (const file of site.manifest.files)
    if (isListed(file)) served.set(file.path, { file, serve });
}

function send({ file, serve }: Served, request: IncomingMessage, response: ServerResponse): void {
  const { contentType, isImmutable, headers = {} } = file;
  response.setHeader("content-type", contentType);
  response.setHeader(
    "cache-control",
    isImmutable ? "public, max-age=31536000, immutable" : "no-cache",
  );
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  request.url = `/${file.file}`;
  serve(request, response);
}
