import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { readBuiltSite } from "../../server/settings/built-site.ts";
import { addCleanup, temporaryFolder } from "./process.ts";

const COMMAND = resolve("deploy/release/release.ts");

/** What it says on the standard output, and after that on the other where it fails. */
export type Ended = { code: number | undefined; lines: string[] };
export type Releasing = ReturnType<typeof releasing>;
type Run = { words?: string[]; env?: Record<string, string>; before?: string[] };

/** A clinic with releases of its own, and the command that makes them. @param port of the server that serves them */
export function releasing(port = 0) {
  // In the project, where a build finds its packages.
  mkdirSync("test/output", { recursive: true });
  const folder = mkdtempSync("test/output/releasing-");
  addCleanup(() => rmSync(folder, { recursive: true, force: true }));
  const content = join(temporaryFolder("releasing-content"), "content");
  cpSync("test/clinic", content, { recursive: true });
  const business = join(content, "business.yaml");
  const dist = resolve(folder, "dist");
  // The test runner's settings would make another build.
  const own = { NODE_ENV: "", VITEST: "", CONTENT: content, DIST: dist, PORT: String(port) };
  return {
    ...{ dist, content },
    env: { ...process.env, ...own },
    /** A name that every page of the next build says; as a descriptor in its footer alone. */
    rename(name: string, field: "name" | "descriptor" = "name") {
      const text = readFileSync(business, "utf8");
      writeFileSync(business, text.replace(new RegExp(`^( +${field}: ).*$`, "m"), `$1${name}`));
    },
    /** @param before options of Node's */
    run: ({ words = [], env = {}, before = [] }: Run = {}): Promise<Ended> =>
      new Promise((done) => {
        const parameters = [...before, COMMAND, ...words];
        const all = { ...process.env, ...own, ...env };
        execFile(process.execPath, parameters, { env: all }, (error, stdout, stderr) =>
          done({
            code: error ? Number(error.code) || undefined : 0,
            lines: (error ? stdout + stderr : stdout).trim().split("\n"),
          }),
        );
      }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Every page it has built; that of unknown addresses left out. */
export function pagesOf({ dist }: Releasing): string[] {
  const { files, notFound } = readBuiltSite(dist).manifest;
  return files
    .filter(({ contentType, path }) => contentType.startsWith("text/html") && path !== notFound)
    .map(({ path }) => path);
}
