import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";

const LOOK_EVERY_MS = 100;
const FOLLOWS_WITHIN_MS = 30_000;
const ANSWERS_WITHIN_MS = 5000;

/** What `/readyz` tells this machine of the build that is served. */
const readiness = z.object({
  folder: z.string(),
  refusedBuild: z.object({ folder: z.string(), reason: z.string() }).nullable(),
});

/** Where visitors read the site. */
export function siteAddress(): string {
  return process.env.SITE_URL || localAddress();
}

/** The folder that the server of these settings serves on this machine; undefined where none answers. */
export async function servedFolder(): Promise<string | undefined> {
  return (await ask())?.folder;
}

/** Resolves when the server has taken the build. @throws Error where it refuses, or the signal comes */
export async function untilServed(folder: string, signal: AbortSignal): Promise<void> {
  const deadline = performance.now() + FOLLOWS_WITHIN_MS;
  while (performance.now() < deadline) {
    signal.throwIfAborted();
    const server = await ask();
    if (server?.folder === folder) return;
    const refused = server?.refusedBuild;
    if (refused?.folder === folder) throw new Error(`The server refuses it: ${refused.reason}`);
    await wait(LOOK_EVERY_MS);
  }
  throw new Error(`The server at ${localAddress()} has not taken it: read its log.`);
}

function localAddress(): string {
  const host = process.env.HOST || "127.0.0.1";
  const isIpv6 = host.includes(":");
  const everywhere = ["0.0.0.0", "::"].includes(host);
  const name = everywhere ? (isIpv6 ? "[::1]" : "127.0.0.1") : isIpv6 ? `[${host}]` : host;
  return `http://${name}:${process.env.PORT || 3000}/`;
}

async function ask(): Promise<z.output<typeof readiness> | undefined> {
  try {
    const signal = AbortSignal.timeout(ANSWERS_WITHIN_MS);
    const answer = await fetch(`${localAddress()}readyz`, { signal });
    return readiness.parse(await answer.json());
  } catch {
    return undefined;
  }
}
