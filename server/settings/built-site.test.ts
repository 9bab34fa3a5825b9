import { rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "../../test/support/process.ts";
import { writeSiteFixture } from "../../test/support/site-fixture.ts";
import { StartError } from "../start-error.ts";
import { readBuiltSite } from "./built-site.ts";

async function built() {
  const dist = temporaryFolder("site-dist");
  await writeSiteFixture(dist);
  return dist;
}

it("rejects a build that is missing, damaged, or of another version in one line", async () => {
  const dist = await built();
  expect(() => readBuiltSite(join(dist, "none"))).toThrow(/^The site is not built[^\n]+$/);
  for (const text of ['{ "files": [', "{}", '{ "files": [{ "path": 1 }] }']) {
    writeFileSync(join(dist, "manifest.json"), text);
    expect(() => readBuiltSite(dist)).toThrow(StartError);
    expect(() => readBuiltSite(dist)).toThrow(/^[^\n]+npm run build$/);
  }
});

it("keeps the resolved folder if the link is switched", async () => {
  const link = join(temporaryFolder("site-link"), "dist");
  const folder = await built();
  symlinkSync(folder, link);
  const site = readBuiltSite(link);
  rmSync(link);
  symlinkSync("/nowhere", link);
  expect(site.folder).toBe(folder);
});
