import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "pino";
import { createFunctions } from "./app.ts";
import { clientAddress, isFromThisMachine } from "./http/client-address.ts";
import { createHttpServer } from "./http/http.ts";
import { createProxyWarnings } from "./http/proxy-warnings.ts";
import { strictTransport } from "./http/security-headers.ts";
import { createSiteServer } from "./http/serve-site.ts";
import type { LoadedBuild } from "./load-build.ts";

/** The built site and the functions behind one HTTP server, not listening yet. @throws StartError */
export async function createWebsite(first: LoadedBuild, log: Logger) {
  const { config } = first;
  const { isServedOverTls, trustedProxies } = config.http;
  const functions = await createFunctions(first, log);
  let served = first;
  let serveSite = createSiteServer(first.responses);
  warnOfOtherUrl(first, log);
  const warnAboutProxy = createProxyWarnings(config.siteUrl, trustedProxies, log);
  const answerHealth = (response: ServerResponse, status: number, body: object) => {
    const headers = ["content-type", "application/json", "cache-control", "no-store"];
    response
      .writeHead(status, [...headers, ...served.responses.security])
      .end(JSON.stringify(body));
  };
  const answerReadiness = async (request: IncomingMessage, response: ServerResponse) => {
    const readiness = await functions.health();
    const { status, store } = readiness;
    const body = isFromThisMachine(request) ? readiness : { status, store };
    answerHealth(response, status === "unavailable" ? 503 : 200, body);
  };
  const server = createHttpServer({
    site(request, response) {
      if (request.url === "/healthz") return answerHealth(response, 200, { status: "alive" });
      if (request.url === "/readyz") return void answerReadiness(request, response);
      serveSite(request, response);
    },
    async functions(request, incoming, body) {
      warnAboutProxy(incoming);
      const forwardedFor = incoming.headers["x-forwarded-for"]?.toString();
      const socketAddress = incoming.socket.remoteAddress ?? "unknown";
      const address = clientAddress(socketAddress, forwardedFor, trustedProxies);
      try {
        return await functions.handle(request, { clientAddress: address, body });
      } catch (error) {
        log.error({ err: error }, "the function failed");
        const headers = { "retry-after": "5" };
        const { notRecorded } = served.content.answers;
        return Response.json({ ok: false, error: notRecorded }, { status: 503, headers });
      }
    },
    securityHeaders: () => served.responses,
  });
  if (trustedProxies > 0 && !isServedOverTls) server.prependListener("request", askForTls);
  return {
    ...{ server, functions },
    served: () => served,
    take(build: LoadedBuild) {
      served = build;
      serveSite = createSiteServer(build.responses);
      functions.take(build);
      warnOfOtherUrl(build, log);
    },
  };
}

function warnOfOtherUrl({ health, builtUrl, config }: LoadedBuild, log: Logger): void {
  if (!health.isBuiltForOtherUrl) return;
  log.warn(
    `SITE_URL: the pages name ${builtUrl.href} as their address, and search engines go there, but the setting is ${config.siteUrl.href}: build the site with the same settings (npm run build)`,
  );
}

/** The proxy says that this request came over TLS, which the prepared headers do not know. */
function askForTls({ headers }: IncomingMessage, response: ServerResponse): void {
  if (headers["x-forwarded-proto"] === "https") response.setHeader(...strictTransport);
}
