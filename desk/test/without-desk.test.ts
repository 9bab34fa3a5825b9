import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { dist } from "../../site/render/dist.ts";

/** An attribute, a path and a header of the desk's, and the signs that mark its draft's texts. */
const OF_THE_DESK = /data-desk|\/desk\/|x-desk-|[\u200B-\u200D\u2060\uFEFF]{4}/i;

it("builds nothing of the desk into the website", () => {
  const texts = globSync("**/*.{html,js,css,json,xml,txt}", { cwd: dist });
  expect(texts.length).toBeGreaterThan(0);
  const found = texts.filter((file) => OF_THE_DESK.test(readFileSync(join(dist, file), "utf8")));
  expect(found).toEqual([]);
});
