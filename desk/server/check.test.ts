import { expect, it } from "vitest";
import { contentFolder } from "../../site/content/folder.ts";
import { newMistakes } from "./check.ts";

it("finds no mistake in a save that changes nothing", () => {
  expect(newMistakes([], contentFolder)).toEqual([]);
});

it("names a file that is taken away and needed", () => {
  const mistakes = newMistakes([{ file: "drawings.yaml", bytes: undefined }], contentFolder);
  expect(mistakes.map(({ file, message }) => `${file}: ${message}`)).toEqual([
    "drawings.yaml: the file is missing",
  ]);
});
