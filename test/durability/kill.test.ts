import { expect, it } from "vitest";
import { wait } from "../support/process.ts";
import { startLoad, tally } from "./load.ts";
import { describeStores } from "./stores.ts";

const ROUNDS = 3;
/** The number of concurrent deliveries, whose 250 response the killed process may not have read. */
const MAX_DUPLICATES_PER_KILL = 6;

await describeStores("kill -9 under load", (setUp) => {
  it("loses no acknowledged request", async () => {
    const { smtp, start } = await setUp();
    const acknowledged = new Set<string>();
    for (let round = 0; round < ROUNDS; round++) {
      const site = await start();
      const load = startLoad({ urls: [site.url] });
      await load.hasAcknowledged(10);
      await wait(Math.random() * 300);
      await Promise.all([site.kill(), load.stop()]);
      for (const id of load.acknowledged) acknowledged.add(id);
    }
    await using _last = await start();
    const figures = await tally(acknowledged, smtp);
    expect(figures.lost).toBe(0);
    expect(figures.duplicates).toBeLessThanOrEqual(ROUNDS * MAX_DUPLICATES_PER_KILL);
  });
});
