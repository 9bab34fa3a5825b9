import type { IncomingMessage } from "node:http";

/** The names of this computer under which the desk is opened. */
const HOSTS = ["127.0.0.1", "localhost", "[::1]"];

/**
 * Whether the desk's own page asks, or somebody who typed its address. A page of another site or
 * of another port does not, nor one whose name has come to mean this computer.
 */
export function isFromOwnOrigin({ headers, socket }: IncomingMessage): boolean {
  const { host = "", origin } = headers;
  const site = headers["sec-fetch-site"] ?? "none";
  return (
    HOSTS.some((name) => host === `${name}:${socket.localPort}`) &&
    (origin === undefined || origin === `http://${host}`) &&
    (site === "same-origin" || site === "none")
  );
}
