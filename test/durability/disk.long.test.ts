import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { PATIENCE_MS, waitUntil } from "../support/process.ts";
import { post, startLoad, tally, unmistakableWords } from "./load.ts";
import { mountSmallDisk } from "./small-disk.ts";
import { describeStores } from "./stores.ts";

/** The status code, or 0 without a response. */
const statusOf = (url: string) =>
  fetch(url).then(
    ({ status }) => status,
    () => 0,
  );

await describeStores(
  "a server with a small disk",
  (setUp) => {
    it("answers 503 and serves pages while the disk is full, and loses no acknowledged request", async ({
      skip,
    }) => {
      using disk = mountSmallDisk() ?? skip("may not mount a small disk");
      const { smtp, start } = await setUp();
      await using site = await start({ DATA_DIR: disk.folder });
      const load = startLoad({ urls: [site.url] });
      await load.hasAcknowledged(20);
      disk.fill();
      await waitUntil(() => load.answers.some(({ status }) => status === 503), "a 503");
      expect(await statusOf(`${site.url}/`)).toBe(200);
      await waitUntil(async () => (await statusOf(`${site.url}/readyz`)) === 503, "readyz");
      disk.empty();
      await load.hasAcknowledged(load.acknowledged.size + 10);
      await load.stop();
      expect(load.answers.every(({ status }) => status === 200 || status === 503)).toBe(true);
      expect(await tally(load.acknowledged, smtp)).toMatchObject({ lost: 0, duplicates: 0 });
    });

    it("starts while the disk is full, and accepts requests once there is space", async ({
      skip,
    }) => {
      using disk = mountSmallDisk() ?? skip("may not mount a small disk");
      disk.fill();
      const { smtp, start } = await setUp();
      await using site = await start({ DATA_DIR: disk.folder });
      expect(await statusOf(`${site.url}/`)).toBe(200);
      const rejected = await post(site.url);
      expect([rejected.status, rejected.retryAfter]).toEqual([503, expect.stringMatching(/^\d+$/)]);
      disk.empty();
      const load = startLoad({ urls: [site.url], clients: 1, total: 3 });
      await load.finished;
      expect(await tally(load.acknowledged, smtp)).toEqual({ accepted: 3, lost: 0, duplicates: 0 });
    });

    it("keeps no text of a visitor, on the disk or in the log, after the mail is sent", async () => {
      const { smtp, start } = await setUp();
      await using site = await start();
      const load = startLoad({ urls: [site.url], total: 50, pauseMs: 0 });
      await load.finished;
      await tally(load.acknowledged, smtp);
      // The write-ahead log is truncated once a second.
      await expect.poll(() => filesWithWords(site.dataDir), { timeout: PATIENCE_MS }).toEqual([]);
      expect(site.logs()).not.toContain("Quokkas");
    });
  },
  "SQLite",
);

function filesWithWords(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => readFileSync(path).includes(unmistakableWords));
}
