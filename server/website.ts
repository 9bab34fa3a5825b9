import { once } from "node:events";
import { createServer, type IncomingMessage, type RequestListener } from "node:http";
import { Server } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";
import { functionPath } from "../contract/appointment-request.ts";
import { errorMessages } from "./form/error-messages.ts";
import { jsonFormat } from "./form/response-format.ts";
import { createReadiness } from "./health.ts";
import { clientAddress, isFromProxy, isFromThisMachine } from "./http/client-address.ts";
import { respondWith } from "./http/node-adapter.ts";
import { strictTransport } from "./http/security-headers.ts";
import { createSiteFiles } from "./http/site-files.ts";
import { createRefusals, MAX_HEADER_BYTES } from "./http/unreadable-request.ts";
import type { Build } from "./load-build.ts";
import type { Requests } from "./requests.ts";

/**
 * Headers fit in one packet, so their timeout is short. A form on a slow phone connection gets 90 s as
 * long as it keeps sending; a stalled connection ends after `STALL_TIMEOUT_MS`.
 */
const TIMEOUTS = {
  headersTimeout: 6000,
  requestTimeout: 90_000,
  connectionsCheckingInterval: 1000,
};
// Longer than the 60 s of most proxies, so that a proxy never reuses a connection that is about to close.
const KEEP_ALIVE_MS = 65_000;
// The idle timeout for a client that neither sends nor reads.
const STALL_TIMEOUT_MS = 20_000;
/** How long the server keeps accepting requests after /healthz reports "stopping", so that proxies notice. */
const NOTICE_MS = 2000;
/** How long, after that, a keep-alive connection may still send a request. */
const LAST_REQUESTS_MS = 1000;
const FORGOTTEN_PROXY =
  "TRUST_PROXY: is 0, but a proxy forwards requests, so all visitors together have the rate limits of one address: set it to the number of proxies";

type Parts = {
  build: Build;
  requests: Requests;
  readiness: ReturnType<typeof createReadiness>;
  /** Logs a warning, and shows it at /readyz, once. */
  warn: (note: string) => void;
  log: Logger;
  isStopping: () => boolean;
};

/** Creates the HTTP server for the built site and the function. The caller makes it listen. */
export function createWebsite(build: Build, requests: Requests, log: Logger) {
  let isStopping = false;
  const { trustedProxies } = build.settings;
  const notes = new Set(build.notes);
  const warn = (note: string) => {
    if (!notes.has(note)) log.warn(note);
    notes.add(note);
  };
  const readiness = createReadiness(requests, notes);
  const parts = { build, requests, readiness, warn, log, isStopping: () => isStopping };
  const limits = { ...TIMEOUTS, keepAliveTimeout: KEEP_ALIVE_MS, maxHeaderSize: MAX_HEADER_BYTES };
  const server = createServer(limits, createListener(parts));
  server.timeout = STALL_TIMEOUT_MS;
  const { remember, refuse } = createRefusals(build, requests.report);
  server.on("request", remember).on("clientError", refuse);
  return {
    server,
    /**
     * Graceful shutdown: lets proxies notice, then refuses new connections. A keep-alive connection
     * closes with its next response. @param graceMs how long to wait for requests in progress
     */
    async stop(graceMs: number) {
      isStopping = true;
      if (trustedProxies > 0) await wait(NOTICE_MS);
      const ended = once(server, "close");
      // http.Server's own close() would also end idle connections, which a proxy may be about to reuse.
      Server.prototype.close.call(server);
      await Promise.race([ended, wait(LAST_REQUESTS_MS)]);
      server.closeIdleConnections();
      await Promise.race([ended, wait(graceMs)]);
      server.closeAllConnections();
    },
  };
}

/** Answers each request by the function, the state of the server, or a file of the build. */
function createListener(parts: Parts): RequestListener {
  const { build, requests, warn, log, isStopping } = parts;
  const serveFile = createSiteFiles(build.site, requests.report);
  const { trustedProxies, isServedOverTls } = build.settings;
  const isPage = ({ headers }: Response) => headers.get("content-type")?.startsWith("text/html");
  const headersOf = (response: Response) => ({
    "cache-control": "no-store",
    ...(isPage(response) ? build.pageSecurity : build.security),
  });
  return (request, response) => {
    if (isStopping()) response.setHeader("connection", "close");
    const forwardedFor = request.headers["x-forwarded-for"]?.toString();
    if (trustedProxies === 0 && isFromProxy(request.socket.remoteAddress ?? "", forwardedFor))
      warn(FORGOTTEN_PROXY);
    // SITE_URL does not use TLS, but the trusted proxy reports that this request did.
    const isForwardedOverTls = request.headers["x-forwarded-proto"] === "https";
    if (trustedProxies > 0 && !isServedOverTls && isForwardedOverTls)
      response.setHeaders(new Headers(strictTransport));
    const { url: target = "/" } = request;
    // "//evil.example/" must be parsed as a path. "http://here/about" is the absolute form (RFC 9112 §3.2.2).
    const url = URL.parse(target.startsWith("/") ? `http://localhost${target}` : target);
    // RFC 9112 §3.2: with two Host headers, a proxy and this server could disagree about the host.
    if (!url || (request.headersDistinct.host?.length ?? 0) > 1) {
      return void response.writeHead(400, { connection: "close" }).end();
    }
    const { pathname: path } = url;
    const handle = findHandler(path, request, parts);
    if (handle) {
      const exchange = { incoming: request, outgoing: response, headersOf };
      respondWith(handle, exchange).catch((error: Error) => {
        log.error({ reason: error.message }, "the function failed");
        response.destroy();
      });
      return;
    }
    response.setHeaders(new Headers(build.security));
    if (request.method !== "GET" && request.method !== "HEAD") {
      return void response.writeHead(405, { allow: "GET, HEAD", "content-length": 0 }).end();
    }
    if (serveFile(request, response, url) === "not found") log.debug({ path }, "not found");
  };
}

/** Finds what answers a path that is no file: the function, and the two addresses by which others watch the server. */
function findHandler(pathname: string, incoming: IncomingMessage, parts: Parts) {
  const { build, requests, readiness, isStopping } = parts;
  const { headers, socket } = incoming;
  if (pathname === "/healthz") return async () => liveness(isStopping());
  if (pathname === "/readyz") return () => readiness(isFromThisMachine(incoming));
  if (pathname === functionPath) {
    const client = clientAddress(
      socket.remoteAddress ?? "unknown",
      headers["x-forwarded-for"]?.toString(),
      build.settings.trustedProxies,
    );
    return (request: Request) => requests.handle(request, client);
  }
  if (pathname.startsWith("/functions/"))
    return async () => jsonFormat.refuse(404, errorMessages.unknown);
  return undefined;
}

function liveness(isStopping: boolean): Response {
  const [status, code] = isStopping ? (["stopping", 503] as const) : (["alive", 200] as const);
  return Response.json({ status }, { status: code });
}
