import { isIP } from "node:net";
import { isLoopback } from "../../server/settings/loopback.ts";
import { StartError } from "../../server/start-error.ts";

/** The desk's settings, from the environment. */
export type DeskSettings = {
  port: number;
  host: string;
  /** The public address of a desk on a server: "https://desk.example.ca". */
  url?: string;
  /** The secret that the sign-in proxy sends with each request, so that nobody bypasses it. */
  proxySecret?: string;
};

const SHORTEST_SECRET = 32;
const HIGHEST_PORT = 65_535;

/** @throws StartError with a sentence, if strangers could get in */
export function readDeskSettings(env: NodeJS.ProcessEnv): DeskSettings {
  const { DESK_PORT: port = "4000", DESK_HOST: host = "127.0.0.1" } = env;
  const { DESK_URL, DESK_PROXY_SECRET: secret } = env;
  if (!port) throw new StartError("DESK_PORT is empty: remove it, or write a number such as 4000.");
  if (!/^\d{1,5}$/.test(port) || Number(port) > HIGHEST_PORT)
    throw new StartError(`DESK_PORT has to be a number up to ${HIGHEST_PORT}, not “${port}”.`);
  if (!host)
    throw new StartError("DESK_HOST is empty: remove it, or write an address such as 0.0.0.0.");
  if (host !== "localhost" && !isIP(host))
    throw new StartError(`DESK_HOST has to be localhost or an IP address, not “${host}”.`);
  const url = DESK_URL ? URL.parse(DESK_URL) : undefined;
  if (url !== undefined && (url?.protocol !== "https:" || url.origin !== DESK_URL))
    throw new StartError(
      "DESK_URL has to be an https address and no more: https://desk.your-clinic.ca",
    );
  if (url && URL.parse(env.SITE_URL ?? "")?.host === url.host)
    throw new StartError(
      "DESK_URL has to be another address than the website's, which visitors have.",
    );
  if ((url || !isLoopback(host)) && !secret)
    throw new StartError(
      "Set DESK_PROXY_SECRET, here and in the proxy with the sign-in (openssl rand -hex 32): without it anybody who reaches the desk's port is let in.",
    );
  if (!url && !isLoopback(host))
    throw new StartError(
      "Set DESK_URL, the address that people open: DESK_HOST makes the desk reachable from other computers.",
    );
  if (secret && secret.length < SHORTEST_SECRET)
    throw new StartError(
      `DESK_PROXY_SECRET needs at least ${SHORTEST_SECRET} letters: openssl rand -hex 32`,
    );
  return {
    port: Number(port),
    host,
    ...(url && { url: url.origin }),
    ...(secret && { proxySecret: secret }),
  };
}
