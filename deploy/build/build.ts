/**
 * `npm run build`: builds into a new folder, checks the build, and switches the link `dist` to it by an
 * atomic rename. A running server keeps serving its own build until it is restarted. A failed build
 * changes nothing, prints the reason and exits with 1.
 */
import { rmSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import { createBuilder } from "vite";
import { loadEnvironmentFile } from "../../server/settings/environment-file.ts";
import { buildFolder, dist } from "../../site/render/dist.ts";
import { keepPreviousFiles, makeLive, newestBuild, removeLeftovers } from "./builds.ts";
import { checkBuild } from "./check-build.ts";

try {
  loadEnvironmentFile();
  removeLeftovers(dist);
  console.log("Building the site.");
  const builder = await createBuilder({ logLevel: "silent", configLoader: "native" });
  await builder.buildApp();
  const { version, pages, files } = checkBuild(buildFolder);
  const previous = newestBuild(dist);
  if (previous) keepPreviousFiles(buildFolder, previous);
  makeLive(buildFolder, dist);
  console.log(`Built: ${version} in ${dist}, ${pages} pages, ${files} files.`);
} catch (error) {
  console.error(stripVTControlCharacters((error as Error).message).trim());
  process.exitCode = 1;
} finally {
  rmSync(buildFolder, { recursive: true, force: true });
}
