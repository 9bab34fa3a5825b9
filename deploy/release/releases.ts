import {
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { basename, join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** So many stay for the way back from the next one. */
const KEPT = 5;
const FIRST = "0-before";
const NAME = /^(\d+)-/;
const SQLITE_BUSY = 5;

export type Releases = ReturnType<typeof openReleases>;

/**
 * The builds of a site, each in a folder `<number>-<version>` of `<dist>.releases`, and the link
 * `dist` to the one that is live. One process at a time has them, until it ends. What others left
 * half done, and what was taken back, is removed. @throws Error while another process has them
 */
export function openReleases(dist: string) {
  const folder = `${dist}.releases`;
  mkdirSync(folder, { recursive: true });
  const lock = openLock(join(folder, "lock"));
  keepPlainFolder(dist, folder);
  // 0 also where somebody has made the link lead elsewhere.
  const live = (isThere(dist) && numberOf(readlinkSync(dist))) || 0;
  const kept = keep(folder, live);
  return {
    /** The release before the live one, if it is kept. */
    before: kept.findLast((name) => numberOf(name) < live),
    live: kept.at(-1),
    folderOf: (name: string) => join(folder, name),
    /** Takes a finished build in; its name. */
    add(build: string, version: string): string {
      const name = `${live + 1}-${version}`;
      renameSync(build, join(folder, name));
      return name;
    },
    /** By one rename: whoever reads `dist` finds either the one or the other. */
    makeLive(name: string): void {
      const link = `${dist}.next`;
      rmSync(link, { force: true });
      symlinkSync(join(basename(folder), name), link);
      renameSync(link, dist);
    },
    close: () => lock.close(),
  };
}

/** The operating system frees it when the process is killed. */
function openLock(file: string): DatabaseSync {
  const lock = new DatabaseSync(file);
  try {
    lock.exec("BEGIN EXCLUSIVE");
    return lock;
  } catch (error) {
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error;
    throw new Error("Another release is under way: wait for its end.");
  }
}

/** A build that was copied here, or put here before there were releases, becomes the first. */
function keepPlainFolder(dist: string, folder: string): void {
  const found = lstatSync(dist, { throwIfNoEntry: false });
  if (found?.isSymbolicLink()) return;
  const first = join(folder, FIRST);
  if (found) {
    rmSync(first, { recursive: true, force: true });
    renameSync(dist, first);
  }
  // Or a process was killed right here.
  if (isThere(first)) symlinkSync(join(basename(folder), FIRST), dist);
}

/** Oldest first, the live one last. */
function keep(folder: string, live: number): string[] {
  const past = readdirSync(folder)
    .filter((name) => numberOf(name) <= live)
    .toSorted((one, other) => numberOf(one) - numberOf(other));
  const versions = past.map(versionOf);
  // Of several builds of the same sources the last is as good as all.
  const kept = past
    .filter((name, index) => !versions.includes(versionOf(name), index + 1))
    .slice(-KEPT);
  for (const name of readdirSync(folder)) {
    if (name === "lock" || kept.includes(name)) continue;
    rmSync(join(folder, name), { recursive: true });
  }
  return kept;
}

function isThere(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

/** NaN where it is not a release's. */
function numberOf(name: string): number {
  return Number(NAME.exec(basename(name))?.[1]);
}

function versionOf(name: string): string {
  return name.replace(NAME, "");
}
