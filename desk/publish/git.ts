import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

export class GitError extends Error {
  override readonly name = "GitError";
}

/** Runs git in a folder. @throws GitError with what git said */
export async function git(folder: string, ...parameters: string[]): Promise<string> {
  try {
    const { stdout } = await run("git", ["-C", folder, ...parameters], {
      maxBuffer: 100_000_000,
      // A host that asks for a password fails instead of waiting for one nobody types.
      env: { ...process.env, GIT_TERMINAL_PROMPT: "0", LC_ALL: "C" },
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
