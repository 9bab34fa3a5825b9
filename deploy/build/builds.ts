import { lstatSync, mkdirSync, readdirSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { basename, join } from "node:path";
import { buildsOf } from "../../site/render/dist.ts";

/** The newest build, and older ones that a running server may still serve. */
const KEPT_BUILDS = 3;
const NUMBER = /^\d+$/;
const UNFINISHED = /^building-(\d+)$/;

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
