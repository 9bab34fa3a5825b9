import { expect, it } from "vitest";
import { startLoad, tally } from "./load.ts";
import { describeStores, report } from "./stores.ts";

await describeStores(
  "two machines over one database",
  (setUp) => {
    it("deliver each request once", async () => {
      const { smtp, start } = await setUp();
      await using one = await start();
      await using other = await start();
      const load = startLoad({ urls: [one.url, other.url], total: 200, clients: 8, pauseMs: 0 });
      await load.finished;
      const figures = await tally(load.acknowledged, smtp);
      report("two machines", figures);
      expect(figures).toEqual({ taken: 200, lost: 0, twice: 0 });
    });

    it("and where one is killed, the other delivers what it had in hand", async () => {
      const { smtp, start } = await setUp();
      smtp.behave({ kind: "take", afterMs: 200 });
      const one = await start();
      await using other = await start();
      const load = startLoad({ urls: [one.url, other.url] });
      await load.hasTaken(30);
      await one.kill();
      await load.hasTaken(load.acknowledged.size + 10);
      await load.stop();
      const figures = await tally(load.acknowledged, smtp);
      report("two machines, one killed", figures);
      expect(figures.lost).toBe(0);
      expect(figures.twice).toBeLessThanOrEqual(6);
    });
  },
  "PostgreSQL",
);
