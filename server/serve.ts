import type { AddressInfo } from "node:net";
import { resolve as resolvePath } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { listen } from "./listen.ts";
import { loadBuild } from "./load-build.ts";
import { createLog } from "./log.ts";
import { causeOf } from "./report.ts";
import { openRequests } from "./requests.ts";
import { recordServer, removeRecord } from "./running-server.ts";
import { builtFolder } from "./settings/built-site.ts";
import { loadEnvironmentFile } from "./settings/environment-file.ts";
import { StartError } from "./start-error.ts";
import { createWebsite } from "./website.ts";

// Process managers kill 10 s after SIGTERM. `NOTICE_MS` and `LAST_REQUESTS_MS` use up to three of them.
const GRACE_MS = 3000;
const EXIT_AFTER_MS = 9500;
const FLUSH_MS = 500;

type Stop = (signal: NodeJS.Signals) => Promise<void>;

/** Starts the server. Prints a StartError and exits with 1. Returns the handler of signals. */
export async function serve(): Promise<Stop> {
  try {
    // Files must not be readable by other users, because they contain the clinic's mail.
    process.umask(0o077);
    loadEnvironmentFile();
    return await start();
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

async function start(): Promise<Stop> {
  const build = loadBuild(builtFolder(), process.env);
  const { port, host, logLevel, trustedProxies, mail, store } = build.settings;
  const log = createLog(logLevel);
  const requests = await openRequests(build, log);
  const notes = [...build.notes, ...requests.notes];
  const website = createWebsite({ ...build, notes }, requests, log);
  await listen(website.server, port, host);
  // Not earlier: a second server that is started by mistake fails to listen, and must not claim waiting requests.
  requests.deliver();
  const address = website.server.address() as AddressInfo;
  const isEverywhere = ["0.0.0.0", "::"].includes(address.address);
  const name = address.family === "IPv6" ? `[${address.address}]` : address.address;
  const url = `http://${isEverywhere ? "localhost" : name}:${address.port}/`;
  let isStopping = false;
  const stop: Stop = async (signal) => {
    if (isStopping) return;
    isStopping = true;
    removeRecord(store.dataDir);
    setTimeout(() => process.exit(1), EXIT_AFTER_MS).unref();
    log.info({ signal }, "stopping");
    await website.stop(GRACE_MS);
    await requests
      .close(GRACE_MS)
      .catch((error) => log.error({ reason: causeOf(error) }, "the outbox could not be closed"));
    log.info("stopped");
    await Promise.race([new Promise((resolve) => log.flush(resolve)), wait(FLUSH_MS)]);
    if (signal === "SIGUSR2") restart();
    process.exit(0);
  };
  recordServer(store.dataDir, { pid: process.pid, url, dist: resolvePath(builtFolder()) });
  console.log(`The site is at ${url}`);
  console.log(
    mail.smtpUrl
      ? `Mail is sent over ${mail.smtpUrl.host}.`
      : 'Mail is not sent, because SMTP_URL is not set. "npm run outbox -- open" shows the newest request.',
  );
  for (const note of notes) log.warn(note);
  if (isEverywhere && trustedProxies > 0) {
    console.log(
      `Port ${address.port} is open on every address and TRUST_PROXY is set: a firewall or a private network must block every client but the proxy.`,
    );
  }
  return stop;
}

/** Replaces this process with a new server, which has the same process id, settings and terminal. */
function restart(): void {
  const { execve, execPath, execArgv, argv, env } = process;
  execve?.(execPath, [execPath, ...execArgv, ...argv.slice(1)], env);
}
