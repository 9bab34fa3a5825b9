import type { PublishingState } from "../publishing.ts";
import { Refusal } from "../server/refusal.ts";
import { GitError, git, gitOrNothing } from "./git.ts";

/** DESK_PUBLISH_TO, else git's own setting desk.publishTo, else where the branch comes from. */
export async function destination(folder: string): Promise<string | undefined> {
  return (
    process.env.DESK_PUBLISH_TO ||
    (await gitOrNothing(folder, "config", "desk.publishTo")) ||
    (await gitOrNothing(folder, "rev-parse", "--abbrev-ref", "@{upstream}"))
  );
}

/** @throws Refusal where nothing says where to */
export async function neededDestination(folder: string): Promise<string> {
  const to = await destination(folder);
  if (to) return to;
  throw new Refusal(
    "Nobody has set where to publish. Whoever looks after the website types once: git config desk.publishTo origin/main",
  );
}

/** The commit that is published now; for a branch that is new, that of the remote's main branch. */
export async function fetchPublished(folder: string, to: string): Promise<string> {
  const [remote, branch] = remoteAndBranch(to);
  const ref = `refs/heads/${branch}`;
  const found = await git(folder, "ls-remote", remote, ref, "HEAD").catch(refuse);
  if (found === "") throw new Refusal(`${NOTHING_THERE} git push ${remote} HEAD:${branch}`);
  const wanted = found.endsWith(ref) ? ref : "HEAD";
  await git(folder, "fetch", "--quiet", remote, wanted).catch(refuse);
  return git(folder, "rev-parse", "FETCH_HEAD");
}

const NOTHING_THERE =
  "Not published: nothing stands yet where the website is kept. Whoever looks after the website types once:";

/** @param to such as "origin/main" @throws Refusal where it is not taken */
export async function push(folder: string, to: string, commit: string): Promise<void> {
  const [remote, branch] = remoteAndBranch(to);
  await git(folder, "push", "--quiet", remote, `${commit}:refs/heads/${branch}`).catch(refuse);
}

/** @throws Refusal where git has failed */
function refuse(error: unknown): never {
  if (!(error instanceof GitError)) throw error;
  const { message } = error;
  if (/\[rejected\].*fetch first/.test(message)) {
    throw new Refusal(
      "Not published: somebody else has published in the meantime. Publish once more.",
    );
  }
  const [said = ""] = message
    .split("\n")
    .filter((line) => /fatal|error|rejected|denied/i.test(line));
  throw new Refusal(
    `Not published: the place where the website is kept cannot be reached or does not take it (${said || message}). Your words are saved on this computer. Try again later; if it stays so, show this sentence to whoever looks after the website.`,
  );
}

/** Where it is kept, as git knows it: "https://…", or a folder of this computer. */
export async function addressOf(folder: string): Promise<PublishingState["target"]> {
  const to = await destination(folder);
  if (!to) return undefined;
  const [remote, branch] = remoteAndBranch(to);
  const address = (await gitOrNothing(folder, "remote", "get-url", remote)) ?? remote;
  // A token that may push stands before the host's name.
  const shown = `${address.replace(/\/\/[^/@]*@/, "//")} (${branch})`;
  return {
    address: shown,
    isFolder: !/^\w+:\/\/|^[\w.-]+@?[\w.-]*:/.test(address) || address.startsWith("file:"),
  };
}

function remoteAndBranch(to: string): [remote: string, branch: string] {
  const slash = to.indexOf("/");
  return [to.slice(0, slash), to.slice(slash + 1)];
}
