import type { IncomingMessage, ServerResponse } from "node:http";
import { chooseEncoding } from "./choose-encoding.ts";
import { parseRange } from "./range.ts";
import type { Responses, SiteResponse } from "./responses.ts";
import { strictTransport } from "./security-headers.ts";

type ServeOptions = {
  /** Says that a request came over TLS through a proxy, which the prepared headers do not know. */
  isForwardedTls: (forwardedProto: string | string[] | undefined) => boolean;
  reportNotFound: (path: string) => void;
};

/** Answers a request from the table. Everything was prepared at the start: no file is opened here. */
export function createSiteServer(responses: Responses, options: ServeOptions) {
  const { notFound, security } = responses;
  return (request: IncomingMessage, response: ServerResponse): void => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      sendEmpty(response, 405, ["allow", "GET, HEAD", ...security]);
      return;
    }
    const url = request.url ?? "/";
    const path = withoutQuery(url);
    const isOverTls = options.isForwardedTls(request.headers["x-forwarded-proto"]);
    const transport = isOverTls ? strictTransport : [];
    const found = findFile(responses, url);
    if (found) {
      send(request, response, found, transport);
      return;
    }
    const target = redirectTarget(responses, path);
    if (target !== undefined) {
      const location = target + url.slice(path.length);
      const caching = ["cache-control", "public, max-age=3600"];
      sendEmpty(response, 308, ["location", location, ...caching, ...security, ...transport]);
      return;
    }
    options.reportNotFound(path);
    sendWhole(request, response, 404, notFound, transport);
  };
}

/** The file of an address, its query set aside; some carry one of their own and are pages by themselves. */
function findFile({ files }: Responses, url: string): SiteResponse | undefined {
  return files.get(url) ?? files.get(withoutQuery(url));
}

function withoutQuery(url: string): string {
  const queryAt = url.indexOf("?");
  return queryAt === -1 ? url : url.slice(0, queryAt);
}

function sendEmpty(response: ServerResponse, status: number, headers: string[]): void {
  response.writeHead(status, ["content-length", "0", ...headers]);
  response.end();
}

function sendWhole(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  { variants }: SiteResponse,
  transport: string[],
): void {
  const { headers, body } = variants[chooseEncoding(request.headers["accept-encoding"])];
  response.writeHead(status, transport.length > 0 ? [...headers, ...transport] : headers);
  response.end(request.method === "HEAD" ? undefined : body);
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  found: SiteResponse,
  transport: string[],
): void {
  const variant = found.variants[chooseEncoding(request.headers["accept-encoding"])];
  if (isKnown(request.headers["if-none-match"], variant.etag)) {
    response.writeHead(304, [...variant.notModifiedHeaders, ...transport]);
    response.end();
    return;
  }
  const { length } = variant.body;
  const range = found.hasRanges ? askedRange(request, variant.etag, length) : undefined;
  if (range === "unsatisfiable") {
    const contentRange = ["content-range", `bytes */${length}`];
    sendEmpty(response, 416, [...contentRange, ...variant.notModifiedHeaders, ...transport]);
  } else if (range) {
    const part = variant.body.subarray(range.start, range.end + 1);
    const lengths = ["content-length", String(part.length)];
    lengths.push("content-range", `bytes ${range.start}-${range.end}/${length}`);
    // The first four hold type and length of the whole.
    const headers = [...variant.headers.slice(0, 2), ...lengths, ...variant.headers.slice(4)];
    response.writeHead(206, [...headers, ...transport]);
    response.end(request.method === "HEAD" ? undefined : part);
  } else {
    sendWhole(request, response, 200, found, transport);
  }
}

/** Old addresses, and a known address with a slash too many: one hop to where it is. */
function redirectTarget({ files, redirects }: Responses, path: string): string | undefined {
  const bare = path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
  return redirects.get(bare) ?? (bare !== path && files.has(bare) ? bare : undefined);
}

function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch === "*") return true;
  return ifNoneMatch.split(",").some((known) => known.trim().replace(/^W\//, "") === etag);
}

function askedRange(request: IncomingMessage, etag: string, length: number) {
  const ifRange = request.headers["if-range"];
  const isStale = ifRange !== undefined && ifRange !== etag;
  return isStale ? undefined : parseRange(request.headers.range, length);
}
