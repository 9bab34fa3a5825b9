import { createServer } from "node:http";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { launchChromium } from "../../test/support/chromium.ts";
import { listenOnLoopback } from "../../test/support/loopback.ts";
import { readDeskSettings } from "../server/desk-settings.ts";
import { prepareCaddy } from "./caddy.ts";
import { makeClinic, type RunningDesk, startDesk } from "./clinic.ts";

const SECRET = "s".repeat(32);
const PASSWORD = "correct horse";
const SLOW_MACHINE_MS = 60_000;

const clinic = makeClinic();
const caddy = await prepareCaddy(["ana", "ben"]);
const site = createServer((_, response) => response.end("the website"));
let desk: RunningDesk;
let browser: Browser;
let stop: () => Promise<unknown>;

beforeAll(async () => {
  const settings = { DESK_URL: caddy.address, DESK_PROXY_SECRET: SECRET };
  desk = await startDesk(clinic, settings);
  const ports = {
    deskPort: Number(new URL(desk.address).port),
    sitePort: Number(new URL(await listenOnLoopback(site)).port),
  };
  stop = await caddy.start({ ...ports, secret: SECRET, password: PASSWORD });
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
  await stop();
  await desk.end();
  site.close();
});

async function openAs(username: string, password = PASSWORD): Promise<Page> {
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    httpCredentials: { username, password },
    // What a visitor says of themselves is not believed.
    extraHTTPHeaders: { "x-forwarded-user": "mallory" },
  });
  const page = await context.newPage();
  page.setDefaultTimeout(SLOW_MACHINE_MS);
  return page;
}

it.each(["/", "/desk", "/desk/api/draft", "/@vite/client"])(
  "answers nothing at %s to whoever has not signed in",
  async (path) => {
    const page = await openAs("ana", "wrong");
    const { status, headers } = await page.request
      .get(caddy.address + path)
      .then((answer) => ({ status: answer.status(), headers: answer.headers() }));
    expect(status).toBe(401);
    expect(headers["www-authenticate"]).toMatch(/^Basic/);
    const past = await fetch(desk.address + path);
    expect(past.status).toBe(403);
  },
);

it("lets two people in, shows each what the other saves, and publishes under their names", async () => {
  const [ana, ben] = [await openAs("ana"), await openAs("ben")];
  for (const page of [ana, ben]) {
    await page.goto(caddy.address);
    expect(page.url()).toMatch(/\/desk(#|$)/);
    // No pop-up opens over this page.
    await page.goto("about:blank");
    await page.goto(`${caddy.address}/desk#/about`);
    await page.frameLocator("iframe").locator("html[data-desk-editing]").waitFor();
  }
  await ana.frameLocator("iframe").getByRole("heading", { level: 1 }).click();
  const form = ana.getByRole("form");
  await form.getByRole("textbox").fill("A clinic of *our own*");
  await form.getByRole("button", { name: "Save", exact: true }).click();
  await form.getByText("Saved.", { exact: true }).waitFor();
  // The page reloads by Vite's WebSocket, through the sign-in.
  const heading = ben.frameLocator("iframe").getByRole("heading", { level: 1 });
  await heading.getByText("our own").waitFor();
  await ben.getByRole("button", { name: "Publish", exact: true }).click();
  await ben.getByText(/^ana, /).waitFor();
  await ben.getByRole("button", { name: "Publish 1 change" }).click();
  await ben.getByText(/^Published\./).waitFor();
  expect(clinic.git("log", "-1", "--format=%an", "origin/main").trim()).toBe("ben");
});

it("has nothing of the desk at the website's address", async () => {
  const answer = await fetch(`${caddy.siteAddress}/desk`);
  expect(await answer.text()).toBe("the website");
});

it.each([
  ["an address that is not https", { DESK_URL: "http://desk.example.ca" }],
  ["a path", { DESK_URL: "https://example.ca/desk" }],
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
