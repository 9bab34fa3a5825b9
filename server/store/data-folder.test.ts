import { chmodSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pino } from "pino";
import { expect, it } from "vitest";
import { temporaryFolder } from "../../test/support/process.ts";
import { checkDataFolder } from "./data-folder.ts";

function setUp() {
  const lines: string[] = [];
  const log = pino({ level: "warn" }, { write: (line) => void lines.push(line) });
  return { folder: temporaryFolder("data-folder"), lines, log };
}
const rightsOf = (folder: string) => statSync(folder).mode & 0o7777;

it("makes a folder that only this user can look into, and says nothing", async () => {
  const { folder, lines, log } = setUp();
  const made = join(folder, "its own", "data");
  await checkDataFolder(made, log);
  expect(rightsOf(made)).toBe(0o700);
  expect(lines).toEqual([]);
});

it("leaves a folder that others share its rights, and warns", async () => {
  const { folder, lines, log } = setUp();
  chmodSync(folder, 0o1777);
  await checkDataFolder(folder, log);
  expect(rightsOf(folder)).toBe(0o1777);
  expect(readdirSync(folder)).toEqual([]);
  expect(lines.join()).toContain(folder);
});

it("refuses in one line what takes no folder", async () => {
  const { folder: own, log } = setUp();
  const file = join(own, "file");
  writeFileSync(file, "");
  for (const folder of ["/proc/x", "/proc/x/y", file, join(file, "below")]) {
    await expect(checkDataFolder(folder, log)).rejects.toThrow(
      /^DATA_DIR: [^\n]+ cannot be written to \(\w+\)$/,
    );
  }
});
