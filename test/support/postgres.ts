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

export type Postgres = AsyncDisposable & {
  url: string;
  dataDir: string;
  /** In the database of that name; in the first one without. */
  query: (sql: string, database?: string) => Promise<Record<string, unknown>[]>;
  /** Immediate shutdown, like a power cut; the data stays. */
  stopHard: () => Promise<void>;
  startAgain: () => Promise<void>;
  /** Pauses all its processes: connections stay open, and nothing answers. */
  hang: () => void;
  goOn: () => void;
  stop: () => Promise<void>;
};

/** Starts a PostgreSQL of its own on loopback, as a user that is not root, with fsync on. Debian's package is installed when it is missing. */
export async function startPostgres(settings: Record<string, string> = {}): Promise<Postgres> {
  needProgram(() => programs() !== undefined, "postgresql");
  const bin = programs() ?? "";
  const folder = temporaryFolder("postgres");
  const dataDir = join(folder, "data");
  const isRoot = process.getuid?.() === 0;
  // A language of the machine may not be installed, and its server would say in it that it is ready.
  const env = { ...process.env, LC_ALL: "C" };
  const asUser = isRoot ? ["runuser", "-u", "postgres", "--"] : [];
  if (isRoot) execFileSync("chown", ["postgres", folder]);
  const run = (parameters: string[]) => {
    const [program = "", ...rest] = [...asUser, ...parameters];
    execFileSync(program, rest, { stdio: "ignore", cwd: folder, env });
  };
  run([join(bin, "initdb"), "-D", dataDir, "-U", "clinic", "--auth=trust", "--encoding=UTF8"]);
  const port = await freePort();
  const all = { listen_addresses: "127.0.0.1", unix_socket_directories: "", ...settings };
  const options = Object.entries(all).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const command = [...asUser, join(bin, "postgres"), "-D", dataDir, "-p", String(port), ...options];
  const startServer = () =>
    start(command, { readyWords: "ready to accept connections", cwd: folder, env });
  const stopServer = (mode: "fast" | "immediate") =>
    // pg_ctl finds the server's own process id; a signal to runuser would not reach it.
    run([join(bin, "pg_ctl"), "stop", "-D", dataDir, "-m", mode]);
  let server: Started = await startServer();
  let isUp = true;
  let isPaused = false;
  const signalAll = (signal: NodeJS.Signals) => {
    // Its own process id comes first; a signal to runuser would not reach it.
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
  const stop = async () => {
    // A process that is paused would not end.
    if (isPaused) signalAll("SIGCONT");
    if (isUp) stopServer("fast");
    isUp = false;
  };
  return {
    url,
    dataDir,
    async query(sql, database = "postgres") {
      const client = new Client({ connectionString: new URL(database, url).href });
      await client.connect();
      try {
        return (await client.query(sql)).rows;
      } finally {
        await client.end();
      }
    },
    async stopHard() {
      stopServer("immediate");
      isUp = false;
      await end(server.process, "SIGTERM");
    },
    async startAgain() {
      server = await startServer();
      isUp = true;
    },
    hang() {
      isPaused = true;
      signalAll("SIGSTOP");
    },
    goOn() {
      isPaused = false;
      signalAll("SIGCONT");
    },
    stop,
    [Symbol.asyncDispose]: stop,
  };
}

/** For tests that are skipped without one. */
export function startPostgresIfHere(settings?: Record<string, string>) {
  return startPostgres(settings).catch((error: Error) => {
    if (!(error instanceof MissingPrerequisite)) throw error;
    console.warn(`PostgreSQL is skipped: ${error.message}`);
  });
}

/** The folder of the newest installed server's programs. */
function programs(): string | undefined {
  const versions = "/usr/lib/postgresql";
  if (!existsSync(versions)) return undefined;
  const newest = readdirSync(versions)
    .sort((a, b) => Number(a) - Number(b))
    .at(-1);
  const bin = newest === undefined ? "" : join(versions, newest, "bin");
  return existsSync(join(bin, "initdb")) ? bin : undefined;
}
