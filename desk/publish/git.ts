import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

export class GitError extends Error {
  override readonly name = "GitError";
}

type Repository = {
  folder: string;
  /** The file of a separate index, which git creates if needed. */
  index?: string;
  env?: NodeJS.ProcessEnv;
  /** What git reads. */
  input?: string;
};

/** Runs git in a folder. Paths are literal, not patterns. @throws GitError with git's message */
export async function git(where: string | Repository, ...parameters: string[]): Promise<string> {
  const said = await gitBytes(where, ...parameters);
  return said.toString().trimEnd();
}

/** As `git`, for binary output. */
export async function gitBytes(
  where: string | Repository,
  ...parameters: string[]
): Promise<Buffer> {
  const repository: Repository = typeof where === "string" ? { folder: where } : where;
  const { folder, index, env, input } = repository;
  try {
    const running = run("git", ["-C", folder, "--literal-pathspecs", ...parameters], {
      maxBuffer: 100_000_000,
      encoding: "buffer",
      env: {
        ...process.env,
        // A remote that asks for a password must fail, because nobody can type one.
        GIT_TERMINAL_PROMPT: "0",
        // `git status` would lock the index to refresh it, and another git command would then fail.
        GIT_OPTIONAL_LOCKS: "0",
        LC_ALL: "C",
        ...(index && { GIT_INDEX_FILE: index }),
        ...env,
      },
    });
    running.child.stdin?.end(input);
    return (await running).stdout;
  } catch (error) {
    const { stderr, stdout, message } = error as Error & { stderr?: Buffer; stdout?: Buffer };
    const said = `${stderr ?? ""}` || `${stdout ?? ""}` || message;
    throw new GitError(said.trim(), { cause: error });
  }
}

/** As `git`, but undefined if git fails. */
export async function gitOrNothing(where: string | Repository, ...parameters: string[]) {
  return git(where, ...parameters).catch((error) => {
    if (error instanceof GitError) return undefined;
    throw error;
  });
}

/** Makes a tree from another in a separate index, without touching the branch, the index or the files. */
export async function treeFrom(
  folder: string,
  tree: string,
  change: (repository: Repository) => Promise<unknown>,
): Promise<string> {
  const scratch = await mkdtemp(join(tmpdir(), "desk-index-"));
  const repository = { folder, index: join(scratch, "index") };
  try {
    await git(repository, "read-tree", tree);
    await change(repository);
    return await git(repository, "write-tree");
  } finally {
    await rm(scratch, { recursive: true });
  }
}

/** The author of a publication. */
export type Person = { name: string; email: string };

type Parts = {
  tree: string;
  parents: readonly string[];
  message: string;
  by?: Person | undefined;
};

const desk: Person = { name: "The desk", email: "desk@localhost" };

/** Makes a commit. The desk is the committer, and the author if nobody is known. */
export async function commitTree(folder: string, parts: Parts): Promise<string> {
  const { tree, parents, message, by } = parts;
  const env = { ...as("COMMITTER", desk), ...as("AUTHOR", by ?? desk) };
  const after = parents.flatMap((parent) => ["-p", parent]);
  return git({ folder, env }, "commit-tree", `${tree}^{tree}`, ...after, "-m", message);
}

function as(role: string, { name, email }: Person): NodeJS.ProcessEnv {
  return { [`GIT_${role}_NAME`]: name, [`GIT_${role}_EMAIL`]: email };
}

/** The names in an answer to `-z`. */
export function names(answer: string): string[] {
  return answer.split("\0").filter(Boolean);
}
