import { execFileSync } from "node:child_process";
import { renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { SPECIFIED } from "../../content-model/specified.ts";
import { checkWebsite } from "../publish/check-website.ts";
import { type Clinic, makeClinic } from "./clinic.ts";
import { draftInWords, publishAll } from "./publish-all.ts";
import { change, somebodyElse } from "./somebody-else.ts";

let clinic: Clinic;
let content: string;

beforeEach(() => {
  clinic = makeClinic();
  content = join(clinic.folder, "content");
});

const published = () =>
  execFileSync("git", ["-C", clinic.origin, "log", "-1", "--format=%B", "main"], {
    encoding: "utf8",
  });
const state = () => [clinic.git("rev-parse", "HEAD"), clinic.git("status", "--porcelain")];

it("shows what changed in words, and publishes it under those words", async () => {
  change(clinic.folder, "business.yaml", /saturday: .*/, "saturday: 09:00 to 16:00");
  const changes = await draftInWords(content);
  expect(changes).toHaveLength(1);
  expect(changes[0]).toMatch(/› Saturday: “.*” → “09:00 to 16:00”$/);
  await publishAll(content);
  expect(published()).toContain(changes[0]);
  expect(state()[1]).toBe("");
});

it("says where a treatment's page was, and publishes that it is gone", async () => {
  rmSync(join(content, "treatments/microneedling.yaml"));
  const changes = await draftInWords(content);
  expect(changes[0]).toMatch(/^Microneedling is taken away. Nothing stands at \/\S*microneedling/);
});

it("ends with the first publication that the words are the sample's", async () => {
  const isSample = () =>
    execFileSync("git", ["-C", clinic.origin, "ls-tree", "--name-only", "main", "content/"], {
      encoding: "utf8",
    }).includes(SPECIFIED);
  expect(isSample()).toBe(true);
  change(clinic.folder, "promotion.yaml", /^close: .*/m, "close: Shut");
  expect(await publishAll(content)).toMatchObject({ isFirst: true });
  expect(isSample()).toBe(false);
  change(clinic.folder, "promotion.yaml", /^close: .*/m, "close: Leave");
  expect(await publishAll(content)).toMatchObject({ isFirst: false });
});

it.each([
  {
    problem: "a conflict",
    arrange: () => somebodyElse(clinic, "promotion.yaml", /^close: .*/m, "close: Go"),
    says: /Somebody else has published other words for the same place: Pop-up/,
  },
  {
    problem: "no network",
    arrange: () => renameSync(clinic.origin, `${clinic.origin}.away`),
    says: /cannot be reached/,
  },
  {
    problem: "a mistake",
    arrange: () => change(clinic.folder, "posts.yaml", /photo: .*/, "photo: nowhere"),
    says: /Mend this first:\nPosts › Posts › Post 1 › Picture: There is no picture/,
  },
  {
    problem: "a failing check",
    check: async () => "the gallery holds ten",
    says: /the gallery holds ten/,
  },
])(
  "leaves everything as it was after $problem, and says what to do",
  async ({ arrange, check, says }) => {
    arrange?.();
    change(clinic.folder, "promotion.yaml", /^close: .*/m, "close: Shut");
    const before = state();
    await expect(publishAll(content, check && { check })).rejects.toThrow(says);
    expect(state()).toEqual(before);
    expect(clinic.read("promotion.yaml")).toContain("close: Shut");
  },
);

it("builds the site before it is published, and follows its links", async () => {
  expect(await checkWebsite(content)).toBeUndefined();
  change(clinic.folder, "announcements.yaml", /href: .*/, "href: /no-such-page");
  expect(await checkWebsite(content)).toBe(
    "On / a link leads to /no-such-page, which is not there.",
  );
});
