import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { expect, it } from "vitest";

it("the handler and all it imports use nothing of Node", () => {
  const imported = importsOf(resolve(import.meta.dirname, "send-contact-email.ts"));
  expect(imported.files.size).toBeGreaterThan(8);
  expect([...imported.packages]).toEqual(["zod"]);
  for (const file of imported.files) {
    expect(readFileSync(file, "utf8"), file).not.toMatch(/\b(process|Buffer|require|__dirname)\b/);
  }
});

/** Follows imports of values and of types alike: a bundler of another runtime may look at both. */
function importsOf(entry: string) {
  const files = new Set<string>();
  const packages = new Set<string>();
  const follow = (file: string) => {
    if (files.has(file)) return;
    files.add(file);
    const source = readFileSync(file, "utf8");
    for (const [, target = ""] of source.matchAll(/^(?:import|export)[^;]*?from "([^"]+)"/gm)) {
      if (target.startsWith(".")) follow(resolve(dirname(file), target));
      else packages.add(target);
    }
  };
  follow(entry);
  return { files, packages };
}
