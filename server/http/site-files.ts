import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import sendFile from "@fastify/send";
import type { SiteFile } from "../../contract/site-manifest.ts";
import type { Report } from "../report.ts";
import type { BuiltSite } from "../settings/built-site.ts";
import { StartError } from "../start-error.ts";

type SiteHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
) => "found" | "redirected" | "not found";

const PAGE = { "content-type": "text/html; charset=utf-8", "cache-control": "no-cache" };

/** The file extensions of the precompressed copies, smallest encoding first. */
const COPIES = { br: ".br", gzip: ".gz" } as const;

type Served = { file: SiteFile; root: string; etag: string; lost: (error: unknown) => void };

/**
 * Serves the files of a build, plus the hashed files of the previous build, which a page that is still
 * open in a browser may load. A path that the manifest does not list causes no file system access.
 */
export function createSiteFiles({ folder, manifest }: BuiltSite, report: Report): SiteHandler {
  const { files, previousFiles, redirects, notFound } = manifest;
  const root = join(folder, "client");
  const served = new Map([...previousFiles, ...files].map((file) => [file.path, file]));
  const tags = new Map(files.map((file) => [file.path, tagOf(file, root)]));
  const sendNotFound = createNotFound(served.get(notFound), root);
  // The path of the 404 page itself also answers with status 404.
  served.delete(notFound);
  return (request, response, { pathname, search, searchParams }) => {
    const found = variantOf(served, pathname, searchParams) ?? served.get(pathname);
    if (found) {
      const lost = (error: unknown) => report(`${found.file} cannot be sent`, error);
      const etag = tags.get(found.path) ?? tagOf(found, root);
      answer({ file: found, root, etag, lost }, request, response).catch((error) => {
        lost(error);
        response.destroy();
      });
      return "found";
    }
    const bare = pathname.replace(/(?<=.)\/$/, "");
    const target = redirects[bare] ?? (bare !== pathname && served.has(bare) ? bare : undefined);
    if (target !== undefined) {
      const headers = { location: target + search, "cache-control": "public, max-age=3600" };
      response.writeHead(308, { ...headers, "content-length": 0 }).end();
      return "redirected";
    }
    sendNotFound(request, response);
    return "not found";
  };
}

/** Finds a page variant by its whole query, else by one parameter, such as "?show=laser". Ignores others, such as tracking parameters. */
function variantOf(
  served: ReadonlyMap<string, SiteFile>,
  pathname: string,
  query: URLSearchParams,
) {
  const whole = served.get(`${pathname}?${query}`);
  if (whole) return whole;
  for (const [name, value] of query) {
    const variant = served.get(`${pathname}?${name}=${value}`);
    if (variant) return variant;
  }
  return undefined;
}

/** The ETag: the name if it contains a hash, else a hash of the content, because a changed file can keep its size and time. */
function tagOf({ file, isImmutable }: SiteFile, root: string): string {
  return isImmutable ? file : hash("sha256", readFileSync(join(root, file))).slice(0, 20);
}

/** @throws StartError */
function createNotFound(file: SiteFile | undefined, root: string) {
  if (!file) throw new StartError("The build has no page for status 404: npm run build");
  const read = (ending: string) => readFileSync(join(root, file.file + ending));
  const copies = { br: read(COPIES.br), gzip: read(COPIES.gzip), identity: read("") };
  return (request: IncomingMessage, response: ServerResponse) => {
    const encoding = encodingFor(request);
    const body = copies[encoding ?? "identity"];
    response.writeHead(404, {
      ...file.headers,
      ...PAGE,
      "content-length": body.length,
      vary: "Accept-Encoding",
      ...(encoding && { "content-encoding": encoding }),
    });
    response.end(request.method === "HEAD" ? undefined : body);
  };
}

async function answer(
  { file, root, etag: tag, lost }: Served,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const encoding = file.isCompressed ? encodingFor(request) : undefined;
  // Each encoding needs its own ETag (RFC 9110 §8.8.3.3).
  const etag = `"${tag}${encoding ? `-${encoding}` : ""}"`;
  const cacheControl = file.isImmutable ? "public, max-age=31536000, immutable" : "no-cache";
  const ofEvery = {
    etag,
    "cache-control": cacheControl,
    ...(file.isCompressed && { vary: "Accept-Encoding" }),
    ...file.headers,
  };
  if (isKnown(request, etag)) return void response.writeHead(304, ofEvery).end();
  const path = `/${file.file}${encoding ? COPIES[encoding] : ""}`;
  const sent = await sendFile(request, path, {
    ...{ root, dotfiles: "allow", cacheControl: false, lastModified: false, etag: false },
  });
  const { statusCode, headers, stream, type } = sent;
  stream.on("error", (error) => {
    // A read error ends this connection only, not the server.
    lost(error);
    response.destroy();
  });
  // 412 and 416 are the client's errors. Any other error means that a file of the build is missing or unreadable.
  if (sent.type === "error" && ![412, 416].includes(statusCode)) lost(sent.metadata.error);
  // With pipelining, a queued response emits no "close" if the client disconnects: only the request does.
  if (request.destroyed) return void stream.destroy();
  request.once("close", () => stream.destroy());
  const isFile = type === "file";
  response.writeHead(statusCode, {
    ...headers,
    ...(isFile ? ofEvery : { "cache-control": "no-cache", ...file.headers }),
    ...(isFile && { "content-type": file.contentType }),
    ...(isFile && encoding && { "content-encoding": encoding }),
  });
  stream.pipe(response);
}

/** Whether If-None-Match contains the ETag (RFC 9110 §13.1.2). */
function isKnown({ headers }: IncomingMessage, etag: string): boolean {
  const known = headers["if-none-match"]?.split(",").map((one) => one.trim().replace(/^W\//, ""));
  return known?.some((one) => one === etag || one === "*") ?? false;
}

/** The smallest encoding that the client accepts. "gzip, br;q=0" excludes brotli. */
function encodingFor({ headers }: IncomingMessage): keyof typeof COPIES | undefined {
  const accepted = String(headers["accept-encoding"] ?? "");
  const isTaken = (name: string) =>
    new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`, "i").test(accepted);
  return (Object.keys(COPIES) as (keyof typeof COPIES)[]).find(isTaken);
}
