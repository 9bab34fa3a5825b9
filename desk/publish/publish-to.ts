import { Refusal } from "../refusal.ts";
import { GitError, git, gitOrNothing } from "./git.ts";

/** DESK_PUBLISH_TO, else git's own setting desk.publishTo, else where the branch comes from. */
export async function destination(folder: string): Promise<string | undefined> {
  return (
    process.env.DESK_PUBLISH_TO ||
    (await gitOrNothing(folder, "config", "desk.publishTo")) ||
    (await gitOrNothing(folder, "rev-parse", "--abbrev-ref", "@{upstream}"))
  );
}

/** What stands published now; undefined where the branch is new. */
export async function fetched(folder: string, to: string): Promise<string | undefined> {
  const [remote, branch] = remoteAndBranch(to);
  try {
    const found = await git(folder, "ls-remote", "--heads", remote, branch);
    if (found === "") return undefined;
    await git(folder, "fetch", "--quiet", remote, branch);
    return await git(folder, "rev-parse", "FETCH_HEAD");
  } catch (error) {
    if (error instanceof GitError) throw unreachable(error);
    throw error;
  }
}

/** @param to such as "origin/main" @throws Refusal where it is not taken */
export async function push(folder: string, to: string, commit: string): Promise<void> {
  const [remote, branch] = remoteAndBranch(to);
  try {
    await git(folder, "push", "--quiet", remote, `${commit}:refs/heads/${branch}`);
  } catch (error) {
    if (error instanceof GitError) throw unreachable(error);
    throw error;
  }
}

function unreachable({ message }: GitError): Refusal {
  const [said = ""] = message
    .split("\n")
    .filter((line) => /fatal|error|rejected|denied/i.test(line));
  return new Refusal(
    `Not published: the place where the website is kept cannot be reached or does not take it (${said || message}). Your words are saved on this computer. Try again later; if it stays so, show this sentence to whoever looks after the website.`,
  );
}

function remoteAndBranch(to: string): [remote: string, branch: string] {
  const slash = to.indexOf("/");
  return [to.slice(0, slash), to.slice(slash + 1)];
}
