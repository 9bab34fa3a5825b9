import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { FIXTURE_CONTENT } from "./clinic-folder.ts";
import { addCleanup, temporaryFolder } from "./process.ts";

/** The exit code, and the lines of standard output followed by those of standard error. */
export type Ended = { code: number | undefined; lines: string[] };

/** A separate copy of the content, and `npm run build` into a separate folder. */
export function ownBuilds() {
  // Inside the project, so that the build resolves its packages.
  mkdirSync("test/output", { recursive: true });
  const folder = mkdtempSync("test/output/own-builds-");
  const remove = () => rmSync(folder, { recursive: true, force: true });
  addCleanup(remove);
  const content = join(temporaryFolder("own-content"), "content");
  cpSync(FIXTURE_CONTENT, content, { recursive: true });
  const dist = resolve(folder, "dist");
  // Vitest's own environment would produce a different build.
  const env = { ...process.env, NODE_ENV: "", VITEST: "", CONTENT: content, DIST: dist };
  const command = [resolve("deploy/build/build.ts")];
  return {
    dist,
    content,
    env,
    command,
    remove,
    /** Replaces the match of a pattern in a content file. */
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
