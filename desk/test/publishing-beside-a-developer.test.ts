import { execFileSync } from "node:child_process";
import { appendFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { temporaryFolder } from "../../test/support/process.ts";
import { type Clinic, makeClinic } from "./clinic.ts";
import { draftInWords, publishAll } from "./publish-all.ts";
import { change, somebodyElse } from "./somebody-else.ts";

let clinic: Clinic;
let content: string;

beforeEach(() => {
  clinic = makeClinic();
  content = join(clinic.folder, "content");
});

const subjects = (branch: string) =>
  clinic.git("log", "--format=%s", "--no-merges", branch).trim().split("\n");
const state = () => [clinic.git("rev-parse", "HEAD"), clinic.git("status", "--porcelain")];
const close = (word: string) =>
  change(clinic.folder, "promotion.yaml", /^close: .*/m, `close: ${word}`);

function commitUnfinishedWork(): string {
  writeFileSync(join(clinic.folder, "half-done.ts"), "export const half =\n");
  writeFileSync(join(content, "patients.csv"), "Ann,1980-01-01\n");
  change(clinic.folder, "posts.yaml", /caption: .*/, "caption: Not for now.");
  clinic.git("add", "--all");
  clinic.git("commit", "--quiet", "--message", "WIP");
  return clinic.git("rev-parse", "HEAD").trim();
}

it("leaves a developer's commits unpublished, and as they are", async () => {
  const unfinished = commitUnfinishedWork();
  close("Shut");
  expect(await draftInWords(content)).toHaveLength(1);
  await publishAll(content);
  expect(subjects("origin/main")).toEqual(["Change Pop-up", "Begin"]);
  const changed = clinic.git("diff", "--name-only", "origin/main~1", "origin/main");
  expect(changed.trim().split("\n")).toEqual(["content/AS-SPECIFIED.md", "content/promotion.yaml"]);
  clinic.git("merge-base", "--is-ancestor", unfinished, "HEAD");
  expect(subjects("origin/main..HEAD")).toEqual(["WIP"]);
  expect(clinic.git("diff", "--name-only", "origin/main", "HEAD").trim().split("\n")).toEqual([
    "content/patients.csv",
    "content/posts.yaml",
    "half-done.ts",
  ]);
  expect(state()[1]).toBe("");
  expect(await draftInWords(content)).toEqual([]);

  close("Leave");
  somebodyElse(clinic, "business.yaml", /saturday: .*/, "saturday: 10:00 to 15:00");
  await publishAll(content);
  expect(subjects("origin/main")).toEqual(["Change Pop-up", "Change", "Change Pop-up", "Begin"]);
  expect(clinic.read("business.yaml")).toContain("saturday: 10:00 to 15:00");
  expect(state()[1]).toBe("");
});

it("publishes an owner's words without a developer's in the same file, and keeps both here", async () => {
  const email = "email: not-yet@clinic.ca";
  change(clinic.folder, "business.yaml", /^email: .*/m, email);
  clinic.git("commit", "--quiet", "--all", "--message", "WIP");
  change(clinic.folder, "business.yaml", /saturday: .*/, "saturday: 10:00 to 15:00");
  const changes = await draftInWords(content);
  expect(changes).toEqual([expect.stringMatching(/Saturday/)]);
  await publishAll(content);
  const published = clinic.git("show", "origin/main:content/business.yaml");
  expect(published).toContain("saturday: 10:00 to 15:00");
  expect(published).not.toContain(email);
  expect(clinic.read("business.yaml")).toContain("saturday: 10:00 to 15:00");
  expect(clinic.read("business.yaml")).toContain(email);
  expect(state()[1]).toBe("");
});

it("starts a new branch from what is published, not from a developer's commits", async () => {
  commitUnfinishedWork();
  clinic.git("config", "desk.publishTo", "origin/words/next");
  close("Shut");
  await publishAll(content);
  expect(subjects("origin/words/next")).toEqual(["Change Pop-up", "Begin"]);
});

it("checks the content as it will be published, not as it stands beside unfinished work", async () => {
  const photos = clinic.read("photos.yaml");
  const [first = ""] = /^ {2}- name: .*\n(?: {4}.*\n)*/m.exec(photos) ?? [];
  appendFileSync(join(content, "photos.yaml"), first.replace(/name: .*/, "name: og"));
  clinic.git("commit", "--quiet", "--all", "--message", "WIP");
  change(clinic.folder, "posts.yaml", /photo: .*/, "photo: og");
  const before = state();
  await expect(publishAll(content)).rejects.toThrow(/no picture called “og”/);
  expect(state()).toEqual(before);
});

it("says where a developer's commit stands in the way", async () => {
  change(clinic.folder, "promotion.yaml", /^close: .*/m, "close: Not yet");
  clinic.git("commit", "--quiet", "--all", "--message", "WIP");
  close("Shut");
  const before = state();
  await expect(publishAll(content)).rejects.toThrow(
    /A developer has committed other words for the same place.*: Pop-up/,
  );
  expect(state()).toEqual(before);
});

it("touches no unfinished work, even where what others published changes the same file", async () => {
  writeFileSync(join(clinic.folder, "notes.txt"), "One\n");
  clinic.git("add", "notes.txt");
  clinic.git("commit", "--quiet", "--message", "Notes");
  clinic.git("push", "--quiet");
  const other = join(temporaryFolder("other"), "clone");
  execFileSync("git", ["clone", "--quiet", clinic.origin, other]);
  writeFileSync(join(other, "notes.txt"), "Two\n");
  const author = ["-c", "user.name=Else", "-c", "user.email=else@localhost"];
  execFileSync("git", ["-C", other, ...author, "commit", "--quiet", "--all", "-m", "Notes"]);
  execFileSync("git", ["-C", other, "push", "--quiet"]);
  writeFileSync(join(clinic.folder, "notes.txt"), "Half done\n");
  for (const word of ["Shut", "Leave"]) {
    close(word);
    await publishAll(content);
    expect(clinic.git("show", "origin/main:content/promotion.yaml")).toContain(`close: ${word}`);
    expect(clinic.git("show", "origin/main:notes.txt")).toBe("Two\n");
    expect(state()[1]).toBe(" M notes.txt\n");
  }
  clinic.git("checkout", "--quiet", "--", "notes.txt");
  close("Go");
  await publishAll(content);
  expect(state()[1]).toBe("");
  expect(clinic.git("diff", "--name-only", "origin/main", "HEAD")).toBe("");
});

it("publishes nothing where nothing stands yet, and says what to type", async () => {
  const empty = join(temporaryFolder("empty"), "origin.git");
  execFileSync("git", ["init", "--quiet", "--bare", empty]);
  clinic.git("remote", "set-url", "origin", empty);
  close("Shut");
  await expect(publishAll(content)).rejects.toThrow(/git push origin HEAD:main/);
});
