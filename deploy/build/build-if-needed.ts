/** `npm start` runs this program first: it builds the site if there is no build, or if the sources, the content or settings have changed since. */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { siteManifestSchema } from "../../contract/site-manifest.ts";
import { loadEnvironmentFile } from "../../server/settings/environment-file.ts";

loadEnvironmentFile();
// Afterwards, because these modules read the environment when they are loaded.
const { contentFolder } = await import("../../site/content/folder.ts");
const { builtWith, inputsHash } = await import("../../site/render/build-inputs.ts");
const { dist } = await import("../../site/render/dist.ts");

const MANIFEST = join(dist, "manifest.json");

const PREVIOUS_BUILD = `The previous build is still in ${dist}; "npx node server/main.js" serves it.`;

if (!isFresh()) {
  const { status } = spawnSync("npm", ["run", "--silent", "build"], {
    stdio: ["ignore", "inherit", "inherit"],
  });
  if (status !== 0) {
    console.error(`The build failed. ${existsSync(MANIFEST) ? PREVIOUS_BUILD : ""}`);
    process.exit(1);
  }
}

function isFresh(): boolean {
  if (!existsSync(MANIFEST)) return false;
  const { data } = siteManifestSchema.safeParse(JSON.parse(readFileSync(MANIFEST, "utf8")));
  return (
    isDeepStrictEqual(data?.builtWith, builtWith) && data?.inputs === inputsHash(".", contentFolder)
  );
}
