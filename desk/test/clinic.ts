import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { end, freePort, start, temporaryFolder } from "../../test/support/process.ts";

const root = resolve(import.meta.dirname, "../..");

export type Clinic = {
  folder: string;
  origin: string;
  git: (...parameters: string[]) => string;
  read: (file: string) => string;
  write: (file: string, text: string) => void;
  /** The removed and the added lines since the last commit. */
  diff: () => { removed: string[]; added: string[] };
  /** Everything as it was committed. */
  restore: () => void;
};

/**
 * A copy of the content in a git repository of its own, with a bare one it came from.
 * @param below where in the repository the content stands; "." is all of it
 */
export function makeClinic(below = "content"): Clinic {
  const home = temporaryFolder("desk");
  const [origin, folder] = [join(home, "origin.git"), join(home, "clinic")];
  execFileSync("git", ["init", "--quiet", "--bare", "--initial-branch=main", origin]);
  execFileSync("git", ["clone", "--quiet", origin, folder], { stdio: "ignore" });
  cpSync(join(root, "content"), join(folder, below), { recursive: true });
  const git = (...parameters: string[]) =>
    execFileSync("git", ["-C", folder, ...parameters], { encoding: "utf8", stdio: "pipe" });
  git("config", "user.name", "A clinic");
  git("config", "user.email", "clinic@localhost");
  git("checkout", "--quiet", "-B", "main");
  git("add", "--all");
  git("commit", "--quiet", "--message", "Begin");
  git("push", "--quiet", "--set-upstream", "origin", "main");
  return {
    folder,
    origin,
    git,
    read: (file) => readFileSync(join(folder, below, file), "utf8"),
    write: (file, text) => writeFileSync(join(folder, below, file), text),
    diff: () => {
      git("add", "--intent-to-add", "--all");
      const lines = git("diff", "--unified=0", "--no-color").split("\n");
      const starting = (sign: string) =>
        lines
          .filter((line) => line.startsWith(sign) && !line.startsWith(sign.repeat(3)))
          .map((line) => line.slice(1));
      return { removed: starting("-"), added: starting("+") };
    },
    restore: () => {
      git("reset", "--quiet", "--hard");
      git("clean", "--quiet", "--force", "-d");
    },
  };
}

export type RunningDesk = {
  address: string;
  pid: number;
  end: () => Promise<unknown>;
  /** Resolves to what it has printed, once it has ended by itself. */
  ended: () => Promise<string>;
};

/** `npm run edit` over a clinic's content. */
export async function startDesk(
  { folder }: Clinic,
  settings: NodeJS.ProcessEnv = {},
): Promise<RunningDesk> {
  const port = await freePort();
  const env = {
    ...process.env,
    NODE_ENV: "",
    VITEST: "",
    CI: "1",
    // As "content" is, which stands for it where nothing is set.
    CONTENT: relative(root, join(folder, "content")),
    DATA_DIR: temporaryFolder("desk-data"),
    DESK_PORT: String(port),
    ...settings,
  };
  const started = await start([process.execPath, "desk/start.ts"], {
    env,
    cwd: root,
    readyWords: "The desk:",
  });
  return {
    address: `http://127.0.0.1:${port}`,
    pid: started.process.pid ?? 0,
    end: () => end(started.process, "SIGTERM"),
    ended: () => once(started.process, "close").then(started.output),
  };
}
