import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify, stripVTControlCharacters } from "node:util";
import { siteManifestSchema } from "../../contract/site-manifest.ts";
import { deadLinks } from "./dead-links.ts";

/** Apart from the build that is served. */
const DIST = "node_modules/.cache/desk-build";
const vite = ["node_modules/vite/bin/vite.js", "build", "--app", "--logLevel", "error"];

/** Builds the whole site of a content folder and follows its links. Resolves to what is wrong, or to nothing. */
export async function trialBuild(
  folder: string,
  signal?: AbortSignal,
): Promise<string | undefined> {
  const cwd = resolve(import.meta.dirname, "../..");
  // The desk's own server has made this a development process.
  const env = { ...process.env, NODE_ENV: "", VITEST: "", DIST, CONTENT: resolve(folder) };
  try {
    await promisify(execFile)(process.execPath, vite, {
      cwd,
      env,
      maxBuffer: 100_000_000,
      ...(signal && { signal }),
    });
  } catch (error) {
    signal?.throwIfAborted();
    return stripVTControlCharacters((error as { stderr: string }).stderr).trim();
  }
  const read = (file: string) => readFileSync(join(cwd, DIST, file), "utf8");
  const { files, redirects } = siteManifestSchema.parse(JSON.parse(read("manifest.json")));
  const pages = files
    .filter(({ file }) => file.endsWith(".html"))
    .map(({ path, file }) => ({ path, html: read(`client/${file}`) }))
    .toSorted((one, other) => (one.path < other.path ? -1 : 1));
  const addresses = [...files.map(({ path }) => path), ...Object.keys(redirects)];
  return deadLinks(pages, addresses).join("\n") || undefined;
}
