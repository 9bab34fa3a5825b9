import type { IncomingMessage } from "node:http";

/** The names of this computer under which the desk is opened. */
const HOSTS = ["127.0.0.1", "localhost", "[::1]"];

/**
 * Whether the desk's own page asks, or somebody who typed its address. A page of another site or
 * of another port does not, nor one whose name has come to mean this computer.
 * @param own the desk's address where it does not stand on this computer: "https://desk.example.ca"
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

/** Somebody comes back from the sign-in at another site; who sent them sees nothing of the page. */
function isArrival({ method, url, headers }: IncomingMessage): boolean {
  return method === "GET" && url === "/desk" && headers["sec-fetch-dest"] === "document";
}
