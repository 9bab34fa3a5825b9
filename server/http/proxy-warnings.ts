import type { IncomingMessage } from "node:http";
import type { Logger } from "pino";

export function createProxyWarnings(siteUrl: URL, trustedProxies: number, log: Logger) {
  const said = new Set<string>();
  const warnOnce = (message: string) => {
    if (!said.has(message)) log.warn(message);
    said.add(message);
  };
  return ({ headers }: IncomingMessage): void => {
    const forwardedFor = headers["x-forwarded-for"]?.toString().split(",") ?? [];
    if (forwardedFor.length < trustedProxies) {
      warnOnce(
        "X-Forwarded-For names fewer addresses than TRUST_PROXY says: visitors count as one or can choose for whom they count; set TRUST_PROXY to the number of proxies that write it",
      );
    }
    if (trustedProxies === 0 && forwardedFor.length > 0) {
      warnOnce(
        "X-Forwarded-For arrives and TRUST_PROXY is 0: if a proxy stands in front, all visitors count as one against the limit on requests; set TRUST_PROXY=1",
      );
    }
    const { origin, host } = headers;
    const site = headers["sec-fetch-site"] ?? (origin === siteUrl.origin ? "same-origin" : "");
    const originHost = URL.parse(origin ?? "")?.host;
    if (site === "same-origin" && originHost !== undefined && originHost !== host) {
      warnOnce(
        "a post of the site's own page came with another Host: the proxy in front should pass Host on (nginx: proxy_set_header Host $http_host)",
      );
    }
  };
}
