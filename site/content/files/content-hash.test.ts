import { cpSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "../../../test/support/process.ts";
import { contentHash } from "./content-hash.ts";

function clinic(): string {
  const folder = temporaryFolder("content-hash");
  mkdirSync(join(folder, "treatments"));
  writeFileSync(join(folder, "business.yaml"), "brandName: Northlight\n");
  writeFileSync(join(folder, "treatments/peel.yaml"), "name: Peel\n");
  return folder;
}

it("does not depend on the folder's path, and changes with a file's text or name", () => {
  const [one, other] = [clinic(), temporaryFolder("content-hash")];
  cpSync(one, other, { recursive: true });
  expect(contentHash(other)).toBe(contentHash(one));
  writeFileSync(join(one, "business.yaml"), "brandName: Southlight\n");
  renameSync(join(other, "treatments/peel.yaml"), join(other, "treatments/mask.yaml"));
  expect(new Set([clinic(), one, other].map(contentHash)).size).toBe(3);
});

it("ignores files that are not content", () => {
  const folder = clinic();
  const before = contentHash(folder);
  writeFileSync(join(folder, "patients.csv"), "Zoe");
  writeFileSync(join(folder, "business.yaml~"), "brandName: Half");
  expect(contentHash(folder)).toBe(before);
});
