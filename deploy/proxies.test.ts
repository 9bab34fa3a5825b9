import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { expect, it } from "vitest";
import { needCaddy, startCaddy, startNginx } from "../test/durability/proxy-servers.ts";
import { manyCookies } from "../test/support/many-cookies.ts";
import { freePort, skipWithout } from "../test/support/process.ts";
import { startSite } from "../test/support/site.ts";
import { fixtureBodies } from "../test/support/site-fixture.ts";
import { postRequest } from "../test/support/typed-request.ts";

const addresses = {
  SITE_URL: "https://www.clinic.test",
  REDIRECT_FROM: "https://clinic.test",
  DESK_URL: "https://desk.clinic.test",
};

it.for(Object.entries(addresses))(
  "Caddy refuses %s=%s with a slash or a path at its end",
  async ([name, address], { skip }) => {
    const caddy = await needCaddy().catch(skipWithout(skip));
    const parameters = ["adapt", "--config", "deploy/desk.Caddyfile", "--adapter", "caddyfile"];
    const adapt = (value: string) => {
      const env = { ...process.env, ...addresses, [name]: value };
      return spawnSync(caddy, parameters, { encoding: "utf8", env });
    };
    expect(adapt(address).status).toBe(0);
    for (const end of ["/", "/en"]) {
      const { status, stderr } = adapt(address + end);
      expect([status, stderr]).toEqual([1, expect.stringContaining("only support scheme, host")]);
    }
  },
);

it.for([
  ["Caddy", startCaddy],
  ["nginx", (sitePort: number) => startNginx([sitePort, sitePort])],
] as const)(
  "%s passes the site on, redirects its other name, and answers any other by an error",
  async ([, startProxy], { skip }) => {
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
  },
);

/** The status of an answer to a request for a name that the proxy does not know. */
async function statusFor(host: string, port: number): Promise<number | undefined> {
  const asked = get({ host: "127.0.0.1", port, path: "/readyz", headers: { host } });
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  return answer.statusCode;
}
