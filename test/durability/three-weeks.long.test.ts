import { expect, it } from "vitest";
import { PATIENCE_MS, waitUntil } from "../support/process.ts";
import { startScriptedSmtp } from "../support/scripted-smtp.ts";
import { listenForAlerts } from "./alerts.ts";
import { post, tally } from "./load.ts";
import { describeStores } from "./stores.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

await describeStores("a mail server that is unreachable for three weeks", (setUp) => {
  it("raises the alarm after an hour, fails /readyz after a day, and gets the mail when it returns", async () => {
    const { smtp, start, pass } = await setUp();
    await using alerts = await listenForAlerts();
    await using site = await start({
      ALERT_URL: alerts.url,
      MAIL_FALLBACK_TO: "owner@elsewhere.test",
    });
    await smtp.stop();
    const { id } = await post(site.url);
    const readyz = async () => {
      const answer = await fetch(`${site.url}/readyz`);
      return { httpStatus: answer.status, ...(await answer.json()) };
    };
    expect(await readyz()).toMatchObject({ httpStatus: 200, status: "ready", waiting: 1 });

    await pass(HOUR_MS + 60_000);
    // The failure message contains the alerts that arrived.
    await expect.poll(() => alerts.texts, { timeout: PATIENCE_MS }).toHaveLength(1);
    expect(await readyz()).toMatchObject({ httpStatus: 200, status: "attention" });
    const failures = () => site.logs().match(/the alarm could not be sent/g)?.length ?? 0;
    await waitUntil(() => failures() > 0, "a failed alarm mail in the log");

    await pass(DAY_MS);
    const isUnavailable = async () => (await readyz()).httpStatus === 503;
    await waitUntil(isUnavailable, "/readyz to answer 503 after a day");

    await pass(20 * DAY_MS);
    await using back = await startScriptedSmtp({ listenOn: smtp.port });
    await waitUntil(() => back.received.length > 0, "the mail");
    expect(await tally([id], back)).toEqual({ accepted: 1, lost: 0, duplicates: 0 });
    await waitUntil(async () => (await readyz()).status === "ready", "rest");
    expect(alerts.texts).toHaveLength(1);
    expect(failures(), "said once, however often it was tried").toBe(1);
  });
});
