import { expect, it } from "vitest";
import { waitUntil } from "../support/process.ts";
import type { Behaviour } from "../support/scripted-smtp.ts";
import { post, tally } from "./load.ts";
import { describeStores, report } from "./stores.ts";

const steps = ["connect", "mail", "rcpt", "data"] as const;
const refusals = steps.flatMap((at): Behaviour[] => [
  { kind: "refuse", status: at === "connect" ? 421 : 451, at },
  { kind: "refuse", status: at === "connect" ? 554 : 550, at },
]);
const behaviours: Behaviour[] = [...refusals, { kind: "silent in data" }];

await describeStores("refused by the mail server", (setUp, name) => {
  it("is tried again after 4xx and 5xx at each step, and after a silence", async () => {
    const { smtp, start } = await setUp();
    await using site = await start({ SMTP_URL: `${smtp.url}?socketTimeout=500` });
    const ids: string[] = [];
    for (const behaviour of behaviours) {
      smtp.behave(behaviour);
      const before = smtp.refused();
      const { status, id } = await post(site.url);
      expect(status).toBe(200);
      ids.push(id);
      await waitUntil(() => smtp.refused() > before, 15_000, JSON.stringify(behaviour));
    }
    smtp.behave({ kind: "take" });
    const figures = await tally(ids, smtp);
    report(`4xx, 5xx and silence, ${name}`, figures);
    expect(figures).toMatchObject({ lost: 0, twice: 0 });
  });
});
