import { existsSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { end, freePort, start, temporaryFolder } from "./process.ts";
import { readableMail } from "./readable-mail.ts";
import { startScriptedSmtp } from "./scripted-smtp.ts";
import { writeSiteFixture } from "./site-fixture.ts";

export type Site = Awaited<ReturnType<typeof startSite>>;

export type SiteOptions = {
  /** Overrides the defaults of the tests: a free port, an empty DATA_DIR, a mail server, no rate limit. */
  env?: Record<string, string>;
  /** The build to serve. The default is a small fixture. */
  dist?: string;
  /** Node options for the server process. */
  nodeOptions?: string[];
};

const root = resolve(import.meta.dirname, "../..");

/** Starts the server as `npm start` does, on loopback. */
export async function startSite(options: SiteOptions = {}) {
  const port = options.env?.PORT ?? String(await freePort());
  const dataDir = options.env?.DATA_DIR ?? temporaryFolder("site-data");
  const smtp = options.env?.SMTP_URL === undefined ? await startScriptedSmtp() : undefined;
  const env = {
    PATH: process.env.PATH,
    ...(smtp && { SMTP_URL: smtp.url, MAIL_TO: "to@clinic.test", MAIL_FROM: "site@clinic.test" }),
    PORT: port,
    RATE_LIMIT_PER_MINUTE: "0",
    ...options.env,
    DATA_DIR: dataDir,
    DIST: options.dist ?? (await fixture()),
  };
  const command = [process.execPath, ...(options.nodeOptions ?? []), ...startCommand()];
  const started = await start(command, { env, readyWords: "Mail is ", cwd: dataDir });
  started.process.once("exit", () => void smtp?.stop());
  const stop = (signal: NodeJS.Signals = "SIGTERM") => end(started.process, signal);
  return {
    /** Without a trailing slash. */
    url: `http://127.0.0.1:${port}`,
    pid: started.process.pid ?? 0,
    dataDir,
    /** The mails that the site's own mail server has accepted, as readable text. */
    mails: () => Promise.all((smtp?.received ?? []).map(({ source }) => readableMail(source))),
    logs: started.output,
    /** Sends SIGTERM, or another signal. Returns the exit code. */
    stop,
    /** Sends SIGKILL, like a crash. */
    kill: async () => void (await end(started.process, "SIGKILL")),
    [Symbol.asyncDispose]: async () => void (await stop()),
  };
}

/** The arguments of `node` in the npm start script: V8 options and the server's file. */
function startCommand(): string[] {
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const [file = "", ...v8Options] = scripts.start
    .split(" && exec node ")
    .at(-1)
    .split(" ")
    .reverse();
  return [...v8Options, join(root, file)];
}

let written: Promise<string> | undefined;

function fixture(): Promise<string> {
  written ??= (async () => {
    const dist = temporaryFolder("site-dist");
    await writeSiteFixture(dist);
    process.on("exit", () => existsSync(dist) && rmSync(dist, { recursive: true }));
    return dist;
  })();
  return written;
}
