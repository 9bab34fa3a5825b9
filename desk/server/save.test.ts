import { closeSync, cpSync, openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { valueAt } from "../../site/content/reading/field-place.ts";
import { FIXTURE_CONTENT } from "../../test/support/clinic-folder.ts";
import { temporaryFolder } from "../../test/support/process.ts";
import type { Refusal } from "../refusal.ts";
import { wordsOf } from "../stored-files.ts";
import { save } from "./save.ts";

function contentCopy(): string {
  const folder = temporaryFolder("save");
  cpSync(FIXTURE_CONTENT, folder, { recursive: true, dereference: true });
  return folder;
}

it("replaces a file whole, so that a kill leaves the former or the new text", () => {
  const folder = contentCopy();
  const file = join(folder, "promotion.yaml");
  const before = readFileSync(file, "utf8");
  const opened = openSync(file, "r");
  save({ file: "promotion", path: ["shown"], before: null, after: false }, folder);
  expect(readFileSync(opened, "utf8")).toBe(before);
  closeSync(opened);
});

it("refuses an entry by its place in the list that it checked, which it returns", () => {
  const folder = contentCopy();
  const [first, second, ...others] = wordsOf("testimonials", folder).items as { text: string }[];
  const place = { file: "testimonials", path: ["items"] };
  // Somebody else has removed the first review since the form was opened.
  save({ ...place, before: [first, second, ...others], after: [second, ...others] }, folder);
  const empty = { name: "", date: "", text: "", sample: false };
  const added = { ...second, name: "Ann R.", text: "The best." };
  const after = [first, second, ...others, empty, added];
  const refused = thrownBy(() =>
    save({ ...place, before: [first, second, ...others], after }, folder),
  );
  const { problems = [], checked } = refused.details;
  expect(problems.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^A quote with “best” cannot be published/),
  ]);
  const [problem = { path: [] }] = problems;
  expect(valueAt({ items: checked?.after }, problem.path)).toBe("The best.");
  expect(checked?.now).toEqual([second, ...others]);
});

it("returns what it has replaced, with what somebody else saved since the form was opened", () => {
  const folder = contentCopy();
  const [first, second, ...others] = wordsOf("testimonials", folder).items as { text: string }[];
  const place = { file: "testimonials", path: ["items"] };
  const opened = [first, second, ...others];
  const theirs = [{ ...first, text: "They were kind, and on time." }, second, ...others];
  save({ ...place, before: opened, after: theirs }, folder);
  const mine = [...opened, { ...second, name: "Ann R." }];
  const saved = save({ ...place, before: opened, after: mine }, folder);
  // Undo writes it back: their words have to be in it.
  expect(saved.before).toEqual(theirs);
  expect(saved.after).toEqual([...theirs, { ...second, name: "Ann R." }]);
});

it("writes nothing of a switch that was moved and moved back", () => {
  const folder = contentCopy();
  const text = () => readFileSync(join(folder, "promotion.yaml"), "utf8");
  const before = text();
  const turn = (isFrom: unknown, isTo: boolean) =>
    save({ file: "promotion", path: ["shown"], before: isFrom, after: isTo }, folder);
  turn(null, false);
  expect(text()).toContain("shown: false");
  turn(false, true);
  expect(text()).toBe(before);
});

function thrownBy(act: () => unknown): Refusal {
  try {
    act();
  } catch (error) {
    return error as Refusal;
  }
  throw new Error("Nothing was refused.");
}
