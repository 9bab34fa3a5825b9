import { expect, it } from "vitest";
import { clientsOf, startLoad, tally } from "./load.ts";
import { describeStores } from "./stores.ts";

/** Sent by a process manager, a closed terminal and Ctrl-C. */
const SIGNALS = ["SIGTERM", "SIGHUP", "SIGINT"] as const;

await describeStores("a stop under load", (setUp) => {
  it("ends in time, and each accepted request and its acknowledgement arrive once", async () => {
    const { smtp, start } = await setUp();
    smtp.behave({ kind: "accept", afterMs: 100 });
    const acknowledged = new Set<string>();
    for (const signal of SIGNALS) {
      const site = await start({ ACKNOWLEDGE: "1" });
      const load = startLoad({ urls: [site.url] });
      await load.hasAcknowledged(10);
      // The exit code would be 1 after more than EXIT_AFTER_MS.
      expect(await site.stop(signal), signal).toBe(0);
      await load.stop();
      for (const id of load.acknowledged) acknowledged.add(id);
      // A connection may fail (status 0), but every response must be a success.
      const refused = load.answers.filter(({ status }) => status !== 200 && status !== 0);
      // The database of a busy machine may answer too late; a stop refuses nothing.
      const late =
        site.logs().match(/"reason":"PostgreSQL.*(?:no response|time).*not be stored/g) ?? [];
      expect(refused.map(({ status }) => status)).toEqual(late.map(() => 503));
    }
    await using last = await start({ ACKNOWLEDGE: "1" });
    expect(await tally(acknowledged, smtp)).toMatchObject({ lost: 0, duplicates: 0 });
    await last.stop();
    const clients = clientsOf(smtp);
    expect(new Set(clients).size).toBe(clients.length);
    expect(clients.length).toBeGreaterThan(0);
  });
});
