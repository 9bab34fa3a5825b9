import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { siteManifestSchema } from "../../contract/site-manifest.ts";
import { contentFolder } from "../content/folder.ts";
import { dist } from "./dist.ts";
import { sourcesHash } from "./sources-hash.ts";

// Before the settings are read, as in the server and the build.
if (existsSync(".env")) process.loadEnvFile();
const { builtWith } = await import("./settings.ts");

/** `npm start` builds the site where there is no build, or where its sources or settings are others. */
const MANIFEST = join(dist, "manifest.json");

const STANDS = `The previous build is still in ${dist}; "node server/main.js" serves it.`;

if (!isFresh()) {
  console.log("Building the site. Each new picture takes a second or two.");
  const { status } = spawnSync("npm", ["run", "--silent", "build"], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (status !== 0) {
    console.error(`The build failed. ${existsSync(MANIFEST) ? STANDS : ""}`);
    process.exit(1);
  }
}

function isFresh(): boolean {
  if (!existsSync(MANIFEST)) return false;
  const { data } = siteManifestSchema.safeParse(JSON.parse(readFileSync(MANIFEST, "utf8")));
  return (
    isDeepStrictEqual(data?.builtWith, builtWith) &&
    data?.sources === sourcesHash(".", contentFolder)
  );
}
