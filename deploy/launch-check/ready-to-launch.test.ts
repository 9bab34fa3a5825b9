import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readSources } from "../../site/content/read.ts";
import { business } from "../../site/content/schema/business.ts";
import { FIXTURE_CONTENT } from "../../test/support/clinic-folder.ts";
import { findSampleData } from "./sample-data.ts";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "ready-"));
  // The links of the fixture become writable copies.
  cpSync(FIXTURE_CONTENT, folder, { recursive: true, dereference: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

it("lists each invented fact", () => {
  const samples = open();
  for (const field of [
    "business.yaml phone",
    "photos.yaml items[0]",
    "about.yaml team.members[0]",
  ]) {
    expect(samples).toContain(field);
  }
  expect(samples.filter((field) => /^testimonials/.test(field))).toHaveLength(7);
});

it("exits with 1 while an invented fact is left", () => {
  const { status, stdout } = run("check.ts", complete);
  expect(stdout).toMatch(/^ {2}- .*business\.yaml:\d+ phone: \+13065550117$/m);
  expect([status, stdout]).toEqual([1, expect.stringMatching(/\n\d+ points are open\.\n$/)]);
});

it("lists nothing once the marks are removed", () => {
  edit(/\.yaml$/, (text) => text.replace(/^( *)sample: true$/gm, "$1sample: false"));
  edit(/^business/, (text) => text.replace(/^sample:\n( {2}- .*\n)+/, ""));
  // Replaces the reserved domain and phone number.
  edit(/^(?:business|posts)/, (text) => text.replace(/example\.ca/g, "clinic.test"));
  edit(/^business/, (text) => text.replace(/( *phone: .*)5550\d{3}/g, "$12343456"));
  expect(open()).toEqual([]);
});

it("exits with 0 only if the settings are complete, too", () => {
  const { status, stdout } = run("check.ts", { ...complete, SMTP_URL: "" });
  expect([status, stdout]).toEqual([1, expect.stringContaining("  - SMTP_URL is not set")]);
  const ready = run("check.ts", complete);
  expect([ready.status, ready.stdout]).toEqual([0, expect.stringContaining("Ready to launch.")]);
});

it("exits with 1 if the content has a mistake", () => {
  edit(/^business/, (text) => `${text}\nnoSuchField: 1\n`);
  for (const command of ["check.ts", "check-content.ts"]) {
    const { status, stdout, stderr } = run(command, complete);
    expect([status, stdout + stderr]).toEqual([1, expect.stringContaining("noSuchField")]);
  }
});

const complete = {
  SMTP_URL: "smtp://user:password@mail.clinic.test:587",
  MAIL_TO: "post@clinic.test",
  MAIL_FROM: "website@clinic.test",
  MAIL_FALLBACK_TO: "owner@elsewhere.test",
  OUTBOX_KEY: Buffer.alloc(32).toString("base64"),
  SITE_URL: "https://www.clinic.test",
};

/** Runs a command of this folder over the content. */
function run(command: string, settings: NodeJS.ProcessEnv) {
  const env = { PATH: process.env.PATH, CONTENT: folder, ...settings };
  return spawnSync(process.execPath, [join(import.meta.dirname, command)], {
    encoding: "utf8",
    env,
  });
}

/** Returns the fields that the launch check would list. */
function open() {
  const { sources } = readSources(folder);
  const data = (name: string) => sources.find((one) => one.name === name)?.source.data;
  const { showTestimonials } = business.parse(data("business"));
  const samples = findSampleData(sources, showTestimonials);
  return samples.map(({ place }) => basename(place).replace(/:\d+/, ""));
}

function edit(name: RegExp, change: (text: string) => string): void {
  for (const file of filesIn(folder).filter((one) => name.test(one))) {
    const path = join(folder, file);
    writeFileSync(path, change(readFileSync(path, "utf8")));
  }
}

function filesIn(path: string): string[] {
  const names = readdirSync(path, { recursive: true, encoding: "utf8" });
  return names.filter((name) => name.endsWith(".yaml"));
}
