import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { followBuilds } from "./follow-builds.ts";
import { listen } from "./listen.ts";
import { loadBuild } from "./load-build.ts";
import { createLog } from "./log.ts";
import { builtFolder } from "./settings/built-site.ts";
import { settingsOf } from "./settings/config.ts";
import { loadEnvironmentFile } from "./settings/environment-file.ts";
import { findMisspeltSettings } from "./settings/misspelt-settings.ts";
import { exitOnStartError } from "./start-error.ts";
import { createWebsite } from "./website.ts";

export async function serve(): Promise<void> {
  await exitOnStartError(async () => {
    // Other users must not read the clinic's mail.
    process.umask(0o077);
    loadEnvironmentFile();
    await start();
  });
}

// Process managers wait 10 s from the signal.
const GRACE_MS = 4000;
const EXIT_AFTER_MS = 9500;
const FLUSH_MS = 500;

async function start(): Promise<void> {
  const build = loadBuild(builtFolder(), process.env);
  const { config } = build;
  const log = createLog(config.logLevel);
  const settings = Object.keys(settingsOf(build.content).shape);
  for (const [name, meant] of findMisspeltSettings(process.env, settings)) {
    log.warn(`${name} is not a setting and is ignored: did you mean ${meant}?`);
  }
  const website = await createWebsite(build, log);
  const { server, functions } = website;
  await listen(server, config.http.port, config.http.host);
  followBuilds(builtFolder(), website, log);
  const { address, port, family } = server.address() as AddressInfo;
  const host = isEverywhere(address) ? "localhost" : family === "IPv6" ? `[${address}]` : address;
  console.log(`The site is at http://${host}:${port}/`);
  console.log(functions.mailDescription);
  const hint = openPortHint({ host: address, port, trustedProxies: config.http.trustedProxies });
  if (hint) console.log(hint);

  let isStopping = false;
  const stop = async (signal: string) => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), EXIT_AFTER_MS).unref();
    log.info({ signal }, "stopping");
    const drained = new Promise((resolve) => server.close(resolve));
    server.closeIdleConnections();
    await Promise.race([drained, wait(GRACE_MS)]);
    server.closeAllConnections();
    await functions.close(GRACE_MS);
    log.info("stopped");
    await Promise.race([new Promise((resolve) => log.flush(resolve)), wait(FLUSH_MS)]);
    process.exit(0);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

type Listening = { host: string; port: number; trustedProxies: number };

export function openPortHint({ host, port, trustedProxies }: Listening): string | undefined {
  if (trustedProxies === 0 || !isEverywhere(host)) return undefined;
  return `Port ${port} is open on every address and TRUST_PROXY is set: a firewall or a private network must keep all but the proxy from it.`;
}

function isEverywhere(host: string): boolean {
  return host === "0.0.0.0" || host === "::";
}
