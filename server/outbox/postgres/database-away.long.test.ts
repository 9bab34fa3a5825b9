import { afterAll, describe, expect, it } from "vitest";
import { listenForAlerts } from "../../../test/durability/alerts.ts";
import { mailsOf, newKey, post, tally } from "../../../test/durability/load.ts";
import { setUpPostgres } from "../../../test/durability/stores.ts";
import { type Postgres, startPostgresIfHere } from "../../../test/support/postgres.ts";
import { waitUntil } from "../../../test/support/process.ts";

const ANSWERED_WITHIN_MS = 2000;
/** For a machine under load: a response that waits for the database takes as long as that is away. */
const SLACK_MS = 10_000;

const postgres = await startPostgresIfHere();

describe.skipIf(!postgres)("a server with PostgreSQL", () => {
  const database = postgres as Postgres;
  afterAll(() => postgres?.stop());

  it("starts without the database, serves pages, and accepts requests once it is available", async () => {
    const { smtp, start } = await setUpPostgres(database);
    await database.stopHard();
    await using site = await start();
    expect((await fetch(site.url)).status).toBe(200);
    expect((await post(site.url)).status).toBe(503);
    await database.startAgain();
    const key = newKey();
    const isAccepted = async () => (await post(site.url, key)).status === 200;
    await waitUntil(isAccepted, "a request to be accepted");
    const { id } = await post(site.url, key);
    expect(await tally([id], smtp)).toEqual({ accepted: 1, lost: 0, duplicates: 0 });
  });

  it.each([
    ["stopped", () => database.stopHard(), () => database.startAgain()],
    ["hung", async () => database.hang(), async () => database.goOn()],
  ])(
    "answers 503 without waiting for the database, serves pages and alerts while it is %s, and recovers by itself",
    async (_, leave, comeBack) => {
      const { smtp, start } = await setUpPostgres(database);
      await using alerts = await listenForAlerts();
      await using site = await start({ ALERT_URL: alerts.url });
      smtp.behave({ kind: "reject", status: 451, at: "data" });
      const before = await Promise.all([post(site.url), post(site.url)]);
      await leave();
      smtp.behave({ kind: "accept" });
      const keys = [newKey(), newKey(), newKey()];
      const responses = await Promise.all(keys.map((key) => post(site.url, key)));
      for (const { status, retryAfter, ms } of responses) {
        expect([status, retryAfter]).toEqual([503, expect.stringMatching(/^\d+$/)]);
        expect(ms).toBeLessThan(ANSWERED_WITHIN_MS + SLACK_MS);
      }
      expect((await fetch(site.url)).status).toBe(200);
      expect((await fetch(`${site.url}/readyz`)).status).toBe(503);
      await waitUntil(() => alerts.texts.length > 0, "an alert");
      await comeBack();
      // The visitor retries with the same idempotency key.
      const again = keys.map(async (key) => {
        await waitUntil(async () => (await post(site.url, key)).status === 200, "a 200");
        return (await post(site.url, key)).id;
      });
      const ids = [...before.map(({ id }) => id), ...(await Promise.all(again))];
      expect(await tally(ids, smtp)).toEqual({ accepted: 5, lost: 0, duplicates: 0 });
      expect(mailsOf(smtp).size).toBe(5);
    },
  );
});
