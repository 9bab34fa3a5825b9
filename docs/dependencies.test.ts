import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

type Locked = {
  license?: string;
  dev?: boolean;
  optional?: boolean;
  optionalDependencies?: Record<string, string>;
};

const lock: { packages: Record<string, Locked> } = JSON.parse(
  readFileSync("package-lock.json", "utf8"),
);
const packages = Object.entries(lock.packages).filter(([path]) => path !== "");

describe("the lock file", () => {
  it("names the binaries of every platform, so that npm ci takes it everywhere", () => {
    const missing = packages.flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => !isLocked(path, name)),
    );
    expect(missing).toEqual([]);
  });
});

describe("licences", () => {
  it("ask for nothing but their notice", () => {
    const others = packages
      .map(([path, { license }]) => ({ path, license: license ?? licenceOf(path) }))
      .filter(({ license }) => license !== undefined && !isPermissive(license));
    expect(others).toEqual([]);
  });
});

/** SPDX. MPL-2.0 and LGPL-3.0 bind those who change the package itself, which a build with it does not. */
const permissive = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "ISC",
  "LGPL-3.0",
  "LGPL-3.0-or-later",
  "MIT",
  "MIT-0",
  "MPL-2.0",
  "OFL-1.1",
  "Python-2.0",
  "Unlicense",
  "Zlib",
]);

/** "(MIT OR GPL-3.0)" offers a choice; "Apache-2.0 AND LGPL-3.0-or-later" asks for both. */
function isPermissive(license: string): boolean {
  return license
    .replace(/[()]/g, "")
    .split(" OR ")
    .some((choice) => choice.split(" AND ").every((name) => permissive.has(name.trim())));
}

function licenceOf(path: string): string | undefined {
  const file = `${path}/package.json`;
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).license : undefined;
}

/** A package finds another in its own or in any parent node_modules. */
function isLocked(path: string, name: string): boolean {
  for (let folder = path; ; folder = folder.slice(0, folder.lastIndexOf("/node_modules/"))) {
    if (`${folder}/node_modules/${name}` in lock.packages) return true;
    if (!folder.includes("/node_modules/")) return `node_modules/${name}` in lock.packages;
  }
}
