import { expect, it } from "vitest";
import { mailsOf, newKey, post, tally } from "./load.ts";
import { describeStores, report } from "./stores.ts";

await describeStores("requests with the same key", (setUp, name) => {
  it("cause one mail: concurrently, after the delivery and after a restart", async () => {
    const { smtp, start } = await setUp();
    const key = newKey();
    const first = await start();
    const atOnce = await Promise.all(Array.from({ length: 5 }, () => post(first.url, key)));
    const [id = ""] = atOnce.map((answer) => answer.id);
    await tally([id], smtp);
    const afterDelivery = await post(first.url, key);
    await first.stop();
    await using second = await start();
    const afterRestart = await post(second.url, key);
    const all = [...atOnce, afterDelivery, afterRestart];
    expect(all.map(({ status, id }) => ({ status, id }))).toEqual(
      all.map(() => ({ status: 200, id })),
    );
    const figures = await tally([id], smtp);
    report(`same key, ${name}`, figures, `${all.length} posts`);
    expect(figures).toEqual({ accepted: 1, lost: 0, duplicates: 0 });
  });

  it("cause two mails if the values differ, so that a correction is not lost", async () => {
    const { smtp, start } = await setUp();
    await using site = await start();
    const key = newKey();
    const { id } = await post(site.url, key);
    const corrected = await post(site.url, key, { phone: "+1 416 555 0123" });
    expect(corrected.id).not.toBe(id);
    expect(await tally([id, corrected.id], smtp)).toEqual({ accepted: 2, lost: 0, duplicates: 0 });
    expect(mailsOf(smtp).size).toBe(2);
  });
});
