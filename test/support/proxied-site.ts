import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { expect, type TestContext } from "vitest";
import type { ProxyServer } from "../durability/proxy-servers.ts";
import { manyCookies } from "./many-cookies.ts";
import { freePort, skipWithout } from "./process.ts";
import { startSite } from "./site.ts";
import { fixtureBodies } from "./site-fixture.ts";
import { postRequest } from "./typed-request.ts";

/** Expects a proxy to pass the site on, to redirect its other name, and to answer any other by an error. */
export async function expectProxiedSite(
  startProxy: (sitePort: number) => Promise<ProxyServer>,
  skip: TestContext["skip"],
): Promise<void> {
  const PORT = String(await freePort());
  const proxy = await startProxy(Number(PORT)).catch(skipWithout(skip));
  await using _site = await startSite({ env: { PORT, TRUST_PROXY: "1" } });
  const page = await fetch(`${proxy.url}/about`);
  expect([page.status, await page.text()]).toEqual([200, fixtureBodies["/about"]]);
  const headers = { cookie: manyCookies };
  expect((await fetch(`${proxy.url}/about`, { headers })).status).toBe(200);
  expect(await (await fetch(`${proxy.url}/readyz`)).json()).toEqual({ status: "ready" });
  expect(await (await postRequest(proxy.url)).json()).toMatchObject({ ok: true });
  const redirect = await fetch(`${proxy.url.replace("127.0.0.1", "localhost")}/about`, {
    redirect: "manual",
  });
  expect([301, 308]).toContain(redirect.status);
  expect(redirect.headers.get("location")).toBe(`${proxy.url}/about`);
  expect(await statusFor("other.test", proxy.plainPort)).toBe(421);
  await proxy.stop();
}

/** The status of an answer to a request for a name that the proxy does not know. */
async function statusFor(host: string, port: number): Promise<number | undefined> {
  const asked = get({ host: "127.0.0.1", port, path: "/readyz", headers: { host } });
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  return answer.statusCode;
}
