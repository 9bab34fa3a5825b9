import { cpSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { checkBuild } from "../../deploy/build/check-build.ts";
import { contentHash } from "../../site/content/files/content-files.ts";
import { contentFolder } from "../../site/content/folder.ts";
import { dist, manifest } from "../support/built-pages.ts";
import { temporaryFolder } from "../support/process.ts";

const folder = join(temporaryFolder("check-build"), "dist");
const manifestWith = (changes: object) => JSON.stringify({ ...manifest, ...changes });

beforeAll(() => cpSync(realpathSync(dist), folder, { recursive: true }));

it("accepts a complete build, of which /version.json names the content", () => {
  const version = JSON.parse(readFileSync(join(folder, "client/version.json"), "utf8"));
  expect(version).toMatchObject({ content: contentHash(contentFolder) });
  expect(checkBuild(folder)).toMatchObject({ ...manifest.built, files: manifest.files.length });
});

it.each<[string, string, string, RegExp]>([
  [
    "a page is missing",
    "manifest.json",
    manifestWith({ files: manifest.files.filter(({ path }) => path !== "/about") }),
    /^The sitemap contains \/about, which does not exist\.\n.*links to \/about, which does not exist/s,
  ],
  [
    "a redirect has no target",
    "manifest.json",
    manifestWith({ redirects: { "/old": "/none" } }),
    /\/old redirects to \/none, which does not exist/,
  ],
  ["the function has no content", "function-content.json", "{}", /brandName/],
  ["the manifest is of another version", "manifest.json", "{}", /damaged or of another version/],
])("reports that %s", (_, file, text, problem) => {
  const place = join(folder, file);
  const before = readFileSync(place);
  writeFileSync(place, text);
  expect(() => checkBuild(folder)).toThrow(problem);
  writeFileSync(place, before);
});
