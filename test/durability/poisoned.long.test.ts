import { expect, it } from "vitest";
import { waitUntil } from "../support/process.ts";
import { listenForAlerts } from "./alerts.ts";
import { newKey, post } from "./load.ts";
import { describeStores } from "./stores.ts";

const HOUR_MS = 3_600_000;

await describeStores("a mail that is always rejected", (setUp) => {
  it("makes /readyz unavailable after a day, and suppresses neither the delivery nor the alarms of others", async () => {
    const { smtp, start, pass } = await setUp();
    await using alerts = await listenForAlerts();
    await using site = await start({ ALERT_URL: alerts.url });
    const readiness = async () => {
      const answer = await fetch(`${site.url}/readyz`);
      return [answer.status, (await answer.json()).status];
    };
    const poisoned = { kind: "reject", status: 554, at: "data", saying: "POISON" } as const;
    smtp.behave(poisoned);
    await post(site.url, newKey(), { message: "POISON" });
    await waitUntil(() => smtp.rejections() > 0, "the rejection");
    await pass(25 * HOUR_MS);
    await waitUntil(() => alerts.texts.length === 1, "an alert");
    expect(await readiness()).toEqual([503, "unavailable"]);

    smtp.behave({ ...poisoned, saying: "" });
    const rejectionsBefore = smtp.rejections();
    await post(site.url);
    await waitUntil(() => smtp.rejections() > rejectionsBefore, "another rejection");
    await pass(2 * HOUR_MS);
    await waitUntil(() => alerts.texts.length === 2, "an alert about the second");
    expect(alerts.texts[1]).toContain("2 waiting, 2 of them for more than an hour");

    smtp.behave(poisoned);
    await post(site.url);
    await waitUntil(() => smtp.received.length > 0, "a mail");
    await waitUntil(async () => (await readiness())[0] === 200, "/readyz to answer 200");
  });
});
