import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Logger } from "pino";
import { createFunctions, type Functions } from "./app.ts";
import { clientAddress, isFromThisMachine } from "./http/client-address.ts";
import { createHttpServer, type Handlers } from "./http/http.ts";
import { createProxyWarnings } from "./http/proxy-warnings.ts";
import { loadResponses } from "./http/responses.ts";
import { strictTransport } from "./http/security-headers.ts";
import { createSiteServer } from "./http/serve-site.ts";
import type { BuiltSite } from "./settings/built-site.ts";
import type { Config } from "./settings/config.ts";
import { StartError } from "./start-error.ts";

export type Website = { server: Server; functions: Functions };

/**
 * The built site and the functions behind one HTTP server, not listening yet.
 * @throws StartError
 */
export async function createWebsite(
  site: BuiltSite,
  config: Config,
  log: Logger,
): Promise<Website> {
  const { isServedOverTls, trustedProxies } = config.http;
  const { builtWith, content } = site.manifest;
  const responses = loadResponses(site, { isServedOverTls });
  const builtKey = builtWith?.PUBLIC_ANON_KEY;
  if (builtKey && builtKey !== config.functions.publicKey) {
    throw new StartError("PUBLIC_ANON_KEY: the site was built with another one: npm run build");
  }
  if (config.http.isPublic && !config.mail.smtpUrl) {
    throw new StartError(
      "SMTP_URL: is needed where SITE_URL is public; without it nobody reads the requests",
    );
  }
  const warnAboutProxy = createProxyWarnings({ siteUrl: config.siteUrl, trustedProxies }, log);
  const functions = await createFunctions(config, { content, log, formPage: responses.formPage });
  const isForwardedTls = (forwardedProto: string | string[] | undefined) =>
    trustedProxies > 0 && !isServedOverTls && forwardedProto === "https";
  const serveSite = createSiteServer(responses, {
    isForwardedTls,
    reportNotFound: (path) => log.debug({ path }, "not found"),
  });
  const answerReadiness = async (request: IncomingMessage, response: ServerResponse) => {
    const readiness = await functions.health();
    const { status, store } = readiness;
    const body = isFromThisMachine(request) ? readiness : { status, store };
    answerHealth(response, status === "unavailable" ? 503 : 200, body);
  };
  const answerHealth = (response: ServerResponse, status: number, body: object) => {
    const headers = ["content-type", "application/json", "cache-control", "no-store"];
    response.writeHead(status, [...headers, ...responses.security]).end(JSON.stringify(body));
  };
  const handlers: Handlers = {
    site(request, response) {
      if (request.url === "/healthz") return answerHealth(response, 200, { status: "alive" });
      if (request.url === "/readyz") return void answerReadiness(request, response);
      serveSite(request, response);
    },
    functionsPrefix: "/functions/",
    functions: (request, incoming) => {
      warnAboutProxy(incoming);
      const forwardedFor = incoming.headers["x-forwarded-for"]?.toString();
      const socketAddress = incoming.socket.remoteAddress ?? "unknown";
      const address = clientAddress(socketAddress, forwardedFor, trustedProxies);
      return answerOrNotFound(functions, request, address, log);
    },
    headersFor: (incoming, isPage) => [
      ...(isPage ? responses.pageSecurity : responses.security),
      ...(isForwardedTls(incoming.headers["x-forwarded-proto"]) ? strictTransport : []),
    ],
  };
  return { server: createHttpServer(handlers), functions };
}

async function answerOrNotFound(
  functions: Functions,
  request: Request,
  address: string,
  log: Logger,
): Promise<Response> {
  try {
    const answer = await functions.handle(request, address);
    return answer ?? Response.json({ ok: false, error: "No such function." }, { status: 404 });
  } catch (error) {
    log.error({ err: error }, "the function broke off");
    const headers = { "retry-after": "5" };
    return Response.json({ ok: false, error: "Please try again." }, { status: 503, headers });
  }
}
