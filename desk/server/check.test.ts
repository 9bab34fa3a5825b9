import { expect, it } from "vitest";
import { contentFolder } from "../../site/content/folder.ts";
import { newMistakes } from "./check.ts";

it("finds no mistake in an unchanged content folder", () => {
  expect(newMistakes([], contentFolder)).toEqual([]);
});

it("reports a required file that would be deleted", () => {
  const mistakes = newMistakes([{ file: "drawings.yaml", bytes: undefined }], contentFolder);
  expect(mistakes.map(({ file, message }) => `${file}: ${message}`)).toEqual([
    "drawings.yaml: the file is missing",
  ]);
});
