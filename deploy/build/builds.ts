import { lstatSync, mkdirSync, readdirSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { basename, join } from "node:path";
import { buildsOf } from "../../site/build/dist.ts";

/** The newest, and those that a running server may read until it is restarted. */
const KEPT_BUILDS = 3;
const NUMBER = /^\d+$/;
const UNFINISHED = /^building-(\d+)$/;

/** The folder of the newest build; undefined before the first. */
export function newestBuild(dist: string): string | undefined {
  const newest = numbersIn(buildsOf(dist)).at(-1);
  return newest === undefined ? undefined : join(buildsOf(dist), String(newest));
}

/**
 * Moves a finished build into a numbered folder of `<dist>.builds`, and turns the link `dist` to
 * that folder by one rename: a reader of `dist` finds either the one build or the other.
 */
export function makeLive(build: string, dist: string): void {
  const builds = buildsOf(dist);
  keepPlainFolder(dist);
  const number = (numbersIn(builds).at(-1) ?? 0) + 1;
  renameSync(build, join(builds, String(number)));
  const link = `${build}.link`;
  rmSync(link, { force: true });
  symlinkSync(join(basename(builds), String(number)), link);
  renameSync(link, dist);
  for (const old of numbersIn(builds).slice(0, -KEPT_BUILDS)) {
    rmSync(join(builds, String(old)), { recursive: true });
  }
}

/** Removes what builds that were killed have left. */
export function removeLeftovers(dist: string): void {
  const builds = buildsOf(dist);
  mkdirSync(builds, { recursive: true });
  for (const name of readdirSync(builds)) {
    const [, pid] = UNFINISHED.exec(name) ?? [];
    if (pid && !isRunning(Number(pid))) rmSync(join(builds, name), { recursive: true });
  }
}

/** A build that was copied to `dist`, as into an image, becomes one of the numbered. */
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
  // In a container, process ids come again.
  if (pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
