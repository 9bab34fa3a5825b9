import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { findings } from "../accessibility/axe.ts";
import { launchChromium } from "../support/chromium.ts";
import { freePort } from "../support/process.ts";
import { type Site, startSite } from "../support/site.ts";
import { makeClinic, type RunningDesk, startDesk } from "./clinic.ts";
import { releaseContent } from "./release-content.ts";

const SLOW_MACHINE_MS = 90_000;
const clinic = makeClinic();
const port = await freePort();
const secret = "a".repeat(32);
mkdirSync("test/output", { recursive: true });
const home = mkdtempSync("test/output/publishing-");
const dist = resolve(home, "dist");
const release = `DIST=${dist} PORT=${port} ${process.execPath} deploy/release/release.ts`;

let desk: RunningDesk;
let site: Site;
let browser: Browser;
let ana: Page;
let ben: Page;

beforeAll(async () => {
  await releaseContent(release, join(clinic.folder, "content"));
  site = await startSite({ dist, env: { PORT: String(port) } });
  desk = await startDesk(clinic, {
    DESK_PROXY_SECRET: secret,
    DESK_PERSON_HEADER: "X-Person",
    DESK_LIVE: site.url,
    DESK_RELEASE: release,
  });
  browser = await launchChromium();
  ana = await openDesk("Ana");
  ben = await openDesk("Ben");
});
afterAll(async () => {
  await browser.close();
  await desk.end();
  await site.stop();
  rmSync(home, { recursive: true });
});

async function openDesk(name: string): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width: 1440, height: 900 },
    extraHTTPHeaders: { "x-desk-proxy": secret, "x-person": name },
  });
  page.setDefaultTimeout(SLOW_MACHINE_MS);
  await page.goto(`${desk.address}/desk`);
  return page;
}

/** As the desk's forms do. */
function save(page: Page, file: string, path: (string | number)[], after: string): Promise<number> {
  return page.evaluate(
    async ([file, path, after]) => {
      const key = document.querySelector<HTMLMetaElement>("meta[name=desk-key]")?.content;
      const headers = { "x-desk-key": key ?? "", "content-type": "application/json" };
      const draft = await (await fetch("/desk/api/draft", { headers })).json();
      const { data } = draft.files.find((one: { name: string }) => one.name === file);
      const before = path.reduce((part, name) => part?.[name], data);
      const body = JSON.stringify({ edits: [{ file, path, before, after }] });
      return (await fetch("/desk/api/save", { method: "POST", headers, body })).status;
    },
    [file, path, after] as const,
  );
}

/** A second press would close it. */
async function open(page: Page, panel: "Changes" | "Publish" | "History") {
  const tab = page.getByRole("button", { name: panel, exact: true });
  if ((await tab.getAttribute("aria-pressed")) !== "true") await tab.click();
}
const beside = (page: Page) => page.getByRole("region", { name: "The desk", exact: true });
const liveText = async (path = "/") => (await fetch(site.url + path)).text();
const publishedHead = () => clinic.git("ls-remote", clinic.origin, "main").slice(0, 40);

it("lists what two people have changed, with who, before and after", async () => {
  expect(await save(ana, "promotion", ["close"], "Shut")).toBe(200);
  expect(await save(ben, "promotion", ["action"], "Walk right in")).toBe(200);
  await open(ana, "Changes");
  const panel = beside(ana);
  await panel.getByText("Walk right in").waitFor();
  const changes = panel.getByRole("listitem");
  expect(await changes.nth(0).innerText()).toMatch(/Walk right in[\s\S]*Ben,/);
  expect(await changes.nth(1).innerText()).toMatch(/Shut[\s\S]*Ana,/);
});

it("puts one change back, the other untouched, and takes that back, too", async () => {
  const panel = beside(ana);
  await panel.getByRole("button", { name: /^Put back: .*Button$/ }).click();
  await panel.getByText("Put back.", { exact: true }).waitFor();
  expect(clinic.read("promotion.yaml")).not.toContain("Walk right in");
  expect(clinic.read("promotion.yaml")).toContain("close: Shut");
  await panel.getByRole("button", { name: "Undo" }).press("Enter");
  await panel.getByText("Undone.").waitFor();
  expect(clinic.read("promotion.yaml")).toContain("action: Walk right in");
});

it("publishes one of two until the live address shows it, in its author’s name", async () => {
  const started = Date.now();
  await open(ana, "Publish");
  const panel = beside(ana);
  await panel.getByRole("checkbox", { name: "Button", exact: true }).uncheck();
  await panel.getByRole("button", { name: "Publish 1 change" }).click();
  await panel.getByText(/^Step 3 of 5: Building/).waitFor();
  await panel.getByText(new RegExp(`^Live at 127.0.0.1:${port} .*, \\d\\d:\\d\\d$`)).waitFor();
  console.info(`From Publish to live: ${Math.round((Date.now() - started) / 1000)} s`);
  expect(await liveText()).toContain(">Shut</");
  expect(await liveText()).not.toContain("Walk right in");
  expect(clinic.git("log", "-1", "--format=%an", "origin/main")).toBe("Ana\n");
  expect(clinic.read("promotion.yaml")).toContain("action: Walk right in");
  await panel.getByRole("button", { name: "Publish 1 change" }).waitFor();
});

it("stops in the middle, with everything as it was", async () => {
  const before = publishedHead();
  const panel = beside(ana);
  await panel.getByRole("button", { name: "Publish 1 change" }).click();
  await panel.getByText(/^Step 3 of 5: Building/).waitFor();
  await panel.getByRole("button", { name: "Stop" }).click();
  await panel.getByText("Stopped. Nothing is published").waitFor();
  expect(publishedHead()).toBe(before);
  expect(await liveText()).not.toContain("Walk right in");
});

it("lets a publication wait for its hour, and cancels it", async () => {
  await open(ana, "Publish");
  const panel = beside(ana);
  await panel.getByRole("button", { name: "At a set time …" }).click();
  await panel.getByLabel("Day and time").fill("2099-08-01T09:00");
  await panel.getByRole("button", { name: "Publish then" }).click();
  await panel.getByText("Waits until Aug 1, 2099, 09:00").waitFor();
  await panel.getByRole("button", { name: "Cancel it" }).click();
  await panel.getByRole("button", { name: "At a set time …" }).waitFor();
});

it("puts a publication back from the history, on top of what was changed since", async () => {
  await open(ana, "History");
  const panel = beside(ana);
  await panel.getByText("Change Pop-up").click();
  await panel.getByRole("button", { name: "Put this back" }).click();
  await panel.getByRole("button", { name: "Publish this" }).click();
  await panel.getByText(/^Live at /).waitFor();
  expect(await liveText()).not.toContain(">Shut</");
  expect(clinic.read("promotion.yaml")).toContain("action: Walk right in");
});

it.each(["Changes", "Publish", "History"] as const)(
  "has no mistake that axe knows in %s, on a desktop and on a phone",
  async (name) => {
    for (const width of [1440, 390]) {
      await ana.setViewportSize({ width, height: 844 });
      await open(ana, name);
      await beside(ana)
        .getByText(/Walk right in|Begin/)
        .first()
        .waitFor();
      expect(await findings(ana, { within: ".beside" })).toEqual([]);
      await ana.screenshot({ path: `test/output/publishing-${name}-${width}.png` });
    }
  },
);
