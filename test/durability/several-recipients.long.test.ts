import { expect, it } from "vitest";
import { waitUntil } from "../support/process.ts";
import { listenForAlerts } from "./alerts.ts";
import { post } from "./load.ts";
import { describeStores } from "./stores.ts";

const MAIL_TO = "one@clinic.test, Other <other@clinic.test>";

await describeStores("a mail to several recipients", (setUp) => {
  it("is retried for a rejected recipient, sent once to the others, and raises the alarm", async () => {
    const { smtp, start } = await setUp();
    await using alerts = await listenForAlerts();
    await using site = await start({ MAIL_TO, ALERT_URL: alerts.url });
    smtp.behave({ kind: "reject", status: 550, at: "rcpt", to: "other@clinic.test" });
    await post(site.url);
    await waitUntil(() => smtp.received.length === 1, "the first recipient's mail");
    await waitUntil(() => alerts.texts.length > 0, "an alert");
    smtp.behave({ kind: "accept" });
    await waitUntil(() => smtp.received.length === 2, "the other's");
    const [first, second] = smtp.received;
    expect([first?.rcptTo, second?.rcptTo]).toEqual([["one@clinic.test"], ["other@clinic.test"]]);
    expect(second?.messageId).toBe(first?.messageId);
    expect(alerts.texts).toEqual([expect.stringContaining("rejected")]);
  });
});
