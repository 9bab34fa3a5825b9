import type { IncomingMessage, ServerResponse } from "node:http";
import sendFile from "@fastify/send";
import type { SiteFile } from "../../contract/site-manifest.ts";
import { takeConditions } from "./conditions.ts";
import { headersForOthers } from "./security-headers.ts";

/** For a file whose name contains a hash of its content. */
export const immutableCache = "public, max-age=31536000, immutable";

/** The file extensions of the precompressed copies, smallest encoding first. */
const COPIES = { br: ".br", gzip: ".gz" } as const;

export type FileResponse = {
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

type Encoding = keyof typeof COPIES;

/** Answers a request for a file according to its conditions, its range and the encodings that it accepts. */
export async function sendSiteFile(
  answer: FileResponse,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { file, root, status, policy, reportError, sendInstead } = answer;
  const encoding = file.isCompressed ? acceptedEncoding(request) : undefined;
  const headersOfFile = fileHeaders(answer, encoding);
  const decided = takeConditions(request, headersOfFile.etag);
  if (decided === 304) return void response.writeHead(304, headersOfFile).end();
  if (decided === 412) {
    const headers = { "cache-control": "no-cache", "content-length": 0 };
    return void response.writeHead(412, headers).end();
  }
  const path = `/${file.file}${encoding ? COPIES[encoding] : ""}`;
  const options = {
    dotfiles: "allow",
    cacheControl: false,
    lastModified: false,
    etag: false,
  } as const;
  const sent = await sendFile(request, path, { root, ...options, acceptRanges: status === 200 });
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
    ...(isFile ? headersOfFile : { "cache-control": "no-cache", ...policy }),
    ...(isFile && { "content-type": file.contentType }),
    ...(isFile && encoding && { "content-encoding": encoding }),
  });
  stream.pipe(response);
}

/** The headers of a file, whether it is sent or the client has it already. */
function fileHeaders({ file, etag, status, policy }: FileResponse, encoding: Encoding | undefined) {
  return {
    // Each encoding needs its own ETag (RFC 9110 §8.8.3.3).
    ...(status === 200 && { etag: `"${etag}${encoding ? `-${encoding}` : ""}"` }),
    "cache-control": file.isImmutable ? immutableCache : "no-cache",
    ...(file.isCompressed && { vary: "Accept-Encoding" }),
    ...headersForOthers(file.contentType),
    ...policy,
  };
}

/** The smallest encoding that the client accepts. "gzip, br;q=0" excludes brotli. */
function acceptedEncoding({ headers }: IncomingMessage): Encoding | undefined {
  const accepted = String(headers["accept-encoding"] ?? "");
  const isAccepted = (name: string) =>
    new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`, "i").test(accepted);
  return (Object.keys(COPIES) as Encoding[]).find(isAccepted);
}
