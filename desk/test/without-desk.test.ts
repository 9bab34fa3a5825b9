import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";
import { dist } from "../../site/render/dist.ts";
import { startSite } from "../../test/support/site.ts";

/** An attribute, a path and a header of the desk's, and the signs that mark its draft's texts. */
const OF_THE_DESK = /data-desk|\/desk\/|x-desk-|[\u200B-\u200D\u2060\uFEFF]{4}/i;

it("builds nothing of the desk into the website", () => {
  const texts = globSync("**/*.{html,js,css,json,xml,txt}", { cwd: dist });
  expect(texts.length).toBeGreaterThan(0);
  const found = texts.filter((file) => OF_THE_DESK.test(readFileSync(join(dist, file), "utf8")));
  expect(found).toEqual([]);
});

it("responds to the desk's addresses with 404", async () => {
  const site = await startSite({ dist: resolve(dist) });
  for (const path of ["/desk", "/desk/", "/desk/api/draft", "/@vite/client"]) {
    expect((await fetch(site.url + path)).status).toBe(404);
  }
  await site.stop();
});

it("puts nothing of the desk into the website's image", () => {
  const copied = /^(?:COPY|!).*\bdesk\b/m;
  for (const file of ["Dockerfile", ".dockerignore"]) {
    expect(readFileSync(file, "utf8")).not.toMatch(copied);
  }
});
