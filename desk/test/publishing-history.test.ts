import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import { Readable } from "node:stream";
import sharp from "sharp";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { describeChanges } from "../publish/describe-changes.ts";
import { readDraftTree } from "../publish/draft-tree.ts";
import { changesOf, readHistory } from "../publish/history.ts";
import { changesBetween } from "../publish/versions.ts";
import type { ShownChange } from "../publishing.ts";
import { addPicture } from "../server/pictures.ts";
import { save } from "../server/save.ts";
import { storedWords } from "../stored-files.ts";
import { makeClinic } from "./clinic.ts";
import { change, closing, saturday } from "./edits.ts";
import { changesInDraft, publishAll } from "./publish-all.ts";
import { somebodyElse } from "./somebody-else.ts";

it("ends at the first words after two publications were put back, the newest first", async () => {
  const clinic = makeClinic();
  const content = join(clinic.folder, "content");
  const holidays = () => parse(clinic.read("business.yaml")).holidays.length;
  const [words, days] = [clinic.read("promotion.yaml"), holidays()];
  for (const word of ["Shut", "Leave"]) {
    change(clinic.folder, ...closing(word));
    change(clinic.folder, "business.yaml", /^holidays:\n {2}- .*\n(?: {4}.*\n)*/m, "holidays:\n");
    await publishAll(content);
  }
  expect(clinic.read("promotion.yaml")).toContain("close: Leave");
  expect(holidays()).toBe(days - 2);
  const publications = await readHistory(content);
  const [older] = publications.toReversed();
  const tooEarly = await changesOf(content, older?.commit ?? "");
  expect(tooEarly.map(({ isInDraft }) => isInDraft)).toEqual([false, false]);
  for (const { commit } of publications) putBack(content, await changesOf(content, commit));
  expect(clinic.read("promotion.yaml")).toBe(words);
  expect(holidays()).toBe(days);
  expect(await changesInDraft(content)).toHaveLength(2);
});

it("publishes no picture that was uploaded and put back", async () => {
  const content = join(makeClinic().folder, "content");
  const background = "#804020";
  const linen = sharp({ create: { width: 1200, height: 1200, channels: 3, background } });
  const upload = Readable.from([await linen.png().toBuffer()]) as IncomingMessage;
  await addPicture(upload, { file: "linen.png", alt: "Folded linen on a bench." }, content);
  expect(await changesInDraft(content)).toEqual(["Pictures: with “Folded linen on a bench.”"]);
  const { base, draft } = await readDraftTree(content);
  const changes = await changesBetween(content, base, draft);
  putBack(content, describeChanges(changes, storedWords(content)));
  expect(await readDraftTree(content)).toMatchObject({ files: [] });
});

it("lists the desk's publications, and says which of their changes can be put back", async () => {
  const clinic = makeClinic();
  const content = join(clinic.folder, "content");
  change(clinic.folder, ...closing("Shut"));
  change(clinic.folder, "business.yaml", /saturday: .*/, "saturday: 10:00 to 16:00");
  const commit = await publishAll(content);
  somebodyElse(clinic, "posts.yaml", /caption: .*/, "caption: Theirs.");
  clinic.git("pull", "--quiet");
  expect(await readHistory(content)).toEqual([
    { commit, name: "The desk", at: expect.any(String), subject: expect.any(String) },
  ]);
  const changes = () => changesOf(content, commit);
  const [hours, popUp] = await changes();
  expect(hours).toMatchObject({
    said: "“9:00 AM to 5:00 PM” → “10:00 AM to 4:00 PM”",
    isInDraft: true,
  });
  expect(popUp).toMatchObject({ place: "Pop-up: Name of the closing button", isInDraft: true });
  save({ file: "promotion", path: ["close"], before: popUp?.after, after: popUp?.before }, content);
  expect(clinic.read("business.yaml")).toContain("saturday: 10:00 to 16:00");
  change(clinic.folder, ...saturday("10:00 to 15:00"));
  expect((await changes()).map(({ isInDraft }) => isInDraft)).toEqual([false, false]);
  await expect(changesOf(content, "HEAD~1")).rejects.toThrow("There is no such publication.");
});

/** As the panel's button does, for each change. */
function putBack(content: string, changes: readonly ShownChange[]): void {
  for (const { file, path, before, after } of changes) {
    if (path.length > 0)
      save({ file: file.replace(/\.yaml$/, ""), path, before: after, after: before }, content);
  }
}
