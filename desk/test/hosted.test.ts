import { createServer } from "node:http";
import type { BrowserContext } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { runCaddy } from "../../test/durability/proxy-servers.ts";
import { launchChromium } from "../../test/support/chromium.ts";
import { listenOnLoopback } from "../../test/support/loopback.ts";
import { freePort } from "../../test/support/process.ts";
import { readDeskSettings } from "../server/desk-settings.ts";
import { keyIn } from "./ask-desk.ts";
import { makeClinic, type RunningDesk, startDesk } from "./clinic.ts";

const SECRET = "s".repeat(32);
const EMAIL = "ana@clinic.test";

/** Answers as oauth2-proxy does: who has its cookie is signed in, who has not gets one by its page. */
const signIn = createServer(({ url = "", headers }, response) => {
  if (url.startsWith("/oauth2/start")) {
    const { searchParams } = new URL(url, "http://account");
    const location = searchParams.get("rd") ?? "/";
    return void response.writeHead(302, { location, "set-cookie": "_oauth2=ana; Path=/" }).end();
  }
  const isKnown = headers.cookie?.includes("_oauth2=ana");
  response.writeHead(isKnown ? 202 : 401, isKnown ? { "x-auth-request-email": EMAIL } : {}).end();
});

const [port, siteFront, plainPort] = [await freePort(), await freePort(), await freePort()];
const address = `https://localhost:${port}`;
const siteAddress = `http://localhost:${siteFront}`;
/** Says that it is alive, as Caddy asks of the website. */
const site = createServer((_, response) => response.end("the website, alive"));
let desk: RunningDesk;
let stop: () => Promise<unknown>;
let context: BrowserContext;

const portOf = (address: string) => Number(new URL(address).port);

beforeAll(async () => {
  desk = await startDesk(makeClinic(), { DESK_URL: address, DESK_PROXY_SECRET: SECRET });
  const sitePort = portOf(await listenOnLoopback(site));
  const signInPort = portOf(await listenOnLoopback(signIn));
  // Under a certificate of its own making.
  const options = "skip_install_trust\nlocal_certs\nauto_https disable_redirects";
  stop = await runCaddy(
    "desk.Caddyfile",
    { port, plainPort, options },
    {
      DESK_URL: address,
      DESK_PROXY_SECRET: SECRET,
      DESK_SIGN_IN: `127.0.0.1:${signInPort}`,
      DESK_UPSTREAM: `127.0.0.1:${portOf(desk.address)}`,
      SITE_URL: siteAddress,
      UPSTREAMS: `127.0.0.1:${sitePort}`,
      REDIRECT_FROM: `http://127.0.0.1:${siteFront}`,
    },
  );
  const browser = await launchChromium();
  context = await browser.newContext({
    ignoreHTTPSErrors: true,
    // What a visitor says of themselves is not believed.
    extraHTTPHeaders: { "x-forwarded-user": "mallory", "x-auth-request-email": "mallory" },
  });
});
afterAll(async () => {
  await context.browser()?.close();
  await stop();
  await desk.end();
  site.close();
  signIn.close();
});

it.each(["/", "/desk", "/desk/api/draft", "/@vite/client"])(
  "rejects a request for %s without a sign-in, and one that bypasses the proxy",
  async (path) => {
    const answer = await context.request.get(address + path, { maxRedirects: 0 });
    expect(answer.status()).toBe(302);
    expect(answer.headers().location).toMatch(/^\/oauth2\/start/);
    expect((await fetch(desk.address + path)).status).toBe(403);
  },
);

it("has nothing of the desk at the website's address, signed in or not", async () => {
  const answer = await fetch(`${siteAddress}/desk`);
  expect(await answer.text()).toBe("the website, alive");
});

it("accepts a person who signed in, under the name of that account only", async () => {
  const page = await context.request.get(`${address}/desk`);
  const headers = { "x-desk-key": keyIn(await page.text()) };
  const draft = await context.request.get(`${address}/desk/api/draft`, { headers });
  expect(await draft.json()).toMatchObject({ person: EMAIL });
});

it.each([
  ["an address that is not https", { DESK_URL: "http://desk.example.ca" }],
  ["a path", { DESK_URL: "https://example.ca/desk" }],
  ["a slash at the end of its address", { DESK_URL: "https://desk.example.ca/" }],
  ["no address", { DESK_URL: "desk.example.ca" }],
  ["the website's own address", { SITE_URL: "https://desk.example.ca" }],
  ["no secret", { DESK_PROXY_SECRET: "" }],
  ["a secret that can be guessed", { DESK_PROXY_SECRET: "secret" }],
  ["a door to others and no address", { DESK_URL: "", DESK_HOST: "0.0.0.0" }],
])("does not start on a server with %s", (_, settings) => {
  const whole = { DESK_URL: "https://desk.example.ca", DESK_PROXY_SECRET: SECRET };
  expect(() => readDeskSettings(whole)).not.toThrow();
  expect(() => readDeskSettings({ ...whole, ...settings })).toThrow(/DESK_/);
});
