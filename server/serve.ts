import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createLog } from "./log.ts";
import { readBuiltSite } from "./settings/built-site.ts";
import { readConfig } from "./settings/config.ts";
import { loadEnvironmentFile } from "./settings/environment-file.ts";
import { StartError } from "./start-error.ts";
import { createWebsite } from "./website.ts";

/** Starts the website as the environment sets it up; a start that cannot succeed ends the process with one line. */
export async function serve(): Promise<void> {
  try {
    // What is written here holds the clinic's mail: nobody else reads it.
    process.umask(0o077);
    loadEnvironmentFile();
    await start();
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/** From the signal to the end; process managers wait 10 s. */
const ATTEMPTS_GRACE_MS = 8000;
const EXIT_AFTER_MS = 9500;

async function start(): Promise<void> {
  const site = readBuiltSite();
  const config = readConfig(process.env, site.manifest.content);
  const log = createLog(config.logLevel);
  const { server, functions } = await createWebsite(site, config, log);
  await listen(server, config.http.port, config.http.host);
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
    await Promise.race([drained, wait(ATTEMPTS_GRACE_MS / 2)]);
    server.closeAllConnections();
    await functions.close(ATTEMPTS_GRACE_MS / 2);
    log.info("stopped");
    log.flush(() => process.exit(0));
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

type Listening = { host: string; port: number; trustedProxies: number };

/** Where a proxy is believed, but others may reach the port as well. */
export function openPortHint({ host, port, trustedProxies }: Listening): string | undefined {
  if (trustedProxies === 0 || !isEverywhere(host)) return undefined;
  return `Port ${port} is open on every address and TRUST_PROXY is set: a firewall or a private network must keep all but the proxy from it.`;
}

function isEverywhere(host: string): boolean {
  return host === "0.0.0.0" || host === "::";
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (cause: NodeJS.ErrnoException) => {
      const { code } = cause;
      const taken = `PORT: ${port} is taken on ${host}`;
      const message =
        code === "EADDRINUSE" ? taken : `HOST, PORT: cannot listen on ${host}:${port} (${code})`;
      reject(new StartError(message, { cause }));
    });
    server.listen(port, host, resolve);
  });
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}
