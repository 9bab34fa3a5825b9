import { appendFileSync, copyFileSync, readFileSync, utimesSync } from "node:fs";
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

it("leaves out a photograph that was chosen and taken back", async () => {
  const content = join(makeClinic().folder, "content");
  const file = "media/stills/picture-1.jpg";
  copyFileSync("test/fixture-content/media/stills/door.jpg", join(content, file));
  expect(await readDraftTree(content)).toMatchObject({ files: [] });
  appendFileSync(join(content, "photos.yaml"), "  - name: picture-1\n");
  expect(await readDraftTree(content)).toMatchObject({ files: ["photos.yaml", file] });
});
