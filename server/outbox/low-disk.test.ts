import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { expect, it, vi } from "vitest";
import { temporaryFolder } from "../../test/support/process.ts";
import { mail } from "../../test/support/recorded-mail.ts";
import { openOutbox } from "./open-outbox.ts";
import { OutboxUnavailable } from "./outbox.ts";

/** Records a request on a file system with these sizes, in blocks of 4096 bytes. */
async function recordWith({ blocks, bavail }: { blocks: number; bavail: number }) {
  const dataDir = temporaryFolder("low-disk");
  const outbox = await openOutbox({ dataDir, databaseUrl: undefined, keys: [] });
  const sizes = { type: 0, bsize: 4096, frsize: 4096, bfree: bavail, files: 0, ffree: 0 };
  const spy = vi.spyOn(fs, "statfsSync").mockReturnValue({ ...sizes, blocks, bavail });
  // The outbox imports `statfsSync` by name, so the mock must replace the named export.
  syncBuiltinESMExports();
  try {
    await outbox.record("a", mail);
  } finally {
    spy.mockRestore();
    syncBuiltinESMExports();
    await outbox.close();
  }
}

it("rejects a request while the disk is almost full", async () => {
  const refused = expect(recordWith({ blocks: 1_000_000, bavail: 10 })).rejects;
  await refused.toThrow(new OutboxUnavailable("the disk is almost full"));
});

it("stores a request on a file system that reports no sizes", async () => {
  await expect(recordWith({ blocks: 0, bavail: 0 })).resolves.toBeUndefined();
});
