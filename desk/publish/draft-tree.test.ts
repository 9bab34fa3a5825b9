import { readFileSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { makeClinic } from "../test/clinic.ts";
import { readDraftTree } from "./draft-tree.ts";

it("is read without a lock on the index, which another git command may hold", async () => {
  const { folder } = makeClinic();
  const index = join(folder, ".git/index");
  const before = readFileSync(index);
  // git would refresh the entry of a file whose time has changed.
  utimesSync(join(folder, "content/promotion.yaml"), 0, 0);
  expect(await readDraftTree(join(folder, "content"))).toMatchObject({ files: [] });
  expect(readFileSync(index).equals(before)).toBe(true);
});
