import { connect } from "node:net";
import { pino } from "pino";
import { afterEach, expect, it } from "vitest";
import { defaultPublicKey } from "../contract/appointment-request.ts";
import { listenOnLoopback } from "../test/support/loopback.ts";
import { temporaryFolder } from "../test/support/process.ts";
import { get } from "../test/support/raw-http.ts";
import { writeSiteFixture } from "../test/support/site-fixture.ts";
import { postRequest } from "../test/support/typed-request.ts";
import { loadBuild } from "./load-build.ts";
import { createWebsite } from "./website.ts";

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** The whole server in this process, on a small site; `logs` grows as it logs. */
async function start(environment: Record<string, string> = {}, builtWith = {}) {
  const dist = temporaryFolder("site-dist");
  await writeSiteFixture(dist, builtWith);
  const settings = { DATA_DIR: temporaryFolder("site-data"), ...environment };
  const logs: { msg: string }[] = [];
  const log = pino({}, { write: (line: string) => void logs.push(JSON.parse(line)) });
  const { server, functions } = await createWebsite(loadBuild(dist, settings), log);
  const url = await listenOnLoopback(server);
  closing.push(async () => {
    server.closeAllConnections();
    server.close();
    await functions.close(0);
  });
  const readiness = async () => (await fetch(`${url}/readyz`)).json();
  const post = (headers: Record<string, string> = {}) => postRequest(url, undefined, headers);
  return { url, logs, readiness, post };
}

it("ends a connection whose client asks for it by its old name", async () => {
  const { url } = await start();
  const socket = connect(Number(new URL(url).port), "127.0.0.1").resume();
  const isEnded = new Promise((resolve) => socket.once("end", () => resolve("ended")));
  socket.write(get("/about", "Proxy-Connection: close"));
  expect(await isEnded).toBe("ended");
  socket.destroy();
});

it("takes honest requests while worthless ones come from everywhere", async () => {
  const { post, readiness } = await start({ RATE_LIMIT_PER_MINUTE: "2", TRUST_PROXY: "1" });
  for (let sent = 0; sent < 150; sent++) {
    const from = `2001:db8:1:${(sent % 50).toString(16)}::1`;
    const answer = await post({ "x-forwarded-for": from, "content-type": "text/plain" });
    expect(answer.status).toBe(415);
  }
  expect((await post({ "x-forwarded-for": "198.51.100.7" })).status).toBe(200);
  expect(await readiness()).toMatchObject({ status: "ready" });
});

it("wants attention while the limit of all together is used up, and takes the first of an address", async () => {
  const { post, readiness } = await start({ RATE_LIMIT_PER_MINUTE: "1", TRUST_PROXY: "1" });
  for (let sent = 0; sent < 50; sent++) {
    expect((await post({ "x-forwarded-for": `203.0.113.${sent}` })).status).toBe(200);
  }
  expect(await readiness()).toMatchObject({ status: "attention", isLimitUsedUp: true });
  expect((await post({ "x-forwarded-for": "198.51.100.7" })).status).toBe(200);
});

it("tells how much waits to the machine it runs on and not to the public", async () => {
  const { url, readiness } = await start();
  expect(await readiness()).toMatchObject({ status: "ready", waiting: 0, failed: 0 });
  const proxied = await fetch(`${url}/readyz`, { headers: { "x-forwarded-for": "203.0.113.9" } });
  expect(await proxied.json()).toEqual({ status: "ready", store: "writable" });
});

it("takes a post of its own page though the proxy does not pass Host on, and says so once", async () => {
  const { post, logs } = await start({ SITE_URL: "https://www.clinic.test" });
  const origin = "https://www.clinic.test";
  expect((await post({ origin })).status).toBe(200);
  expect((await post({ origin })).status).toBe(200);
  expect(logs.filter(({ msg }) => msg.includes("Host"))).toHaveLength(1);
});

it("takes a post that the browser calls its own page's, whatever SITE_URL says", async () => {
  const { post, logs } = await start();
  const headers = { origin: "https://clinic.test", "sec-fetch-site": "same-origin" };
  expect((await post(headers)).status).toBe(200);
  expect((await post({ ...headers, "sec-fetch-site": "cross-site" })).status).toBe(403);
  expect(logs.filter(({ msg }) => msg.includes("Host"))).toHaveLength(1);
});

it("says nothing of Host when another site posts here", async () => {
  const SITE_URL = "https://www.clinic.test";
  const { post, logs } = await start({ SITE_URL }, { SITE_URL });
  await post({ origin: "https://evil.example" });
  await post({ origin: "https://www.clinic.test", "sec-fetch-site": "cross-site" });
  expect(logs).toEqual([]);
});

it("says once that X-Forwarded-For arrives and is not believed", async () => {
  const { post, logs } = await start();
  for (const from of ["203.0.113.1", "203.0.113.2"]) await post({ "x-forwarded-for": from });
  expect(logs.filter(({ msg }) => msg.includes("TRUST_PROXY"))).toHaveLength(1);
  const trusting = await start({ TRUST_PROXY: "1" });
  await trusting.post({ "x-forwarded-for": "203.0.113.1" });
  expect(trusting.logs).toEqual([]);
});

it("says once that fewer proxies stand in front than are believed", async () => {
  const { post, logs } = await start({ TRUST_PROXY: "2" });
  await post({ "x-forwarded-for": "203.0.113.1, 10.0.0.1" });
  expect(logs).toEqual([]);
  for (let sent = 0; sent < 2; sent++) await post({ "x-forwarded-for": "203.0.113.1" });
  await post();
  expect(logs.filter(({ msg }) => msg.includes("TRUST_PROXY"))).toHaveLength(1);
});

it.each([
  ["another", "one"],
  ["another", ""],
  ["", "one"],
])("does not start with the key %o where its pages carry %o", async (set, built) => {
  const starting = start({ PUBLIC_ANON_KEY: set }, { PUBLIC_ANON_KEY: built });
  await expect(starting).rejects.toThrow(/^PUBLIC_ANON_KEY: [^\n]+npm run build/);
});

it("starts with the key that its pages carry", async () => {
  const { post } = await start({ PUBLIC_ANON_KEY: "one" }, { PUBLIC_ANON_KEY: "one" });
  expect((await post({ apikey: "one" })).status).toBe(200);
  await start({ PUBLIC_ANON_KEY: defaultPublicKey });
  await start({}, { PUBLIC_ANON_KEY: defaultPublicKey });
});

it("says that its pages name another address, and wants attention", async () => {
  const SITE_URL = "https://www.clinic.test";
  const { logs, readiness } = await start({ SITE_URL });
  expect(logs.map(({ msg }) => msg)).toEqual([expect.stringMatching(/^SITE_URL: .*npm run build/)]);
  expect(await readiness()).toMatchObject({ status: "attention", isBuiltForOtherUrl: true });
  for (const set of [SITE_URL, `${SITE_URL}/`, "HTTPS://WWW.clinic.test:443"]) {
    const same = await start({ SITE_URL: set }, { SITE_URL });
    expect(same.logs).toEqual([]);
    expect(await same.readiness()).toMatchObject({ status: "ready" });
  }
});

it("does not start at a public address without a mail server", async () => {
  await expect(start({ SITE_URL: "https://www.clinic.ca" })).rejects.toThrow(/^SMTP_URL: [^\n]+$/);
});
