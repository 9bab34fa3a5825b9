import { copyFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { SPECIFIED } from "../../content-model/specified.ts";
import { readUnpublished } from "../publish/unpublished.ts";
import { type Clinic, makeClinic } from "./clinic.ts";
import { draftInWords, publishAll } from "./publish-all.ts";
import { change, somebodyElse } from "./somebody-else.ts";

/** The files that were published, named below the repository. */
const publishedFiles = ({ git }: Clinic) =>
  git("ls-tree", "-r", "--name-only", "origin/main").trim().split("\n");

describe.each([".", "content", "sites/woodbridge"])("with the content in %s", (below) => {
  it("publishes words, pictures and what was taken away, and nothing beside them", async () => {
    const clinic = makeClinic(below);
    const content = join(clinic.folder, below);
    const before = publishedFiles(clinic);
    const words = clinic.read("promotion.yaml").replace(/^close: .*/m, "close: Shut");
    writeFileSync(join(content, "promotion.yaml"), words);
    const stills = join(content, "media/stills");
    copyFileSync(join(stills, "og.jpg"), join(stills, "upload-1.jpg"));
    rmSync(join(content, "media/film"), { recursive: true });
    writeFileSync(join(clinic.folder, "notes.txt"), "Half done.");
    writeFileSync(join(content, "patients.csv"), "Ann,1980-01-01\n");
    await publishAll(content);
    const at = (file: string) => join(below, file);
    const removed = before.filter((file) => file.startsWith(at("media/film/")));
    expect(removed.length).toBeGreaterThan(0);
    expect(publishedFiles(clinic)).toEqual(
      [...before, at("media/stills/upload-1.jpg")]
        .filter((file) => ![...removed, at(SPECIFIED)].includes(file))
        .toSorted(),
    );
    expect(clinic.git("show", `origin/main:${at("promotion.yaml")}`)).toBe(words);
    expect(clinic.git("rev-parse", "HEAD")).toBe(clinic.git("rev-parse", "origin/main"));
    const left = clinic.git("status", "--porcelain").trim().split("\n");
    expect(left.toSorted()).toEqual(["?? notes.txt", `?? ${at("patients.csv")}`].toSorted());
  });
});

describe("of the files in the content folder", () => {
  let clinic: Clinic;
  let content: string;

  beforeEach(() => {
    clinic = makeClinic();
    content = join(clinic.folder, "content");
  });

  it.each(["business.yaml", "treatments/new.yaml"])(
    "names %s, which holds nothing, as what to mend",
    async (file) => {
      writeFileSync(join(content, file), "");
      await expect(publishAll(content)).rejects.toThrow("the file is empty");
    },
  );

  it("names those that are not the website's, and leaves them where they are", async () => {
    const foreignFiles = ["evil.yaml", "patients.csv", "read.ts"];
    for (const file of foreignFiles) writeFileSync(join(content, file), "x: 1\n");
    expect((await readUnpublished(content)).leftOut.toSorted()).toEqual(foreignFiles);
    await expect(publishAll(content)).rejects.toThrow(/nothing to publish/);
    change(clinic.folder, "promotion.yaml", /^close: .*/m, "close: Shut");
    await publishAll(content);
    expect(publishedFiles(clinic).filter((file) => /evil|patients|read/.test(file))).toEqual([]);
    for (const file of foreignFiles) expect(clinic.read(file)).toBe("x: 1\n");
  });

  it("follows no link out of the folder", async () => {
    const secret = join(tmpdir(), "secret.yaml");
    writeFileSync(secret, "secret: 1\n");
    rmSync(join(content, "promotion.yaml"));
    symlinkSync(secret, join(content, "promotion.yaml"));
    change(clinic.folder, "posts.yaml", /caption: .*/, "caption: Another caption.");
    expect((await readUnpublished(content)).leftOut).toEqual(["promotion.yaml"]);
    await publishAll(content);
    expect(clinic.git("show", "origin/main:content/promotion.yaml")).toMatch(/^close: /m);
  });

  it("brings to disk what somebody else published in the same file", async () => {
    somebodyElse(clinic, "business.yaml", /saturday: .*/, "saturday: 10:00 to 15:00");
    const email = "email: words@clinic.ca";
    change(clinic.folder, "business.yaml", /^email: .*/m, email);
    await publishAll(content);
    expect(clinic.read("business.yaml")).toContain("saturday: 10:00 to 15:00");
    expect(clinic.read("business.yaml")).toContain(email);
    expect(clinic.git("status", "--porcelain")).toBe("");
  });

  it("keeps what is saved while it is checked for the next time", async () => {
    const save = (word: string) =>
      change(clinic.folder, "promotion.yaml", /^close: .*/m, `close: ${word}`);
    save("Shut");
    await publishAll(content, { check: async () => void save("Later") });
    expect(clinic.git("show", "origin/main:content/promotion.yaml")).toContain("close: Shut");
    expect(clinic.read("promotion.yaml")).toContain("close: Later");
    expect(await draftInWords(content)).toEqual([expect.stringMatching(/“Shut” → “Later”$/)]);
  });
});
