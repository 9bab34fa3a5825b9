import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { loadBuild } from "./build.ts";
import { listen } from "./listen.ts";
import { createLog } from "./log.ts";
import { openRequests } from "./requests.ts";
import { builtFolder } from "./settings/built-site.ts";
import { loadEnvironmentFile } from "./settings/environment-file.ts";
import { exitOnStartError } from "./start-error.ts";
import { createWebsite } from "./website.ts";

// Process managers wait 10 s from the signal: three for the last requests, then these.
const GRACE_MS = 3000;
const EXIT_AFTER_MS = 9500;
const FLUSH_MS = 500;

export async function serve(): Promise<void> {
  await exitOnStartError(async () => {
    // Other users must not read the clinic's mail.
    process.umask(0o077);
    loadEnvironmentFile();
    await start();
  });
}

async function start(): Promise<void> {
  const build = loadBuild(builtFolder(), process.env);
  const { port, host, logLevel, trustedProxies } = build.settings;
  const log = createLog(logLevel);
  const requests = await openRequests(build, log);
  // A proxy sends requests as soon as it listens: they could be recorded. Without a database it starts, too.
  await requests.outbox.summary().catch(() => {});
  const notes = [...build.notes, ...requests.notes];
  const website = createWebsite({ ...build, notes }, requests, log);
  await listen(website.server, port, host);
  const address = website.server.address() as AddressInfo;
  const isEverywhere = ["0.0.0.0", "::"].includes(address.address);
  const name = address.family === "IPv6" ? `[${address.address}]` : address.address;
  console.log(`The site is at http://${isEverywhere ? "localhost" : name}:${address.port}/`);
  console.log(requests.mailDescription);
  for (const note of notes) log.warn(note);
  if (isEverywhere && trustedProxies > 0) {
    console.log(
      `Port ${address.port} is open on every address and TRUST_PROXY is set: a firewall or a private network must keep all but the proxy from it.`,
    );
  }
  let isStopping = false;
  const stop = async (signal: string) => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), EXIT_AFTER_MS).unref();
    log.info({ signal }, "stopping");
    await website.stop(GRACE_MS);
    await requests.close(GRACE_MS);
    log.info("stopped");
    await Promise.race([new Promise((resolve) => log.flush(resolve)), wait(FLUSH_MS)]);
    process.exit(0);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}
