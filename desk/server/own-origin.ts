import type { IncomingMessage } from "node:http";

/** The host names of a local desk. */
const HOSTS = ["127.0.0.1", "localhost", "[::1]"];

/**
 * Whether the request comes from the desk's own page, or from a typed address. It does not if it comes
 * from another site or port, or through another name for this computer (DNS rebinding).
 * @param own the public address of a desk on a server: "https://desk.example.ca"
 */
export function isFromOwnOrigin(request: IncomingMessage, own?: string): boolean {
  const { headers, socket } = request;
  const { host = "", origin } = headers;
  const hosts = own ? [new URL(own).host] : HOSTS.map((name) => `${name}:${socket.localPort}`);
  const site = headers["sec-fetch-site"] ?? "none";
  return (
    hosts.includes(host) &&
    (origin === undefined || origin === (own ?? `http://${host}`)) &&
    (site === "same-origin" || site === "none" || (own !== undefined && isArrival(request)))
  );
}

/** The redirect back from the sign-in, which is at another site. The other site cannot read the page. */
function isArrival({ method, url, headers }: IncomingMessage): boolean {
  return method === "GET" && url === "/desk" && headers["sec-fetch-dest"] === "document";
}
