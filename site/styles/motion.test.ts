import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const site = join(import.meta.dirname, "..");

it("has a first and a last keyframe in every animation, without which browsers recalculate styles in each frame", () => {
  const rules = globSync("**/*.css", { cwd: site })
    .map((file) => readFileSync(join(site, file), "utf8"))
    .flatMap((css) => css.match(/@keyframes[\s\S]*?\n\}/g) ?? []);
  expect(rules.length).toBeGreaterThan(3);
  expect(rules.filter((rule) => !/\bfrom\b/.test(rule) || !/\bto\b/.test(rule))).toEqual([]);
});
