import { spawnSync } from "node:child_process";
import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { FIXTURE_CONTENT } from "../../test/support/clinic-folder.ts";
import { temporaryFolder } from "../../test/support/process.ts";

const folder = temporaryFolder("ready");
// The links of the fixture become writable copies.
cpSync(FIXTURE_CONTENT, folder, { recursive: true, dereference: true });

it("exits with 1 while an invented fact is left", () => {
  const { status, stdout } = run("check.ts", complete);
  expect(stdout).toMatch(/^ {2}- .*business\.yaml:\d+ phone: \+13065550117$/m);
  expect([status, stdout]).toEqual([1, expect.stringMatching(/\n\d+ points are open\.\n$/)]);
});

it("exits with 0 only if no mark is left and the settings are complete", () => {
  edit(/\.yaml$/, (text) => text.replace(/^( *)sample: true$/gm, "$1sample: false"));
  edit(/^business/, (text) => text.replace(/^sample:\n( {2}- .*\n)+/, ""));
  // Replaces the reserved domain and phone number.
  edit(/^(?:business|posts)/, (text) => text.replace(/example\.ca/g, "clinic.test"));
  edit(/^business/, (text) => text.replace(/( *phone: .*)5550\d{3}/g, "$12343456"));
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
