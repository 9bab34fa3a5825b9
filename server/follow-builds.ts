import type { Logger } from "pino";
import { type Build, loadBuild } from "./build.ts";
import { folderBehind } from "./settings/built-site.ts";

const LOOK_EVERY_MS = 1000;

type Website = { served: () => Build; take: (build: Build) => void };

/**
 * Serves the build that `path` leads to from the moment it leads to another. It looks each
 * second: a watcher hears nothing of a link on some disks and volumes. A build that could not be
 * started with is refused, and the one before stays.
 */
export function followBuilds(path: string, website: Website, log: Logger): void {
  let seen: string | undefined = website.served().folder;
  setInterval(() => {
    const found = folderBehind(path);
    if (found === undefined || found === seen) return;
    seen = found;
    try {
      const next = loadBuild(found, process.env);
      website.take(next);
      log.info({ version: next.version }, "another build is served");
    } catch (error) {
      const reason = (error as Error).message;
      log.error({ reason }, "a new build cannot be served; the one before stays");
      website.take({ ...website.served(), refusedBuild: { folder: found, reason } });
    }
  }, LOOK_EVERY_MS).unref();
}
