import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { Server } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";
import type { Build } from "./build.ts";
import { readiness } from "./health.ts";
import { answer } from "./http/answer.ts";
import { clientAddress, isFromThisMachine } from "./http/client-address.ts";
import { strictTransport } from "./http/security-headers.ts";
import { createSiteFiles } from "./http/site-files.ts";
import type { Requests } from "./requests.ts";

/**
 * The headers fit in one packet. A form may come over a phone's slow connection, which gets a minute
 * and a half as long as it keeps sending: `STALL_TIMEOUT_MS` ends one that stops.
 */
const TIMEOUTS = {
  headersTimeout: 6000,
  requestTimeout: 90_000,
  connectionsCheckingInterval: 1000,
};
// Longer than most proxies' 60 s, so that no proxy uses a connection that is just closing.
const KEEP_ALIVE_MS = 65_000;
// For a client that neither sends nor reads.
const STALL_TIMEOUT_MS = 20_000;
/** So long the proxies in front may take to see that /healthz says it stops. */
const NOTICE_MS = 2000;
/** So long, after that, a kept connection may still bring a request. */
const LAST_REQUESTS_MS = 1000;

/** The built site and the function behind one HTTP server, not listening yet. */
export function createWebsite(build: Build, requests: Requests, log: Logger) {
  const serve = createSiteFiles(build.site, requests.report);
  let isStopping = false;
  const { trustedProxies, isServedOverTls } = build.settings;
  const respond = async (request: Request, incoming: IncomingMessage): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (pathname === "/healthz") {
      return Response.json(
        { status: isStopping ? "stopping" : "alive" },
        { status: isStopping ? 503 : 200 },
      );
    }
    if (pathname === "/readyz")
      return readiness(requests, build.notes, isFromThisMachine(incoming));
    return requests.handle(request, addressOf(incoming));
  };
  const addressOf = ({ headers, socket }: IncomingMessage) =>
    clientAddress(
      socket.remoteAddress ?? "unknown",
      headers["x-forwarded-for"]?.toString(),
      trustedProxies,
    );
  const answerFunction = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const isPage = (response: Response) =>
      response.headers.get("content-type")?.startsWith("text/html");
    return answer(
      incoming,
      outgoing,
      (request) => respond(request, incoming),
      (response) => ({
        "cache-control": "no-store",
        ...(isPage(response) ? build.pageSecurity : build.security),
      }),
    );
  };
  const server = createServer(
    { ...TIMEOUTS, keepAliveTimeout: KEEP_ALIVE_MS },
    (request, response) => {
      if (isStopping) response.setHeader("connection", "close");
      // The proxy says that this request came over TLS, which the site's own address does not.
      if (
        trustedProxies > 0 &&
        !isServedOverTls &&
        request.headers["x-forwarded-proto"] === "https"
      ) {
        response.setHeaders(new Headers(strictTransport));
      }
      const { url: asked = "/" } = request;
      // "//evil.example/" is a path, "http://here/about" the absolute form.
      const url = URL.parse(asked.startsWith("/") ? `http://localhost${asked}` : asked);
      // RFC 9112 §3.2: of two hosts, a proxy and this server could each use another.
      if (!url || (request.headersDistinct.host?.length ?? 0) > 1) {
        return void response.writeHead(400, { connection: "close" }).end();
      }
      if (/^\/(?:functions\/|healthz$|readyz$)/.test(url.pathname)) {
        answerFunction(request, response).catch((error: Error) => {
          log.error({ reason: error.message }, "the function failed");
          response.destroy();
        });
        return;
      }
      response.setHeaders(new Headers(build.security));
      if (request.method !== "GET" && request.method !== "HEAD") {
        return void response.writeHead(405, { allow: "GET, HEAD", "content-length": 0 }).end();
      }
      const path = url.pathname;
      if (serve(request, response, url) === "not found") log.debug({ path }, "not found");
    },
  );
  server.timeout = STALL_TIMEOUT_MS;
  return {
    server,
    /** Gives notice to a proxy, then takes no more connections; kept ones end with their next answer. */
    async stop(graceMs: number) {
      isStopping = true;
      if (trustedProxies > 0) await wait(NOTICE_MS);
      const ended = once(server, "close");
      // Node's own would end at once the connections that a proxy is about to use.
      Server.prototype.close.call(server);
      await Promise.race([ended, wait(LAST_REQUESTS_MS)]);
      server.closeIdleConnections();
      await Promise.race([ended, wait(graceMs)]);
      server.closeAllConnections();
    },
  };
}
