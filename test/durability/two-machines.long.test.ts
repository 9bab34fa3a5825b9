import { expect, it } from "vitest";
import { startLoad, tally } from "./load.ts";
import { describeStores } from "./stores.ts";

await describeStores(
  "two machines over one database",
  (setUp) => {
    it("deliver each request once", async () => {
      const { smtp, start } = await setUp();
      await using one = await start();
      await using other = await start();
      const load = startLoad({ urls: [one.url, other.url], total: 200, clients: 8, pauseMs: 0 });
      await load.finished;
      expect(await tally(load.acknowledged, smtp)).toEqual({
        accepted: 200,
        lost: 0,
        duplicates: 0,
      });
    });

    it("deliver the requests of a killed one", async () => {
      const { smtp, start } = await setUp();
      smtp.behave({ kind: "accept", afterMs: 200 });
      const one = await start();
      await using other = await start();
      const load = startLoad({ urls: [one.url, other.url] });
      await load.hasAcknowledged(30);
      await one.kill();
      await load.hasAcknowledged(load.acknowledged.size + 10);
      await load.stop();
      const figures = await tally(load.acknowledged, smtp);
      expect(figures.lost).toBe(0);
      expect(figures.duplicates).toBeLessThanOrEqual(6);
    });
  },
  "PostgreSQL",
);
