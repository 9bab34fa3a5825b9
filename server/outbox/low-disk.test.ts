import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { expect, it, vi } from "vitest";
import { temporaryFolder } from "../../test/support/process.ts";
import { mail } from "../../test/support/recorded-mail.ts";
import { openOutbox } from "./open-outbox.ts";
import { type Outbox, OutboxUnavailable } from "./outbox.ts";

type Sizes = { blocks: number; bavail: number };

/** Uses an outbox on a file system with these sizes, in blocks of 4096 bytes. */
async function withSizes({ blocks, bavail }: Sizes, use: (outbox: Outbox) => Promise<unknown>) {
  const dataDir = temporaryFolder("low-disk");
  const outbox = await openOutbox({ dataDir, databaseUrl: undefined, keys: [] });
  const sizes = { type: 0, bsize: 4096, frsize: 4096, bfree: bavail, files: 0, ffree: 0 };
  const spy = vi.spyOn(fs, "statfsSync").mockReturnValue({ ...sizes, blocks, bavail });
  // The outbox imports `statfsSync` by name, so the mock must replace the named export.
  syncBuiltinESMExports();
  try {
    await use(outbox);
  } finally {
    spy.mockRestore();
    syncBuiltinESMExports();
    await outbox.close();
  }
}

const record = (outbox: Outbox) => outbox.record("a", mail);

it.each([
  ["a request", record],
  ["`summary`", ({ summary }: Outbox) => summary()],
])("rejects %s with less than 64 MB of free disk space", async (_, use) => {
  const refused = expect(withSizes({ blocks: 1_000_000, bavail: 16_383 }, use)).rejects;
  await refused.toThrow(new OutboxUnavailable("the disk is almost full"));
  await expect(withSizes({ blocks: 1_000_000, bavail: 16_384 }, use)).resolves.toBeUndefined();
});

it("stores a request on a file system that reports no sizes", async () => {
  await expect(withSizes({ blocks: 0, bavail: 0 }, record)).resolves.toBeUndefined();
});
