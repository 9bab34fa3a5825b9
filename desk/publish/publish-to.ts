import { Refusal } from "../server/refusal.ts";
import { GitError, git, gitOrNothing } from "./git.ts";

export const NO_DESTINATION =
  "Nobody has set where to publish. Whoever looks after the website types once: git config desk.publishTo origin/main";
const NOTHING_THERE =
  "Not published: the place where the website is kept is still empty. Whoever looks after the website types once:";

export const NOTHING_LOST = "Your changes are saved, and visitors see the website as it was.";

/** Where to push: "origin/main". By DESK_PUBLISH_TO, by git's setting desk.publishTo, or the branch's upstream. */
export async function destination(folder: string): Promise<string | undefined> {
  return (
    process.env.DESK_PUBLISH_TO ||
    (await gitOrNothing(folder, "config", "desk.publishTo")) ||
    (await gitOrNothing(folder, "rev-parse", "--abbrev-ref", "@{upstream}"))
  );
}

/** @throws Refusal if nothing says where to */
export async function neededDestination(folder: string): Promise<string> {
  const to = await destination(folder);
  if (!to) throw new Refusal(NO_DESTINATION);
  return to;
}

/** The commit that is published now. For a new branch it is the newest of the remote's main branch. */
export async function fetchPublished(folder: string, to: string): Promise<string> {
  const [remote, branch] = remoteAndBranch(to);
  const ref = `refs/heads/${branch}`;
  const found = await git(folder, "ls-remote", remote, ref, "HEAD").catch(refuse);
  if (found === "") throw new Refusal(`${NOTHING_THERE} git push ${remote} HEAD:${branch}`);
  const wanted = found.endsWith(ref) ? ref : "HEAD";
  await git(folder, "fetch", "--quiet", remote, wanted).catch(refuse);
  return git(folder, "rev-parse", "FETCH_HEAD");
}

/** @param to such as "origin/main" @throws Refusal if the remote rejects it */
export async function push(folder: string, to: string, commit: string): Promise<void> {
  const [remote, branch] = remoteAndBranch(to);
  await git(folder, "push", "--quiet", remote, `${commit}:refs/heads/${branch}`).catch(refuse);
}

/**
 * A remote that is a folder of this computer and has the branch checked out rejects a push, unless it
 * is set to update its files. Returns the folder.
 */
export async function rejectingFolder(folder: string, to: string): Promise<string | undefined> {
  const [remote, branch] = remoteAndBranch(to);
  const place = await gitOrNothing(folder, "remote", "get-url", remote);
  if (!place?.startsWith("/")) return undefined;
  const current = await gitOrNothing(place, "symbolic-ref", "--short", "HEAD");
  const isBare = await gitOrNothing(place, "rev-parse", "--is-bare-repository");
  const setting = await gitOrNothing(place, "config", "receive.denyCurrentBranch");
  return isBare === "false" && current === branch && !setting ? place : undefined;
}

/** What an owner does about git's messages. The last reason is for every other message. */
const reasons: readonly [RegExp, string][] = [
  [
    /\[rejected\]|cannot lock ref/,
    "somebody else has published in the meantime. Publish once more.",
  ],
  [
    /denied|declined|permi(?:ssion|tted)|protected|\b40[13]\b|authentication|username/i,
    "the place where the website is kept does not accept changes from this desk. Call whoever looks after the website, and read out the lines below.",
  ],
  [
    /(?:)/,
    "the place where the website is kept cannot be reached. Check the internet connection, and publish once more. If it fails again, call whoever looks after the website, and read out the lines below.",
  ],
];

/** @throws Refusal for an error of git, whose own words are for a developer */
function refuse(error: unknown): never {
  if (!(error instanceof GitError)) throw error;
  const { message: said } = error;
  const [, reason] = reasons.find(([form]) => form.test(said)) ?? [];
  throw new Refusal(`Not published: ${reason} ${NOTHING_LOST}`, { said });
}

function remoteAndBranch(to: string): [remote: string, branch: string] {
  const slash = to.indexOf("/");
  return [to.slice(0, slash), to.slice(slash + 1)];
}
