import {
  cpSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { basename, join } from "node:path";
import { type SiteManifest, siteManifestSchema } from "../../contract/site-manifest.ts";
import { buildsOf } from "../../site/render/dist.ts";

/** The newest build, and older ones that a running server may still serve. */
const KEPT_BUILDS = 3;
const NUMBER = /^\d+$/;
const UNFINISHED = /^building-(\d+)$/;

const MANIFEST = "manifest.json";

/** The minimal schema of the previous manifest, which another version of the project may have written. */
const previousManifest = siteManifestSchema.pick({ built: true, files: true }).extend({
  previousFiles: siteManifestSchema.shape.previousFiles.catch([]),
});

/** The folder of the newest build. Undefined before the first build. */
export function newestBuild(dist: string): string | undefined {
  const newest = numbersIn(buildsOf(dist)).at(-1);
  return newest === undefined ? undefined : join(buildsOf(dist), String(newest));
}

/**
 * Moves a finished build into a numbered folder of `<dist>.builds`, and switches the link `dist` to that
 * folder by an atomic rename: a reader of `dist` finds either the old or the new build.
 */
export function makeLive(build: string, dist: string): void {
  const builds = buildsOf(dist);
  keepPlainFolder(dist);
  const number = (numbersIn(builds).at(-1) ?? 0) + 1;
  renameSync(build, join(builds, String(number)));
  // Beside `dist`, because a rename cannot leave its filesystem: in an image build `<dist>.builds` is a mount.
  const link = `${dist}.next-${process.pid}`;
  rmSync(link, { force: true });
  symlinkSync(join(basename(builds), String(number)), link);
  renameSync(link, dist);
  for (const old of numbersIn(builds).slice(0, -KEPT_BUILDS)) {
    rmSync(join(builds, String(old)), { recursive: true });
  }
}

/** Removes the leftovers of killed builds. */
export function removeLeftovers(dist: string): void {
  const builds = buildsOf(dist);
  mkdirSync(builds, { recursive: true });
  for (const name of readdirSync(builds)) {
    const [, pid] = UNFINISHED.exec(name) ?? [];
    if (pid && !isRunning(Number(pid))) rmSync(join(builds, name), { recursive: true });
  }
}

/** Converts a `dist` that is a plain folder, as in a container image, into a numbered build. */
function keepPlainFolder(dist: string): void {
  if (!lstatSync(dist, { throwIfNoEntry: false })?.isDirectory()) return;
  const number = (numbersIn(buildsOf(dist)).at(-1) ?? 0) + 1;
  renameSync(dist, join(buildsOf(dist), String(number)));
}

function numbersIn(builds: string): number[] {
  return readdirSync(builds)
    .filter((name) => NUMBER.test(name))
    .map(Number)
    .toSorted((one, other) => one - other);
}

function isRunning(pid: number): boolean {
  // A restarted container reuses process ids, so this process may have the id of the killed one.
  if (pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/**
 * Copies the hashed files of the previous build into a build, because a page that is still open in a browser
 * may load them after the restart. If both builds have the same sources, the previous files of the
 * previous build are copied instead.
 */
export function keepPreviousFiles(build: string, previous: string): void {
  const before = readPrevious(previous);
  if (!before) return;
  const manifest: SiteManifest = JSON.parse(readFileSync(join(build, MANIFEST), "utf8"));
  const isSame = before.built.version === manifest.built.version;
  const hashed = isSame ? before.previousFiles : before.files.filter((file) => file.isImmutable);
  const own = new Set(manifest.files.map(({ file }) => file));
  const previousFiles = hashed.filter(({ file }) => !own.has(file));
  for (const { file, isCompressed } of previousFiles) {
    for (const ending of isCompressed ? ["", ".br", ".gz"] : [""]) {
      const body = join("client", file + ending);
      cpSync(join(previous, body), join(build, body));
    }
  }
  writeFileSync(join(build, MANIFEST), JSON.stringify({ ...manifest, previousFiles }, null, 1));
}

/** Undefined if the manifest is unreadable. The only consequence is that an open page must be reloaded. */
function readPrevious(folder: string) {
  try {
    return previousManifest.parse(JSON.parse(readFileSync(join(folder, MANIFEST), "utf8")));
  } catch {
    return undefined;
  }
}
