import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export type SentFile = {
  path: string;
  operation: "create" | "update" | "delete";
  content: string;
  /** The blob that the sender has seen. */
  sha?: string;
};

type Git = (...parameters: string[]) => string;

/** Nobody else has changed the file since it was read. */
export function isAsKnown({ path, operation, sha }: SentFile, bare: Git): boolean {
  return operation === "create" || bare("rev-parse", `main:${path}`) === sha;
}

/** Commits to a bare repository's main, in one commit, as Gitea does for `POST /contents`. */
export function commitFiles(
  { message, files }: { message: string; files: readonly SentFile[] },
  bare: Git,
): object {
  const env = { ...process.env, GIT_INDEX_FILE: join(tmpdir(), `index-${process.pid}`) };
  const gitDir = bare("rev-parse", "--absolute-git-dir");
  const run = (parameters: string[], input?: Buffer) =>
    execFileSync("git", [`--git-dir=${gitDir}`, ...parameters], { env, input })
      .toString()
      .trim();
  run(["read-tree", "main"]);
  const saved = files.map(({ path, operation, content }) => {
    if (operation === "delete") {
      run(["update-index", "--force-remove", path]);
      return null;
    }
    const sha = run(["hash-object", "-w", "--stdin"], Buffer.from(content, "base64"));
    run(["update-index", "--add", "--cacheinfo", `100644,${sha},${path}`]);
    return { path, sha };
  });
  const author = ["-c", "user.name=Ana", "-c", "user.email=ana@clinic.ca"];
  const tree = run(["write-tree"]);
  const sha = run([...author, "commit-tree", tree, "-p", "main", "-m", message]);
  run(["update-ref", "refs/heads/main", sha]);
  rmSync(env.GIT_INDEX_FILE);
  return { commit: { sha, created: new Date().toISOString() }, files: saved };
}
