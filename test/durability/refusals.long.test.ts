import { expect, it } from "vitest";
import { waitUntil } from "../support/process.ts";
import type { Behaviour } from "../support/scripted-smtp.ts";
import { post, tally } from "./load.ts";
import { describeStores } from "./stores.ts";

const steps = ["connect", "mail", "rcpt", "data"] as const;
const refusals = steps.flatMap((at): Behaviour[] => [
  { kind: "reject", status: at === "connect" ? 421 : 451, at },
  { kind: "reject", status: at === "connect" ? 554 : 550, at },
]);
const hang: Behaviour = { kind: "hang after data" };
/** The mailer is the same for both stores, and a store sees only that an attempt failed. */
const behaviours = { SQLite: [...refusals, hang], PostgreSQL: [...refusals.slice(-2), hang] };

await describeStores("a mail server that rejects", (setUp, name) => {
  it("gets retries after 4xx and 5xx, and after a timeout", async () => {
    const { smtp, start } = await setUp();
    await using site = await start({ SMTP_URL: `${smtp.url}?socketTimeout=500` });
    const ids: string[] = [];
    for (const behaviour of behaviours[name]) {
      smtp.behave(behaviour);
      const before = smtp.rejections();
      const { status, id } = await post(site.url);
      expect(status).toBe(200);
      ids.push(id);
      await waitUntil(() => smtp.rejections() > before, JSON.stringify(behaviour));
    }
    smtp.behave({ kind: "accept" });
    expect(await tally(ids, smtp)).toMatchObject({ lost: 0, duplicates: 0 });
  });
});
