import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

export class GitError extends Error {
  override readonly name = "GitError";
}

/** Runs git in a folder; paths mean just what they say. @throws GitError with what git said */
export function git(folder: string, ...parameters: string[]): Promise<string> {
  return gitWithIndex(undefined, folder, ...parameters);
}

/** As `git`, with an index of its own. @param index its file, which need not be there yet */
export async function gitWithIndex(
  index: string | undefined,
  folder: string,
  ...parameters: string[]
): Promise<string> {
  try {
    const { stdout } = await run("git", ["-C", folder, "--literal-pathspecs", ...parameters], {
      maxBuffer: 100_000_000,
      env: {
        ...process.env,
        // A host that asks for a password fails instead of waiting for one nobody types.
        GIT_TERMINAL_PROMPT: "0",
        LC_ALL: "C",
        ...(index && { GIT_INDEX_FILE: index }),
      },
    });
    return stdout.trimEnd();
  } catch (error) {
    const { stderr, stdout, message } = error as Error & { stderr?: string; stdout?: string };
    throw new GitError((stderr || stdout || message).trim(), { cause: error });
  }
}

/** As `git`, but undefined where git fails. */
export async function gitOrNothing(folder: string, ...parameters: string[]) {
  return git(folder, ...parameters).catch((error) => {
    if (error instanceof GitError) return undefined;
    throw error;
  });
}

/** Makes a commit of a tree, signed as the desk on a computer on which nobody has said who commits. */
export async function commitTree(
  folder: string,
  { tree, parents, message }: { tree: string; parents: readonly string[]; message: string },
): Promise<string> {
  const isKnown = await gitOrNothing(folder, "config", "user.email");
  const author = isKnown ? [] : ["-c", "user.name=The desk", "-c", "user.email=desk@localhost"];
  const after = parents.flatMap((parent) => ["-p", parent]);
  return git(folder, ...author, "commit-tree", tree, ...after, "-m", message);
}

/** The names in an answer to `-z`. */
export function names(answer: string): string[] {
  return answer.split("\0").filter(Boolean);
}
