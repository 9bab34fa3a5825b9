import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { expect, it } from "vitest";
import { checkDataFolder } from "./data-folder.ts";

const log = pino({ level: "silent" });

it("refuses in one line what takes no folder", async () => {
  const file = join(mkdtempSync(join(tmpdir(), "data-")), "file");
  writeFileSync(file, "");
  for (const folder of ["/proc/x", "/proc/x/y", file, join(file, "below")]) {
    await expect(checkDataFolder(folder, log)).rejects.toThrow(
      /^DATA_DIR: [^\n]+ cannot be written to \(\w+\)$/,
    );
  }
});
