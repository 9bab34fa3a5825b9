/** `npm start` runs this program first: it builds the site if there is no build, or if sources or settings have changed since. */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { siteManifestSchema } from "../../contract/site-manifest.ts";
import { loadEnvironmentFile } from "../../server/settings/environment-file.ts";
import { contentFolder } from "../content/folder.ts";
import { inputsHash } from "./build-inputs.ts";
import { dist } from "./dist.ts";

// Before the settings are imported, because they read the environment.
loadEnvironmentFile();
const { builtWith } = await import("./build-inputs.ts");

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
