import { statfsSync } from "node:fs";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { temporaryFolder } from "../../test/support/process.ts";
import { mail } from "../../test/support/recorded-mail.ts";
import { OutboxUnavailable } from "./outbox.ts";
import { createSeal } from "./seal.ts";
import { openSqliteOutbox } from "./sqlite-outbox.ts";

vi.mock("node:fs", { spy: true });

/** Records a request on a file system of such sizes, in blocks of 4096 bytes. */
async function recordWith({ blocks, bavail }: { blocks: number; bavail: number }) {
  const file = join(temporaryFolder("low-disk"), "outbox.sqlite");
  const outbox = openSqliteOutbox(file, createSeal([]), () => {});
  const sizes = { type: 0, bsize: 4096, frsize: 4096, bfree: bavail, files: 0, ffree: 0 };
  vi.mocked(statfsSync).mockReturnValue({ ...sizes, blocks, bavail });
  await outbox.record("a", mail).finally(() => outbox.close());
}

it("refuses a request while the disk is almost full", async () => {
  const refused = expect(recordWith({ blocks: 1_000_000, bavail: 10 })).rejects;
  await refused.toThrow(new OutboxUnavailable("the disk is almost full"));
});

it("records a request on a file system that says it has 0 of 0 blocks", async () => {
  await expect(recordWith({ blocks: 0, bavail: 0 })).resolves.toBeUndefined();
});
