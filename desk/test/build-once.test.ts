import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { contentHash } from "../../site/content/files/content-files.ts";
import { FIXTURE_CONTENT } from "../../test/support/clinic-folder.ts";
import { temporaryFolder } from "../../test/support/process.ts";
import { checkWebsite, replaceBuild } from "../publish/build-website.ts";

it("builds what it publishes once, for its check and for the server on this computer", async () => {
  expect(await checkWebsite(FIXTURE_CONTENT)).toBeUndefined();
  // From here on no program can be started.
  vi.stubEnv("NODE_OPTIONS", "--import=/dev/null/none");
  const dist = join(temporaryFolder("server"), "dist");
  expect(await replaceBuild(FIXTURE_CONTENT, dist)).toBeUndefined();
  const { built } = JSON.parse(readFileSync(join(dist, "manifest.json"), "utf8"));
  expect(built.content).toBe(contentHash(FIXTURE_CONTENT));
  vi.unstubAllEnvs();
});
