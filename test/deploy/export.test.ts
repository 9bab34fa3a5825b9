import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { dist, manifest, pages } from "../support/built-pages.ts";

const listed = manifest.files.filter(({ path }) => [...pages, manifest.notFound].includes(path));
const exported = (file: string) => readFileSync(join(dist, "export", file), "utf8");

beforeAll(() => {
  execFileSync(process.execPath, ["deploy/export/export.ts", "--same-origin"]);
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
    expect(exported(`${from}.html`)).toContain(`content="0; url=${to}"`);
  }
});
