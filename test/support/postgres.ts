import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";
import {
  addCleanup,
  end,
  freePort,
  MissingPrerequisite,
  needProgram,
  type Started,
  start,
  temporaryFolder,
} from "./process.ts";

export type Postgres = Awaited<ReturnType<typeof startPostgres>>;

/** Starts a separate PostgreSQL server on loopback with fsync, as a user other than root. Installs Debian's package if it is missing. */
async function startPostgres() {
  if (!existsSync("server/outbox/postgres")) throw new MissingPrerequisite("has no such outbox");
  needProgram(() => programs() !== undefined, "postgresql");
  const bin = programs() ?? "";
  const folder = temporaryFolder("postgres");
  const dataDir = join(folder, "data");
  const isRoot = process.getuid?.() === 0;
  // `start` waits for an English log line, and the machine's locale may not be installed.
  const env = { ...process.env, LC_ALL: "C" };
  const asUser = isRoot ? ["runuser", "-u", "postgres", "--"] : [];
  if (isRoot) execFileSync("chown", ["postgres", folder]);
  const run = (parameters: string[]) => {
    const [program = "", ...rest] = [...asUser, ...parameters];
    execFileSync(program, rest, { stdio: "ignore", cwd: folder, env });
  };
  run([join(bin, "initdb"), "-D", dataDir, "-U", "clinic", "--auth=trust", "--encoding=UTF8"]);
  const port = await freePort();
  const options = ["-c", "listen_addresses=127.0.0.1", "-c", "unix_socket_directories="];
  const command = [...asUser, join(bin, "postgres"), "-D", dataDir, "-p", String(port), ...options];
  const startServer = () =>
    start(command, { readyWords: "ready to accept connections", cwd: folder, env });
  const stopServer = (mode: "fast" | "immediate") =>
    // pg_ctl signals the server itself. A signal to the parent `runuser` would not reach it.
    run([join(bin, "pg_ctl"), "stop", "-D", dataDir, "-m", mode]);
  let server: Started = await startServer();
  let isUp = true;
  let isPaused = false;
  const signalAll = (signal: NodeJS.Signals) => {
    // The first line is the server's process id. A signal to the parent `runuser` would not reach it.
    const [pid = ""] = readFileSync(join(dataDir, "postmaster.pid"), "utf8").split("\n");
    process.kill(Number(pid), signal);
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim();
    for (const child of children.split(" ")) if (child) process.kill(Number(child), signal);
  };
  addCleanup(() => {
    if (!isUp) return;
    signalAll("SIGCONT");
    stopServer("immediate");
  });
  const url = `postgres://clinic@127.0.0.1:${port}/postgres`;
  return {
    url,
    /** Runs a query in the given database. The default is the first one. */
    async query(sql: string, database = "postgres"): Promise<Record<string, unknown>[]> {
      const client = new Client({ connectionString: new URL(database, url).href });
      await client.connect();
      try {
        return (await client.query(sql)).rows;
      } finally {
        await client.end();
      }
    },
    /** Immediate shutdown, like a power failure. The data stays. */
    async stopHard() {
      stopServer("immediate");
      isUp = false;
      await end(server.process, "SIGTERM");
    },
    async startAgain() {
      server = await startServer();
      isUp = true;
    },
    /** Pauses all processes of the server: connections stay open but do not respond. */
    hang() {
      isPaused = true;
      signalAll("SIGSTOP");
    },
    goOn() {
      isPaused = false;
      signalAll("SIGCONT");
    },
    async stop() {
      // A paused process does not exit.
      if (isPaused) signalAll("SIGCONT");
      if (isUp) stopServer("fast");
      isUp = false;
    },
  };
}

/** Undefined if PostgreSQL is missing and cannot be installed, so that a test can be skipped. */
export function startPostgresIfHere() {
  return startPostgres().catch((error: Error) => {
    if (!(error instanceof MissingPrerequisite)) throw error;
    console.warn(`PostgreSQL is skipped: ${error.message}`);
  });
}

/** The bin folder of the newest installed server. */
function programs(): string | undefined {
  const versions = "/usr/lib/postgresql";
  if (!existsSync(versions)) return undefined;
  const newest = readdirSync(versions)
    .sort((a, b) => Number(a) - Number(b))
    .at(-1);
  const bin = newest === undefined ? "" : join(versions, newest, "bin");
  return existsSync(join(bin, "initdb")) ? bin : undefined;
}
