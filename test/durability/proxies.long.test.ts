import { createServer } from "node:http";
import { expect, it } from "vitest";
import { listenOnLoopback } from "../support/loopback.ts";
import { freePort, skipWithout, waitUntil } from "../support/process.ts";
import { holdsUnderLoad } from "./holds-under-load.ts";
import { startCaddy } from "./proxy-servers.ts";
import { describeStores } from "./stores.ts";

await describeStores(
  "behind Caddy",
  (setUp) => {
    it("loses no acknowledged request while one machine restarts three times, and holds most POSTs meanwhile", async ({
      skip,
    }) => {
      const { smtp, start } = await setUp();
      const env = { PORT: String(await freePort()), TRUST_PROXY: "1" };
      const proxy = await startCaddy(Number(env.PORT)).catch(skipWithout(skip));
      let site = await start(env);
      await holdsUnderLoad(proxy, smtp, async () => {
        await site.stop();
        site = await start(env);
      });
      await site.stop();
    });
  },
  "SQLite",
);

it("Caddy takes no program that answers everything with 200 for the site, and says what to do", async ({
  skip,
}) => {
  const other = createServer((_request, response) => response.end("hello"));
  const { port } = new URL(await listenOnLoopback(other));
  const proxy = await startCaddy(Number(port)).catch(skipWithout(skip));
  // Until the first check Caddy takes it for healthy.
  await waitUntil(async () => (await fetch(proxy.url)).status === 503, "a refusal");
  const refusal = await fetch(proxy.url);
  expect(Object.fromEntries(refusal.headers)).toMatchObject({
    "retry-after": "60",
    "cache-control": "no-store",
    "content-type": "text/html; charset=utf-8",
  });
  expect(await refusal.text()).toMatch(/<title>.+<p>/);
  await proxy.stop();
  other.close();
});
