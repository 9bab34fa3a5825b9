import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { readBuiltSite } from "../../server/settings/built-site.ts";
import { FIXTURE_CONTENT } from "./clinic-folder.ts";
import { addCleanup, temporaryFolder } from "./process.ts";

/** The lines on standard output, then those on standard error. */
export type Ended = { code: number | undefined; lines: string[] };
export type OwnBuilds = ReturnType<typeof ownBuilds>;

/** A clinic's content in a folder of its own, and `npm run build` into a folder of its own. */
export function ownBuilds() {
  // In the project, where a build finds its packages.
  mkdirSync("test/output", { recursive: true });
  const folder = mkdtempSync("test/output/own-builds-");
  const remove = () => rmSync(folder, { recursive: true, force: true });
  addCleanup(remove);
  const content = join(temporaryFolder("own-content"), "content");
  cpSync(FIXTURE_CONTENT, content, { recursive: true });
  const dist = resolve(folder, "dist");
  // The test runner's settings would make another build.
  const env = { ...process.env, NODE_ENV: "", VITEST: "", CONTENT: content, DIST: dist };
  const command = [resolve("deploy/build/build.ts")];
  return {
    ...{ dist, content, env, command, remove },
    /** Replaces what a pattern finds in a file of the content. */
    edit(file: string, pattern: RegExp, replacement: string) {
      const path = join(content, file);
      writeFileSync(path, readFileSync(path, "utf8").replace(pattern, replacement));
    },
    build: (): Promise<Ended> =>
      new Promise((done) => {
        execFile(process.execPath, command, { env }, (error, stdout, stderr) =>
          done({
            code: error ? Number(error.code) || undefined : 0,
            lines: (stdout + stderr).trim().split("\n"),
          }),
        );
      }),
  };
}

/** Every page it has built; that of unknown addresses left out. */
export function pagesOf({ dist }: OwnBuilds): string[] {
  const { files, notFound } = readBuiltSite(dist).manifest;
  return files
    .filter(({ contentType, path }) => contentType.startsWith("text/html") && path !== notFound)
    .map(({ path }) => path);
}
