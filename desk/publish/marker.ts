import { SPECIFIED } from "../../content-model/specified.ts";
import { git, gitOrNothing, treeFrom } from "./git.ts";

/** The tree without the file that holds the words to the sample's: the first publication takes it away. */
export function withoutMarker(folder: string, tree: string): Promise<string> {
  const options = ["--cached", "--quiet", "--ignore-unmatch", "--", SPECIFIED];
  return treeFrom(folder, tree, (repository) => git(repository, "rm", ...options));
}

export async function hasMarker(folder: string, commit: string): Promise<boolean> {
  return (await gitOrNothing(folder, "cat-file", "-e", `${commit}:./${SPECIFIED}`)) !== undefined;
}
