import { appendFileSync, copyFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { parentOf, readHistory } from "../publish/history.ts";
import { noteChanges, readJournal } from "../publish/journal.ts";
import { shownChanges } from "../publish/shown-changes.ts";
import { goAlong, putBack, readUnpublished } from "../publish/unpublished.ts";
import { type Clinic, makeClinic } from "./clinic.ts";
import { draftChanges, draftInWords, publishAll } from "./publish-all.ts";
import { change, somebodyElse } from "./somebody-else.ts";

let clinic: Clinic;
let content: string;

beforeEach(() => {
  clinic = makeClinic();
  content = join(clinic.folder, "content");
});

const edit = (word: string, field = "close") =>
  change(clinic.folder, "promotion.yaml", new RegExp(`^${field}: .*`, "m"), `${field}: ${word}`);
const both = () => {
  edit("Shut");
  const text = clinic.read("promotion.yaml").replace(/^action: .*/m, "action: Come in");
  clinic.write("promotion.yaml", text);
};
const idOf = async (field: string) => {
  const changes = await draftChanges(content);
  return changes.find(({ path }) => path.at(-1) === field)?.id ?? "";
};

/** Called upload-1, the same as the first one. */
function addPicture(): void {
  const photos = clinic.read("photos.yaml");
  const [first = "", name] = /^ {2}- name: (.*)\n(?: {4}.*\n)*/m.exec(photos) ?? [];
  const stills = join(content, "media/stills");
  copyFileSync(join(stills, `${name}.jpg`), join(stills, "upload-1.jpg"));
  appendFileSync(join(content, "photos.yaml"), first.replace(/name: .*/, "name: upload-1"));
}

describe("a change put back", () => {
  it("leaves the edit on the line beside it, and can be taken back", async () => {
    both();
    const saved = clinic.read("promotion.yaml");
    const way = await putBack(content, [await idOf("close")]);
    expect(await draftInWords(content)).toEqual([expect.stringMatching(/Button: .* → “Come in”$/)]);
    clinic.write("promotion.yaml", clinic.read("promotion.yaml").replace("Come in", "Step in"));
    await goAlong(content, { before: way.after, after: way.before });
    expect(clinic.read("promotion.yaml")).toBe(saved.replace("Come in", "Step in"));
  });

  it("is refused where the website would not work, and nothing is written", async () => {
    addPicture();
    const changes = await draftChanges(content);
    const picture = changes.filter(({ file }) => file.endsWith(".jpg")).map(({ id }) => id);
    await expect(putBack(content, picture)).rejects.toThrow(/^Not put back/);
    expect(await draftInWords(content)).toHaveLength(2);
    await putBack(
      content,
      changes.map(({ id }) => id),
    );
    expect(clinic.git("status", "--porcelain")).toBe("");
  });
});

it("knows who made which change, and loses names alone with the journal", async () => {
  const saved = (field: string) => [{ file: "promotion", path: [field] }];
  edit("Shut");
  await noteChanges(content, { name: "Ana", saved: saved("close") });
  both();
  await noteChanges(content, { name: "Ben", saved: saved("action") });
  const trees = await readUnpublished(content);
  const journal = await readJournal(content);
  const shown = (known: typeof journal) => shownChanges(content, trees, known);
  const names = (await shown(journal)).map(({ field, by }) => [field, by?.name]);
  expect(names).toEqual([
    ["Button", "Ben"],
    ["Name of the closing button", "Ana"],
  ]);
  expect((await shown({})).map(({ by }) => by)).toEqual([undefined, undefined]);
});

it("shows a field’s picture as it was and as it is", async () => {
  const [one, other] = [...clinic.read("photos.yaml").matchAll(/- name: (.*)/g)].map(
    ([, name]) => name,
  );
  change(clinic.folder, "promotion.yaml", /^photo: .*/m, `photo: ${other}`);
  clinic.git("commit", "--quiet", "--all", "--message", "Begin with a picture");
  change(clinic.folder, "promotion.yaml", /^photo: .*/m, `photo: ${one}`);
  const [shown] = await shownChanges(content, await readUnpublished(content));
  const blob = (name = "") =>
    clinic.git("rev-parse", `HEAD:content/media/stills/${name}.jpg`).trim();
  expect(shown?.pictures).toEqual({ before: blob(other), after: blob(one) });
});

describe("some of the changes", () => {
  it("are published alone, out of one file; the others stay a draft", async () => {
    both();
    await publishAll(content, { ids: [await idOf("close")] });
    const published = clinic.git("show", "origin/main:content/promotion.yaml");
    expect(published).toContain("close: Shut");
    expect(published).not.toContain("Come in");
    expect(await draftInWords(content)).toEqual([expect.stringMatching(/“Come in”$/)]);
  });

  it("are refused in one sentence where they lean on others", async () => {
    addPicture();
    change(clinic.folder, "promotion.yaml", /^photo: .*/m, "photo: upload-1");
    await expect(publishAll(content, { ids: [await idOf("photo")] })).rejects.toThrow(
      /needs another change that you did not choose/,
    );
    await publishAll(content);
    expect(await draftInWords(content)).toEqual([]);
  });
});

describe("a publication of the history", () => {
  const reverse = async (commit: string) =>
    goAlong(content, { before: commit, after: (await parentOf(content, commit)) ?? "" });

  it("is put back on top of what others have published since", async () => {
    edit("Shut");
    await publishAll(content);
    somebodyElse(clinic, "promotion.yaml", /^action: .*/m, "action: Come in");
    edit("Again", "action");
    await expect(publishAll(content)).rejects.toThrow(/Somebody else has published other words/);
    clinic.restore();
    clinic.git("pull", "--quiet");
    const [, mine] = await readHistory(content);
    expect(mine).toMatchObject({ subject: "Change Pop-up", name: "A clinic" });
    await reverse(mine?.commit ?? "");
    expect(await draftInWords(content)).toEqual([expect.stringMatching(/“Shut” → /)]);
    expect(clinic.read("promotion.yaml")).toContain("action: Come in");
    await publishAll(content);
    const [back] = await readHistory(content);
    expect(back?.subject).toBe("Put back: Change Pop-up");
  });

  it("is refused in a sentence where other words were written there since", async () => {
    edit("Shut");
    const { commit } = await publishAll(content);
    edit("Later");
    await expect(reverse(commit)).rejects.toThrow(
      /other words were written there since. See Pop-up/,
    );
    expect(clinic.read("promotion.yaml")).toContain("close: Later");
  });
});
