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
  /** The file of an index of its own, which need not be there yet. */
  index?: string;
  env?: NodeJS.ProcessEnv;
};

/** Runs git in a folder; paths mean just what they say. @throws GitError with what git said */
export async function git(where: string | Repository, ...parameters: string[]): Promise<string> {
  const said = await gitBytes(where, ...parameters);
  return said.toString().trimEnd();
}

/** As `git`, byte by byte. */
export async function gitBytes(
  where: string | Repository,
  ...parameters: string[]
): Promise<Buffer> {
  const { folder, index, env }: Repository = typeof where === "string" ? { folder: where } : where;
  try {
    const { stdout } = await run("git", ["-C", folder, "--literal-pathspecs", ...parameters], {
      maxBuffer: 100_000_000,
      encoding: "buffer",
      env: {
        ...process.env,
        // A host that asks for a password fails instead of waiting for one nobody types.
        GIT_TERMINAL_PROMPT: "0",
        LC_ALL: "C",
        ...(index && { GIT_INDEX_FILE: index }),
        ...env,
      },
    });
    return stdout;
  } catch (error) {
    const { stderr, stdout, message } = error as Error & { stderr?: Buffer; stdout?: Buffer };
    const said = `${stderr ?? ""}` || `${stdout ?? ""}` || message;
    throw new GitError(said.trim(), { cause: error });
  }
}

/** As `git`, but undefined where git fails. */
export async function gitOrNothing(where: string | Repository, ...parameters: string[]) {
  return git(where, ...parameters).catch((error) => {
    if (error instanceof GitError) return undefined;
    throw error;
  });
}

/** A tree made from another in an index of its own: branch, index and files on disk stay as they are. */
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

/** Who publishes, as git names an author. */
export type Person = { name: string; email: string };

type Parts = {
  tree: string;
  parents?: readonly string[];
  message: string;
  by?: Person | undefined;
};

/** Makes a commit; the desk signs on a computer on which nobody has said who commits. */
export async function commitTree(folder: string, parts: Parts): Promise<string> {
  const { tree, parents = [], message, by } = parts;
  const isKnown = await gitOrNothing(folder, "config", "user.email");
  const desk = { name: "The desk", email: "desk@localhost" };
  const committer = isKnown ? undefined : (by ?? desk);
  const env = { ...as("COMMITTER", committer), ...as("AUTHOR", by ?? committer) };
  const after = parents.flatMap((parent) => ["-p", parent]);
  return git({ folder, env }, "commit-tree", `${tree}^{tree}`, ...after, "-m", message);
}

function as(role: string, person: Person | undefined): NodeJS.ProcessEnv {
  return person ? { [`GIT_${role}_NAME`]: person.name, [`GIT_${role}_EMAIL`]: person.email } : {};
}

/** The names in an answer to `-z`. */
export function names(answer: string): string[] {
  return answer.split("\0").filter(Boolean);
}
