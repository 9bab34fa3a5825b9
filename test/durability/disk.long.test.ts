import { expect, it } from "vitest";
import { waitUntil } from "../support/process.ts";
import { post, startLoad, tally } from "./load.ts";
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
  },
  "SQLite",
);
