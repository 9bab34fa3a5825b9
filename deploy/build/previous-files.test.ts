import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { SiteManifest } from "../../contract/site-manifest.ts";
import { temporaryFolder } from "../../test/support/process.ts";
import { startSite } from "../../test/support/site.ts";
import { writeSiteFixture } from "../../test/support/site-fixture.ts";
import { keepPreviousFiles } from "./previous-files.ts";

async function built(version: string, script: string): Promise<string> {
  const folder = temporaryFolder("previous-files");
  const bodies = { "/404": '<meta charset="utf-8">', [`/assets/${script}`]: version };
  await writeSiteFixture(folder, {}, { version, bodies });
  return folder;
}

const manifestOf = (folder: string): SiteManifest =>
  JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8"));
const previousIn = (folder: string) => manifestOf(folder).previousFiles.map(({ path }) => path);

it("copies the previous build's hashed files with their compressed copies, which are served, but no page", async () => {
  const [first, second] = [await built("a", "a.js"), await built("b", "b.js")];
  keepPreviousFiles(second, first);
  expect(previousIn(second)).toEqual(["/assets/a.js"]);
  expect(readFileSync(join(second, "client/assets/a.js"), "utf8")).toBe("a");
  for (const ending of [".br", ".gz"]) {
    expect(existsSync(join(second, `client/assets/a.js${ending}`))).toBe(true);
  }
  await using site = await startSite({ dist: second });
  const kept = await fetch(`${site.url}/assets/a.js`);
  expect([kept.status, kept.headers.get("cache-control")]).toEqual([
    200,
    "public, max-age=31536000, immutable",
  ]);
});

it("copies the files of one previous build only", async () => {
  const [first, second] = [await built("a", "a.js"), await built("b", "b.js")];
  const third = await built("c", "c.js");
  keepPreviousFiles(second, first);
  keepPreviousFiles(third, second);
  expect(previousIn(third)).toEqual(["/assets/b.js"]);
});

it("copies the kept files of a previous build with the same sources", async () => {
  const [first, second] = [await built("a", "a.js"), await built("b", "b.js")];
  const again = await built("b", "b.js");
  keepPreviousFiles(second, first);
  keepPreviousFiles(again, second);
  expect(previousIn(again)).toEqual(["/assets/a.js"]);
});

it("ignores a previous build that is damaged or of another version", async () => {
  const [first, second] = [await built("a", "a.js"), await built("b", "b.js")];
  for (const text of ["{", "{}"]) {
    writeFileSync(join(first, "manifest.json"), text);
    keepPreviousFiles(second, first);
    expect(previousIn(second)).toEqual([]);
  }
});
