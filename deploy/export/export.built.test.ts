import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { anyTreatment } from "../../test/clinic-under-test.ts";
import { dist, manifest, pages } from "../../test/support/built-pages.ts";

const listed = manifest.files.filter(({ path }) => [...pages, manifest.notFound].includes(path));
const exported = (file: string) => readFileSync(join(dist, "export", file), "utf8");

const command = "deploy/export/export.ts";
const leftover = join(dist, "export/page-of-a-former-build.html");

beforeAll(() => {
  mkdirSync(join(dist, "export"), { recursive: true });
  writeFileSync(leftover, "");
  execFileSync(process.execPath, [command, "--same-origin"]);
});

it("is refused if no function would answer the form", () => {
  const { status, stderr } = spawnSync(process.execPath, [command], { encoding: "utf8" });
  expect([status, stderr]).toEqual([1, expect.stringContaining("FUNCTIONS_URL is not set")]);
});

it("contains nothing of a former export, and headers and redirects for a static host", () => {
  expect(existsSync(leftover)).toBe(false);
  expect(exported("_headers")).toMatch(
    /^\/\*\n(?: {2}.*\n)* {2}strict-transport-security: max-age=31536000\n {2}content-security-policy: frame-ancestors 'none'\n/,
  );
  const { shortPath, path } = anyTreatment;
  expect(exported("_redirects").split("\n")).toContain(`${shortPath} ${path} 301!`);
});

it.each(listed)("contains its CSP, for a host without header files: $path", (page) => {
  const [, policy = ""] =
    /<meta charset[^>]*><meta http-equiv="content-security-policy" content="([^"]*)">/i.exec(
      exported(page.file),
    ) ?? [];
  const sent = manifest.contentSecurityPolicy.split("; ");
  expect(policy.split("; ")).toEqual(sent.filter((part) => !part.startsWith("frame-ancestors")));
});

it("contains a redirect page for every old path", () => {
  expect(Object.keys(manifest.redirects)).not.toEqual([]);
  for (const [from, to] of Object.entries(manifest.redirects)) {
    expect(exported(from.endsWith(".html") ? from : `${from}.html`)).toContain(
      `content="0; url=${to}"`,
    );
  }
});
