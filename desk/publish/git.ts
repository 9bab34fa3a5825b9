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
  input?: string;
  env?: NodeJS.ProcessEnv;
  signal?: AbortSignal;
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
  const { folder, index, input, env, signal } =
    typeof where === "string" ? ({ folder: where } as Repository) : where;
  const running = run("git", ["-C", folder, "--literal-pathspecs", ...parameters], {
    maxBuffer: 100_000_000,
    encoding: "buffer",
    ...(signal && { signal }),
    env: {
      ...process.env,
      // A host that asks for a password fails instead of waiting for one nobody types.
      GIT_TERMINAL_PROMPT: "0",
      LC_ALL: "C",
      ...(index && { GIT_INDEX_FILE: index }),
      ...env,
    },
  });
  running.child.stdin?.end(input);
  try {
    return (await running).stdout;
  } catch (error) {
    signal?.throwIfAborted();
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

/** Git's name for a file in a tree or commit; undefined where there is none. @param file below the folder */
export function blobAt(folder: string, tree: string, file: string): Promise<string | undefined> {
  return gitOrNothing(folder, "rev-parse", "--verify", "--quiet", `${tree}:./${file}`);
}

/** A tree made from another in an index of its own: branch, index and files on disk stay as they are. */
export async function treeFrom(
  folder: string,
  tree: string,
  change: (repository: Repository & { index: string }) => Promise<unknown>,
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

/** Who changes or publishes. */
export type Person = { name: string; email: string };

type Parts = { tree: string; parents: readonly string[]; message: string; by?: Person | undefined };

/** Makes a commit of a tree; the desk signs on a computer on which nobody has said who commits. */
export async function commitTree(
  folder: string,
  { tree, parents, message, by }: Parts,
): Promise<string> {
  const isKnown = await gitOrNothing(folder, "config", "user.email");
  const desk = { name: "The desk", email: "desk@localhost" };
  const committer = isKnown ? undefined : (by ?? desk);
  const env = { ...as("COMMITTER", committer), ...as("AUTHOR", by ?? committer) };
  const after = parents.flatMap((parent) => ["-p", parent]);
  return git({ folder, env }, "commit-tree", tree, ...after, "-m", message);
}

/** A commit by the author and under the words of another. */
export async function commitLike(
  folder: string,
  other: string,
  parts: Pick<Parts, "tree" | "parents">,
): Promise<string> {
  const said = await git(folder, "log", "-1", "--format=%an%x1f%ae%x1f%B", other);
  const [name = "", email = "", message = ""] = said.split("\x1f");
  return commitTree(folder, { ...parts, message, by: { name, email } });
}

function as(role: string, person: Person | undefined): NodeJS.ProcessEnv {
  return person ? { [`GIT_${role}_NAME`]: person.name, [`GIT_${role}_EMAIL`]: person.email } : {};
}

/** The names in an answer to `-z`. */
export function names(answer: string): string[] {
  return answer.split("\0").filter(Boolean);
}
