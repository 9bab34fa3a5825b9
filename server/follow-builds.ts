import type { Logger } from "pino";
import { type LoadedBuild, loadBuild } from "./load-build.ts";
import { folderBehind } from "./settings/built-site.ts";

const LOOK_EVERY_MS = 1000;

type Website = { served: () => LoadedBuild; take: (build: LoadedBuild) => void };

/**
 * Serves the build that `path` leads to from the moment it leads to another. It looks each
 * second: a watcher hears nothing of a link on some disks and volumes. A build that could not be
 * started with is refused, and the one before stays.
 */
export function followBuilds(path: string, website: Website, log: Logger): void {
  let seen: string | undefined = website.served().health.folder;
  setInterval(() => {
    const found = folderBehind(path);
    if (found === undefined || found === seen) return;
    seen = found;
    const served = website.served();
    website.take(nextBuild(found, served, log));
  }, LOOK_EVERY_MS).unref();
}

function nextBuild(folder: string, served: LoadedBuild, log: Logger): LoadedBuild {
  const refuse = (refusedBuild: LoadedBuild["health"]["refusedBuild"]) => ({
    ...served,
    health: { ...served.health, refusedBuild },
  });
  if (folder === served.health.folder) return refuse(null);
  try {
    const next = loadBuild(folder, process.env, served.responses.files);
    log.info({ version: next.health.version }, "another build is served");
    return next;
  } catch (error) {
    const { message: reason } = error as Error;
    log.error({ reason }, "a new build cannot be served; the one before stays");
    return refuse({ folder, reason });
  }
}
