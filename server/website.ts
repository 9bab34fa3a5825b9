import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "pino";
import { defaultPublicKey } from "../contract/appointment-request.ts";
import { createFunctions } from "./app.ts";
import { clientAddress, isFromThisMachine } from "./http/client-address.ts";
import { createHttpServer } from "./http/http.ts";
import { createProxyWarnings } from "./http/proxy-warnings.ts";
import { loadResponses } from "./http/responses.ts";
import { strictTransport } from "./http/security-headers.ts";
import { createSiteServer } from "./http/serve-site.ts";
import type { BuiltSite } from "./settings/built-site.ts";
import type { Config } from "./settings/config.ts";
import { StartError } from "./start-error.ts";

/** The built site and the functions behind one HTTP server, not listening yet. @throws StartError */
export async function createWebsite(site: BuiltSite, config: Config, log: Logger) {
  const { isServedOverTls, isPublic, trustedProxies } = config.http;
  const { builtWith, content } = site.manifest;
  if ((builtWith.PUBLIC_ANON_KEY || defaultPublicKey) !== config.functions.publicKey) {
    throw new StartError(
      "PUBLIC_ANON_KEY: the site was built with another one, and its form would be refused: build it with the same settings (npm run build)",
    );
  }
  if (isPublic && !config.mail.smtpUrl) {
    throw new StartError(
      "SMTP_URL: is needed where SITE_URL is public; without it nobody reads the requests",
    );
  }
  const responses = loadResponses(site, { isServedOverTls });
  const builtUrl = new URL(builtWith.SITE_URL || content.siteUrl);
  const isBuiltForOtherUrl = withoutSlash(builtUrl) !== withoutSlash(config.siteUrl);
  if (isBuiltForOtherUrl) {
    log.warn(
      `SITE_URL: the pages name ${builtUrl.href} as their address, and search engines go there, but the setting is ${config.siteUrl.href}: build the site with the same settings (npm run build)`,
    );
  }
  const { formPage } = responses;
  const functions = await createFunctions(config, { content, log, formPage, isBuiltForOtherUrl });
  const serveSite = createSiteServer(responses);
  const warnAboutProxy = createProxyWarnings(config.siteUrl, trustedProxies, log);
  const answerHealth = (response: ServerResponse, status: number, body: object) => {
    const headers = ["content-type", "application/json", "cache-control", "no-store"];
    response.writeHead(status, [...headers, ...responses.security]).end(JSON.stringify(body));
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
    async functions(request, incoming) {
      warnAboutProxy(incoming);
      const forwardedFor = incoming.headers["x-forwarded-for"]?.toString();
      const socketAddress = incoming.socket.remoteAddress ?? "unknown";
      const address = clientAddress(socketAddress, forwardedFor, trustedProxies);
      try {
        return await functions.handle(request, address);
      } catch (error) {
        log.error({ err: error }, "the function failed");
        const headers = { "retry-after": "5" };
        return Response.json({ ok: false, error: "Please try again." }, { status: 503, headers });
      }
    },
    headersFor: (isPage) => (isPage ? responses.pageSecurity : responses.security),
  });
  if (trustedProxies > 0 && !isServedOverTls) server.prependListener("request", askForTls);
  return { server, functions };
}

function withoutSlash({ href }: URL): string {
  return href.replace(/\/$/, "");
}

/** The proxy says that this request came over TLS, which the prepared headers do not know. */
function askForTls({ headers }: IncomingMessage, response: ServerResponse): void {
  if (headers["x-forwarded-proto"] === "https") response.setHeader(...strictTransport);
}
