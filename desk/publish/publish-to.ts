import { Refusal } from "../refusal.ts";
import { GitError, git, gitOrNothing } from "./git.ts";

const NO_DESTINATION =
  "Nobody has set where to publish. Whoever looks after the website types once: git branch --set-upstream-to origin/main";

export const NOTHING_LOST = "Your changes are saved, and visitors see the website as it was.";

/** Where to push: the branch's upstream, such as "origin/main". @throws Refusal if there is none */
export async function neededDestination(folder: string): Promise<string> {
  const to = await gitOrNothing(folder, "rev-parse", "--abbrev-ref", "@{upstream}");
  if (!to) throw new Refusal(NO_DESTINATION);
  return to;
}

/** The commit that is published now. */
export async function fetchPublished(folder: string, to: string): Promise<string> {
  const [remote, branch] = remoteAndBranch(to);
  await git(folder, "fetch", "--quiet", remote, `refs/heads/${branch}`).catch(refuse);
  return git(folder, "rev-parse", "FETCH_HEAD");
}

/** @param to such as "origin/main" @throws Refusal if the remote rejects it */
export async function push(folder: string, to: string, commit: string): Promise<void> {
  const [remote, branch] = remoteAndBranch(to);
  await git(folder, "push", "--quiet", remote, `${commit}:refs/heads/${branch}`).catch(refuse);
}

/** What an owner does about git's messages. The last reason is for every other message. */
const reasons: readonly [RegExp, string][] = [
  [
    /\[rejected\]|cannot lock ref/,
    "somebody else has published in the meantime. Publish once more.",
  ],
  [
    /remote rejected|denied|declined|permi(?:ssion|tted)|protected|\b40[13]\b|authentication|username/i,
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
  throw new Refusal(`Not published: ${reason} ${NOTHING_LOST}`, 422, { said });
}

function remoteAndBranch(to: string): [remote: string, branch: string] {
  const slash = to.indexOf("/");
  return [to.slice(0, slash), to.slice(slash + 1)];
}
