import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { chooseEncoding } from "./choose-encoding.ts";
import type { Responses, SiteResponse, Variant } from "./responses.ts";

export function createSiteServer(responses: Responses): RequestListener {
  const { files, notFound, security } = responses;
  return (request, response) => {
    const { method, url = "/" } = request;
    // HTTP/1.1 keeps connections open by default: 48 bytes less in every answer.
    response.removeHeader("connection");
    if (method !== "GET" && method !== "HEAD") {
      return sendEmpty(response, 405, ["allow", "GET, HEAD", ...security]);
    }
    const [path = ""] = url.split("?", 1);
    const file = files.get(url) ?? files.get(path);
    if (file) return sendFile(request, response, file);
    const target = redirectTarget(responses, path);
    if (target === undefined) {
      return send(request, response, 404, variantFor(request, notFound(path)));
    }
    const caching = ["cache-control", "public, max-age=3600"];
    const location = ["location", target + url.slice(path.length)];
    sendEmpty(response, 308, [...location, ...caching, ...security]);
  };
}

function redirectTarget({ files, redirects }: Responses, path: string): string | undefined {
  const bare = path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
  return redirects.get(bare) ?? (bare !== path && files.has(bare) ? bare : undefined);
}

function sendFile(request: IncomingMessage, response: ServerResponse, file: SiteResponse): void {
  const variant = variantFor(request, file);
  const { etag, body, notModifiedHeaders } = variant;
  const isKnown = knows(request.headers["if-none-match"], etag);
  const range = file.hasRanges && !isKnown ? askedRange(request, etag, body.length) : undefined;
  if (isKnown) {
    response.writeHead(304, notModifiedHeaders).end();
  } else if (range === "unsatisfiable") {
    sendEmpty(response, 416, ["content-range", `bytes */${body.length}`, ...notModifiedHeaders]);
  } else if (range) {
    const part = body.subarray(range.start, range.end + 1);
    const lengths = ["content-length", String(part.length)];
    lengths.push("content-range", `bytes ${range.start}-${range.end}/${body.length}`);
    // The first four entries are the type and the length of the whole.
    const headers = [...variant.headers.slice(0, 2), ...lengths, ...variant.headers.slice(4)];
    send(request, response, 206, { headers, body: part });
  } else {
    send(request, response, 200, variant);
  }
}

function variantFor({ headers }: IncomingMessage, { variants }: SiteResponse) {
  return variants[chooseEncoding(headers["accept-encoding"])];
}

function knows(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch === "*") return true;
  return ifNoneMatch.split(",").some((known) => known.trim().replace(/^W\//, "") === etag);
}

/** The one range asked for, both ends included; undefined where the whole is to be sent (RFC 9110 §14.2). */
function askedRange({ headers }: IncomingMessage, etag: string, length: number) {
  const isStale = headers["if-range"] !== undefined && headers["if-range"] !== etag;
  const [, first = "", last = ""] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(headers.range ?? "") ?? [];
  if (isStale || first + last === "") return undefined;
  const start = first === "" ? Math.max(0, length - Number(last)) : Number(first);
  const end = first === "" || last === "" ? length - 1 : Math.min(Number(last), length - 1);
  if (first !== "" && last !== "" && Number(last) < start) return undefined;
  return start >= length ? "unsatisfiable" : { start, end };
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  { headers, body }: Pick<Variant, "headers" | "body">,
): void {
  response.writeHead(status, headers).end(request.method === "HEAD" ? undefined : body);
}

function sendEmpty(response: ServerResponse, status: number, headers: string[]): void {
  response.writeHead(status, ["content-length", "0", ...headers]).end();
}
