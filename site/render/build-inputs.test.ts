import { mkdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "../../test/support/process.ts";
import { inputsHash } from "./build-inputs.ts";

function project() {
  const folder = temporaryFolder("sources");
  const content = join(folder, "content");
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  for (const name of ["site/pages", "contract", "content"]) {
    mkdirSync(join(folder, name), { recursive: true });
  }
  for (const file of ["site/pages/page.tsx", "contract/fields.ts", "package-lock.json"]) {
    write(file, "before");
  }
  write("content/business.yaml", "before");
  return { folder, write, hash: () => inputsHash(folder, content) };
}

it.each([
  "content/business.yaml",
  "site/pages/page.tsx",
  "site/pages/new.tsx",
  "contract/fields.ts",
  "package-lock.json",
])("changes when %s changes, even if the file's modification time is older", (file) => {
  const { folder, write, hash } = project();
  const before = hash();
  expect(before).toMatch(/^[\da-f]{12}$/);
  write(file, "after");
  utimesSync(join(folder, file), new Date("2020-01-01"), new Date("2020-01-01"));
  expect(hash()).not.toBe(before);
});

it("does not depend on modification times, tests or the README", () => {
  const { folder, write, hash } = project();
  const before = hash();
  utimesSync(join(folder, "contract/fields.ts"), new Date("2030-01-01"), new Date("2030-01-01"));
  write("site/pages/page.test.tsx", "a test");
  write("README.md", "words");
  expect(hash()).toBe(before);
});
