import { expect, it } from "vitest";
import { startLoad, tally } from "./load.ts";
import { describeStores, report } from "./stores.ts";

const RESTARTS = 3;

await describeStores("SIGTERM under load", (setUp, name) => {
  it("stops within ten seconds, and each acknowledged request arrives once", async () => {
    const { smtp, start } = await setUp();
    smtp.behave({ kind: "accept", afterMs: 100 });
    const acknowledged = new Set<string>();
    for (let restart = 0; restart < RESTARTS; restart++) {
      const site = await start();
      const load = startLoad({ urls: [site.url] });
      await load.hasAcknowledged(10);
      const startedAt = performance.now();
      expect(await site.stop()).toBe(0);
      expect(performance.now() - startedAt).toBeLessThan(10_000);
      await load.stop();
      for (const id of load.acknowledged) acknowledged.add(id);
      // A connection may fail (status 0), but every response must be a success.
      expect(load.answers.every(({ status }) => status === 200 || status === 0)).toBe(true);
    }
    await using _last = await start();
    const figures = await tally(acknowledged, smtp);
    report(`SIGTERM, ${name}`, figures, `${RESTARTS} restarts`);
    expect(figures).toMatchObject({ lost: 0, duplicates: 0 });
  });
});
