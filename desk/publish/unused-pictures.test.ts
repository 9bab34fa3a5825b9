import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { unusedPictures } from "./unused-pictures.ts";

it("lists the pictures that no page names, in a list or beside a field", () => {
  const folder = mkdtempSync(join(tmpdir(), "pictures-"));
  mkdirSync(join(folder, "media/stills"), { recursive: true });
  for (const name of ["room", "towels", "door", "light-blue", "og"]) {
    writeFileSync(join(folder, `media/stills/${name}.jpg`), "");
  }
  writeFileSync(join(folder, "photos.yaml"), "items:\n  - name: towels\n  - name: room\n");
  writeFileSync(join(folder, "page.yaml"), "hero:\n  photo: room\n  text: Open the door\n");
  writeFileSync(join(folder, "list.yaml"), "photos:\n  - light-blue\n  - photo: blue\n");
  expect(unusedPictures(folder)).toEqual(["door", "towels"]);
});
