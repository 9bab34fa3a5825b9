import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "../../test/support/process.ts";
import { createFilm } from "./film.ts";

const folder = temporaryFolder("film");
mkdirSync(join(folder, "media/film"), { recursive: true });
for (const name of ["light.mp4", "light.av1.mp4", "poster.jpg"])
  writeFileSync(join(folder, "media/film", name), "");

it("lists the clinic's own video files, the AV1 file first", () => {
  const { files } = createFilm({ video: "", shown: true }, folder);
  expect(files.map(({ src }) => src)).toEqual([
    expect.stringMatching(/^\/assets\/light\.av1-[\da-f]{8}\.mp4$/),
    expect.stringMatching(/^\/assets\/light-[\da-f]{8}\.mp4$/),
  ]);
});

it("has neither files nor a provider's video when the film is switched off", () => {
  expect(createFilm({ video: "id", shown: false }, folder)).toMatchObject({
    videoId: "",
    files: [],
  });
});
