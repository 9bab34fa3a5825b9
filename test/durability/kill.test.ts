import { expect, it } from "vitest";
import { wait } from "../support/process.ts";
import { clientsOf, startLoad, tally } from "./load.ts";
import { describeStores } from "./stores.ts";

const ROUNDS = 3;
/** The number of concurrent deliveries, whose 250 response the killed process may not have read. */
const MAX_DUPLICATES_PER_KILL = 6;

await describeStores("kill -9 under load", (setUp) => {
  it.each(["0", "1"])("loses no accepted request, with ACKNOWLEDGE=%s", async (ACKNOWLEDGE) => {
    const { smtp, start } = await setUp();
    const acknowledged = new Set<string>();
    for (let round = 0; round < ROUNDS; round++) {
      const site = await start({ ACKNOWLEDGE });
      const load = startLoad({ urls: [site.url] });
      await load.hasAcknowledged(10);
      await wait(Math.random() * 300);
      await Promise.all([site.kill(), load.stop()]);
      for (const id of load.acknowledged) acknowledged.add(id);
    }
    await using last = await start({ ACKNOWLEDGE });
    const figures = await tally(acknowledged, smtp);
    expect(figures.lost).toBe(0);
    expect(figures.duplicates).toBeLessThanOrEqual(ROUNDS * MAX_DUPLICATES_PER_KILL);
    await last.stop();
    const clients = clientsOf(smtp);
    // An acknowledgement that a kill interrupts is dropped.
    expect(new Set(clients).size).toBe(clients.length);
    expect(clients.length > 0).toBe(ACKNOWLEDGE === "1");
  });
});
