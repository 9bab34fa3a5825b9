import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { afterAll, beforeAll, expect, it } from "vitest";
import { launchChromium } from "../../test/support/chromium.ts";
import { listenOnLoopback } from "../../test/support/loopback.ts";
import { keyIn } from "./ask-desk.ts";
import { prepareCaddy } from "./caddy.ts";
import { makeClinic, type RunningDesk, startDesk } from "./clinic.ts";

const SECRET = "s".repeat(32);
const EMAIL = "ana@clinic.test";

/** Answers as oauth2-proxy does: who has its cookie is signed in, who has not gets one by its page. */
const account = createServer(({ url = "", headers }, response) => {
  if (url.startsWith("/oauth2/start")) {
    const { searchParams } = new URL(url, "http://account");
    const location = searchParams.get("rd") ?? "/";
    return void response.writeHead(302, { location, "set-cookie": "_oauth2=ana; Path=/" }).end();
  }
  const isKnown = headers.cookie?.includes("_oauth2=ana");
  response.writeHead(isKnown ? 202 : 401, isKnown ? { "x-auth-request-email": EMAIL } : {}).end();
});

const caddy = await prepareCaddy([]);
let desk: RunningDesk;
let stop: () => Promise<unknown>;

/** What `docs/deploy.md` hands out for the clinic's own accounts, with the ports of this test. */
function sitesOf(accountPort: string, deskPort: string): string {
  const [block = ""] =
    /^handle \/oauth2[\s\S]*?^```$/m.exec(readFileSync("docs/deploy.md", "utf8")) ?? [];
  const here = block
    .replace("```", "")
    .replaceAll("oauth2-proxy:4180", `127.0.0.1:${accountPort}`)
    .replaceAll("desk:4000", `127.0.0.1:${deskPort}`);
  return `{$DESK_URL} {\n${here}\n}`;
}

beforeAll(async () => {
  desk = await startDesk(makeClinic(), { DESK_URL: caddy.address, DESK_PROXY_SECRET: SECRET });
  const { port: deskPort } = new URL(desk.address);
  const { port: accountPort } = new URL(await listenOnLoopback(account));
  const sites = sitesOf(accountPort, deskPort);
  const behind = { deskPort: Number(deskPort), sitePort: 1, secret: SECRET, password: "none" };
  stop = await caddy.start({ ...behind, sites });
});
afterAll(async () => {
  await stop();
  await desk.end();
  account.close();
});

it("lets in whoever has signed in with an account, under that account’s name alone", async () => {
  const browser = await launchChromium();
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    // What a visitor says of themselves is not believed.
    extraHTTPHeaders: { "x-forwarded-user": "mallory", "x-auth-request-email": "mallory" },
  });
  const before = await context.request.get(`${caddy.address}/desk/api/draft`, { maxRedirects: 0 });
  expect(before.status()).toBe(302);
  expect(before.headers().location).toMatch(/^\/oauth2\/start/);
  const page = await context.request.get(`${caddy.address}/desk`);
  const key = keyIn(await page.text());
  expect(key).not.toBe("");
  const draft = await context.request.get(`${caddy.address}/desk/api/draft`, {
    headers: { "x-desk-key": key },
  });
  expect(await draft.json()).toMatchObject({ person: EMAIL });
  await browser.close();
});
