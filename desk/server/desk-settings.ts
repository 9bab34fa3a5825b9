import { isLoopback } from "../../server/settings/loopback.ts";

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

/** @throws Error with a sentence, if strangers could get in */
export function readDeskSettings(env: NodeJS.ProcessEnv): DeskSettings {
  const { DESK_PORT, DESK_HOST, DESK_URL, DESK_PROXY_SECRET: secret } = env;
  const url = DESK_URL ? URL.parse(DESK_URL) : undefined;
  const host = DESK_HOST ?? "127.0.0.1";
  if (url !== undefined && (url?.protocol !== "https:" || url.origin !== DESK_URL)) {
    throw new Error("DESK_URL has to be an https address and no more: https://desk.your-clinic.ca");
  }
  if (url && URL.parse(env.SITE_URL ?? "")?.host === url.host) {
    throw new Error("DESK_URL has to be another address than the website's, which visitors have.");
  }
  if ((url || !isLoopback(host)) && !secret) {
    throw new Error(
      "Set DESK_PROXY_SECRET, here and in the proxy with the sign-in (openssl rand -hex 32): without it anybody who reaches the desk's port is let in.",
    );
  }
  if (!url && !isLoopback(host)) {
    throw new Error(
      "Set DESK_URL, the address that people open: DESK_HOST makes the desk reachable from other computers.",
    );
  }
  if (secret && secret.length < SHORTEST_SECRET) {
    throw new Error(`DESK_PROXY_SECRET needs ${SHORTEST_SECRET} letters: openssl rand -hex 32`);
  }
  return {
    port: Number(DESK_PORT ?? 4000),
    host,
    ...(url && { url: url.origin }),
    ...(secret && { proxySecret: secret }),
  };
}
