import { mkdtempSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { expect, it } from "vitest";
import { checkDataFolder } from "./data-folder.ts";

const check = (folder: string) => checkDataFolder(folder, pino({ level: "silent" }));

it("makes the folder, and those above it, for nobody else", async () => {
  const folder = join(mkdtempSync(join(tmpdir(), "data-")), "a", "b");
  for (let start = 0; start < 2; start++) {
    await check(folder);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
  }
});

it("refuses in one line what takes no folder", async () => {
  const file = join(mkdtempSync(join(tmpdir(), "data-")), "file");
  writeFileSync(file, "");
  for (const folder of ["/proc/x", "/proc/x/y", file, join(file, "below")]) {
    await expect(check(folder)).rejects.toThrow(/^DATA_DIR: [^\n]+ cannot be written to \(\w+\)$/);
  }
});
