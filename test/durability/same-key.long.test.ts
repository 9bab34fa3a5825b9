import { expect, it } from "vitest";
import { newKey, post, tally } from "./load.ts";
import { describeStores } from "./stores.ts";

await describeStores("requests with the same key", (setUp) => {
  it("cause one mail: concurrently, after the delivery and after a restart", async () => {
    const { smtp, start } = await setUp();
    const key = newKey();
    const first = await start();
    const atOnce = await Promise.all(
      Array.from({ length: 5 }, () => postUntilStored(first.url, key)),
    );
    const [id = ""] = atOnce.map((answer) => answer.id);
    await tally([id], smtp);
    const afterDelivery = await postUntilStored(first.url, key);
    await first.stop();
    await using second = await start();
    const afterRestart = await postUntilStored(second.url, key);
    const all = [...atOnce, afterDelivery, afterRestart];
    expect(all.map(({ status, id }) => ({ status, id }))).toEqual(
      all.map(() => ({ status: 200, id })),
    );
    expect(await tally([id], smtp)).toEqual({ accepted: 1, lost: 0, duplicates: 0 });
  });
});

/** Sends the request again while the store is too busy to answer in time, as a visitor would. */
async function postUntilStored(url: string, key: string) {
  let answer = await post(url, key);
  while (answer.status === 503) answer = await post(url, key);
  return answer;
}
