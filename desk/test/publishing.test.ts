import { copyFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { temporaryFolder } from "../../test/support/process.ts";
import { checkWebsite } from "../publish/build-website.ts";
import { type Clinic, makeClinic } from "./clinic.ts";
import { change, closing, saturday } from "./edits.ts";
import { changesInDraft, publishAll } from "./publish-all.ts";
import { somebodyElse } from "./somebody-else.ts";

let clinic: Clinic;
let content: string;

beforeEach(() => {
  clinic = makeClinic();
  content = join(clinic.folder, "content");
});

const published = (file: string) => clinic.git("show", `origin/main:content/${file}`);
const publishedFiles = ({ git }: Clinic) =>
  git("ls-tree", "-r", "--name-only", "origin/main").trim().split("\n");
const state = () => [clinic.git("rev-parse", "HEAD"), clinic.git("status", "--porcelain")];

describe.each([".", "content", "sites/woodbridge"])("with the content in %s", (below) => {
  it("publishes changed and deleted content files, and nothing else", async () => {
    const clinic = makeClinic(below);
    const content = join(clinic.folder, below);
    const before = publishedFiles(clinic);
    const words = clinic.read("promotion.yaml").replace(/^close: .*/m, "close: Shut");
    writeFileSync(join(content, "promotion.yaml"), words);
    const picture = "media/stills/upload-1.jpg";
    copyFileSync("test/fixture-content/media/stills/door.jpg", join(content, picture));
    // A picture without an entry was taken back, and is not published.
    const [door = ""] = / {2}- name: door\n(?: {4}.*\n)+/.exec(clinic.read("photos.yaml")) ?? [];
    const upload = door
      .replace("door", "upload-1")
      .replace(/alt: .*/, "alt: A door of the clinic.");
    clinic.write("photos.yaml", clinic.read("photos.yaml").replace(door, door + upload));
    rmSync(join(content, "media/film"), { recursive: true });
    writeFileSync(join(clinic.folder, "notes.txt"), "Half done.");
    writeFileSync(join(content, "patients.csv"), "Ann,1980-01-01\n");
    await publishAll(content);
    const at = (file: string) => join(below, file);
    const removed = before.filter((file) => file.startsWith(at("media/film/")));
    expect(publishedFiles(clinic)).toEqual(
      [...before, at(picture)].filter((file) => !removed.includes(file)).toSorted(),
    );
    expect(clinic.git("rev-parse", "HEAD")).toBe(clinic.git("rev-parse", "origin/main"));
    const left = clinic.git("status", "--porcelain").trim().split("\n");
    expect(left.toSorted()).toEqual(["?? notes.txt", `?? ${at("patients.csv")}`].toSorted());
  });
});

it("does not follow a link out of the folder", async () => {
  const secret = join(temporaryFolder("secret"), "secret.yaml");
  writeFileSync(secret, "secret: 1\n");
  rmSync(join(content, "promotion.yaml"));
  symlinkSync(secret, join(content, "promotion.yaml"));
  change(clinic.folder, "posts.yaml", /caption: .*/, "caption: Another caption.");
  await publishAll(content);
  expect(published("promotion.yaml")).toMatch(/^close: /m);
});

it("merges with what somebody else published, in the commit and on disk", async () => {
  somebodyElse(clinic, ...saturday("10:00 to 15:00"));
  const email = "email: words@clinic.ca";
  change(clinic.folder, "business.yaml", /^email: .*/m, email);
  await publishAll(content);
  for (const text of [published("business.yaml"), clinic.read("business.yaml")]) {
    expect(text).toContain("saturday: 10:00 to 15:00");
    expect(text).toContain(email);
  }
  expect(state()[1]).toBe("");
});

it("merges fields in neighbouring lines, in the commit and on disk", async () => {
  somebodyElse(clinic, "business.yaml", /^email: .*/m, "email: theirs@clinic.ca");
  change(clinic.folder, "business.yaml", /^phone: .*/m, "phone: '+14165550111'");
  await publishAll(content);
  for (const text of [published("business.yaml"), clinic.read("business.yaml")])
    expect(text).toContain("phone: '+14165550111'\nemail: theirs@clinic.ca\naddress:\n");
  expect(state()[1]).toBe("");
});

it("keeps what is saved during a publication for the next one", async () => {
  somebodyElse(clinic, ...saturday("10:00 to 15:00"));
  change(clinic.folder, "business.yaml", /^email: .*/m, "email: words@clinic.ca");
  change(clinic.folder, ...closing("Shut"));
  await publishAll(content, async () => {
    const [, from, to] = saturday("09:00 to 13:00");
    clinic.write("business.yaml", clinic.read("business.yaml").replace(from, to));
    change(clinic.folder, ...closing("Later"));
    return undefined;
  });
  expect(published("promotion.yaml")).toContain("close: Shut");
  expect(await changesInDraft(content)).toEqual([
    expect.stringMatching(/: “10:00 AM to 3:00 PM” → “9:00 AM to 1:00 PM”$/),
    expect.stringMatching(/“Shut” → “Later”$/),
  ]);
});

it.each([
  {
    problem: "other words at the same place",
    arrange: () => somebodyElse(clinic, "promotion.yaml", /^close: .*/m, "close: Go"),
    says: /Somebody else has published other words for the same place: Pop-up: Name of the closing button\. Yours/,
  },
  {
    problem: "no network",
    arrange: () => renameSync(clinic.origin, `${clinic.origin}.away`),
    says: /^Not published: the place where the website is kept cannot be reached\. Check the internet connection, and publish once more\. If it fails again, call whoever looks after the website, and read out the lines below\. Your changes are saved, and visitors see the website as it was\.$/,
    details: { said: expect.stringContaining("does not appear to be a git repository") },
  },
  {
    problem: "a refusal of the place where the website is kept",
    arrange: () =>
      writeFileSync(join(clinic.origin, "hooks/pre-receive"), "#!/bin/sh\nexit 1\n", {
        mode: 0o755,
      }),
    says: /^Not published: the place where the website is kept does not accept changes from this desk\. Call whoever looks after the website, and read out the lines below\. Your changes are saved, and visitors see the website as it was\.$/,
    details: { said: expect.stringContaining("pre-receive hook declined") },
  },
  {
    problem: "a mistake",
    arrange: () => change(clinic.folder, "posts.yaml", /photo: .*/, "photo: nowhere"),
    says: /Correct this first:\nPosts: Picture, .*\. There is no picture called “nowhere”/,
  },
  {
    problem: "a failing check",
    check: async () => "a link leads nowhere",
    says: /^Not published: the website would not work\. .* Your changes are saved, and visitors see the website as it was\.$/,
    details: { said: "a link leads nowhere" },
  },
  {
    problem: "a publication of somebody else meanwhile",
    check: async () => void somebodyElse(clinic, ...saturday("10:00 to 15:00")),
    says: /^Not published: somebody else has published in the meantime\. Publish once more\. Your changes are saved, and visitors see the website as it was\.$/,
    details: { said: expect.stringContaining("[rejected]") },
  },
])("leaves everything as it was after $problem, and says so", async (row) => {
  row.arrange?.();
  change(clinic.folder, ...closing("Shut"));
  const before = state();
  await expect(publishAll(content, row.check)).rejects.toMatchObject({
    message: expect.stringMatching(row.says),
    details: row.details ?? {},
  });
  expect(state()).toEqual(before);
  expect(clinic.read("promotion.yaml")).toContain("close: Shut");
});

it("builds the site before it is published, and follows its links", async () => {
  change(clinic.folder, "announcements.yaml", /href: .*/, "href: /contact#no-such-part");
  expect(await checkWebsite(content)).toBe(
    "/ links to /contact#no-such-part, which does not exist.",
  );
});

describe("beside a developer", () => {
  beforeEach(() => {
    writeFileSync(join(clinic.folder, "half-done.ts"), "export const half =\n");
    writeFileSync(join(content, "patients.csv"), "Ann,1980-01-01\n");
    change(clinic.folder, "posts.yaml", /caption: .*/, "caption: Not for now.");
    clinic.git("add", "--all");
    clinic.git("commit", "--quiet", "--message", "WIP");
  });
  const subjects = (range: string) => clinic.git("log", "--format=%s", range).trim().split("\n");

  it("neither publishes nor changes a developer’s commits", async () => {
    for (const word of ["Shut", "Leave"]) {
      change(clinic.folder, ...closing(word));
      expect(await changesInDraft(content)).toHaveLength(1);
      await publishAll(content);
      expect(state()[1]).toBe("");
    }
    const subject = "Change Pop-up: Name of the closing button";
    expect(subjects("origin/main")).toEqual([subject, subject, "Begin"]);
    const changed = clinic.git("diff", "--name-only", "origin/main~2", "origin/main");
    expect(changed.trim()).toBe("content/promotion.yaml");
    expect(subjects("origin/main..HEAD")).toContain("WIP");
    expect(published("promotion.yaml")).toContain("close: Leave");
  });

  it("does not change unfinished work", async () => {
    writeFileSync(join(clinic.folder, "half-done.ts"), "export const half = 1;\n");
    change(clinic.folder, ...closing("Shut"));
    await publishAll(content);
    expect(published("promotion.yaml")).toContain("close: Shut");
    expect(state()[1]).toBe(" M half-done.ts\n");
  });
});
