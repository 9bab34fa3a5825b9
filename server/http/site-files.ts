import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import sendFile from "@fastify/send";
import type { SiteFile } from "../../contract/site-manifest.ts";
import type { Report } from "../report.ts";
import type { BuiltSite } from "../settings/built-site.ts";
import { StartError } from "../start-error.ts";
import { takeConditions } from "./conditions.ts";
import { headersForOthers } from "./security-headers.ts";
import { decodeUnreserved, intendedPath } from "./typed-path.ts";

type SiteHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
) => "found" | "redirected" | "not found";

/** For a file whose name contains a hash of its content. */
export const immutableCache = "public, max-age=31536000, immutable";

/** The file extensions of the precompressed copies, smallest encoding first. */
const COPIES = { br: ".br", gzip: ".gz" } as const;

type FileResponse = {
  file: SiteFile;
  root: string;
  etag: string;
  status: 200 | 404;
  /** The Content-Security-Policy, for a page. */
  policy: Record<string, string>;
  reportError: (error: unknown) => void;
  /** Sends the 404 page in place of a file that cannot be read. Undefined for the 404 page itself. */
  sendInstead: (() => void) | undefined;
};

/**
 * Serves the files of a build, plus the hashed files of the previous build, which a page that is still
 * open in a browser may load. A path that the manifest does not list never becomes a path on the disk.
 * @throws StartError if a file of the build is missing
 */
export function createSiteFiles({ folder, manifest }: BuiltSite, report: Report): SiteHandler {
  const { files, previousFiles, redirects } = manifest;
  const root = join(folder, "client");
  const pagePolicy = { "content-security-policy": manifest.contentSecurityPolicy };
  const filesByPath = new Map([...previousFiles, ...files].map((file) => [file.path, file]));
  const etags = new Map(files.map((file) => [file.path, etagOf(file, root)]));
  const notFoundPage = filesByPath.get(manifest.notFound);
  if (!notFoundPage) throw new StartError("The build has no page for status 404: npm run build");
  // The path of the 404 page itself also answers with status 404.
  filesByPath.delete(manifest.notFound);
  const targets = new Map(Object.entries(redirects));
  for (const path of filesByPath.keys()) if (!path.includes("?")) targets.set(path, path);
  return (request, response, { pathname, search, searchParams }) => {
    const send = (file: SiteFile, status: FileResponse["status"]) => {
      const reportError = (error: unknown) => report(`${file.file} cannot be sent`, error);
      const etag = etags.get(file.path) ?? etagOf(file, root);
      const policy = file.file.endsWith(".html") ? pagePolicy : {};
      const sendInstead = file === notFoundPage ? undefined : () => send(notFoundPage, 404);
      const answer = { file, root, etag, status, policy, reportError, sendInstead };
      respond(answer, request, response).catch((error) => {
        reportError(error);
        response.destroy();
      });
    };
    const path = decodeUnreserved(pathname);
    const found = variantOf(filesByPath, path, searchParams) ?? filesByPath.get(path);
    if (found) {
      send(found, 200);
      return "found";
    }
    const target = targets.get(intendedPath(path) ?? "");
    if (target !== undefined) {
      const headers = { location: target + search, "cache-control": "public, max-age=3600" };
      response.writeHead(308, { ...headers, "content-length": 0 }).end();
      return "redirected";
    }
    send(notFoundPage, 404);
    return "not found";
  };
}

/** Finds a page variant by its whole query, else by one parameter, such as "?show=laser". Ignores others, such as tracking parameters. */
function variantOf(
  filesByPath: ReadonlyMap<string, SiteFile>,
  pathname: string,
  query: URLSearchParams,
) {
  const whole = filesByPath.get(`${pathname}?${query}`);
  if (whole) return whole;
  for (const [name, value] of query) {
    const variant = filesByPath.get(`${pathname}?${name}=${value}`);
    if (variant) return variant;
  }
  return undefined;
}

/** The ETag: the name if it contains a hash, else a hash of the content, because a changed file can keep its size and time. */
function etagOf({ file, isImmutable }: SiteFile, root: string): string {
  if (isImmutable) return file;
  try {
    return hash("sha256", readFileSync(join(root, file))).slice(0, 20);
  } catch (cause) {
    throw new StartError(`The build lacks ${file}: npm run build`, { cause });
  }
}

async function respond(
  { file, root, etag: fileTag, status, policy, reportError, sendInstead }: FileResponse,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const encoding = file.isCompressed ? acceptedEncoding(request) : undefined;
  // Each encoding needs its own ETag (RFC 9110 §8.8.3.3).
  const etag = `"${fileTag}${encoding ? `-${encoding}` : ""}"`;
  const cacheControl = file.isImmutable ? immutableCache : "no-cache";
  const commonHeaders = {
    ...(status === 200 && { etag }),
    "cache-control": cacheControl,
    ...(file.isCompressed && { vary: "Accept-Encoding" }),
    ...headersForOthers(file.contentType),
    ...policy,
  };
  const decided = takeConditions(request, status === 200 ? etag : undefined);
  if (decided === 304) return void response.writeHead(304, commonHeaders).end();
  if (decided === 412) {
    const headers = { "cache-control": "no-cache", "content-length": 0 };
    return void response.writeHead(412, headers).end();
  }
  const path = `/${file.file}${encoding ? COPIES[encoding] : ""}`;
  const sent = await sendFile(request, path, {
    root,
    dotfiles: "allow",
    cacheControl: false,
    lastModified: false,
    etag: false,
    acceptRanges: status === 200,
  });
  const { headers, stream, type } = sent;
  stream.on("error", (error) => {
    // A read error ends this connection only, not the server.
    reportError(error);
    response.destroy();
  });
  const isFile = type === "file";
  const statusCode = isFile && status === 404 ? 404 : sent.statusCode;
  // 416 is the client's error. Any other error means that a file of the build is missing or unreadable.
  if (sent.type === "error" && statusCode !== 416) {
    reportError(sent.metadata.error);
    if (sendInstead) return sendInstead();
  }
  // With pipelining, a queued response emits no "close" if the client disconnects: only the request does.
  if (request.destroyed) return void stream.destroy();
  request.once("close", () => stream.destroy());
  response.writeHead(statusCode, {
    ...headers,
    ...(isFile ? commonHeaders : { "cache-control": "no-cache", ...policy }),
    ...(isFile && { "content-type": file.contentType }),
    ...(isFile && encoding && { "content-encoding": encoding }),
  });
  stream.pipe(response);
}

/** The smallest encoding that the client accepts. "gzip, br;q=0" excludes brotli. */
function acceptedEncoding({ headers }: IncomingMessage): keyof typeof COPIES | undefined {
  const accepted = String(headers["accept-encoding"] ?? "");
  const isAccepted = (name: string) =>
    new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`, "i").test(accepted);
  return (Object.keys(COPIES) as (keyof typeof COPIES)[]).find(isAccepted);
}
