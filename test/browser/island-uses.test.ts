import { globSync } from "node:fs";
import { basename } from "node:path";
import { expect, it } from "vitest";
import { islands } from "./island-uses.ts";

it("has a use for each island", () => {
  const files = globSync("site/**/*.island.tsx").map((file) => basename(file, ".island.tsx"));
  expect(islands.map(({ island }) => island).toSorted()).toEqual(files.toSorted());
});
