import { existsSync, readdirSync, renameSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";

const EXISTS_CODES = ["ENOTEMPTY", "EEXIST"];
const MISSING_CODES = ["ENOENT"];

type Folders = { dist: string; buildFolder: string };

/**
 * Builds into `buildFolder`, which replaces `dist` when it is complete. A build that fails
 * or is killed leaves `dist` as it was.
 */
export async function replaceBuild(folders: Folders, build: () => Promise<void>): Promise<void> {
  removeLeftovers(folders.dist);
  try {
    await build();
    takePlace(folders);
  } finally {
    remove(folders.buildFolder);
  }
}

/**
 * Two renames in a row, as Node cannot exchange two folders atomically. A server
 * that starts in between finds no build and ends; one that reads both builds sees it (responses.ts).
 */
function takePlace({ dist, buildFolder }: Folders): void {
  const former = `${dist}.former-${process.pid}`;
  while (!isMoved(buildFolder, dist, EXISTS_CODES)) {
    // Another build may have been moved there since.
    remove(former);
    isMoved(dist, former, MISSING_CODES);
  }
  remove(former);
}

/** Cleans up after killed builds. One killed between the two renames had moved `dist` away. */
function removeLeftovers(dist: string): void {
  const [parent, name] = [dirname(dist), basename(dist)];
  const siblings = existsSync(parent) ? readdirSync(parent) : [];
  for (const sibling of siblings) {
    if (!sibling.startsWith(`${name}.`)) continue;
    const [, kind, pid] = /^\.(building|former)-(\d+)$/.exec(sibling.slice(name.length)) ?? [];
    if (kind === undefined || isAnotherAlive(Number(pid))) continue;
    if (kind === "former") isMoved(join(parent, sibling), dist, EXISTS_CODES);
    remove(join(parent, sibling));
  }
}

/** False if it fails for an expected reason. */
function isMoved(from: string, to: string, expected: readonly string[]): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    if (expected.includes(code)) return false;
    throw error;
  }
}

function isAnotherAlive(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== "ESRCH";
  }
}

function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}
