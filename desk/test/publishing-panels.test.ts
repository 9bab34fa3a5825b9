import { cpSync, mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { dist as built } from "../../site/render/dist.ts";
import { findings } from "../../test/accessibility/axe.ts";
import { launchChromium } from "../../test/support/chromium.ts";
import { type Site, startSite } from "../../test/support/site.ts";
import { makeClinic, type RunningDesk, startDesk } from "./clinic.ts";

const SLOW_MACHINE_MS = 200_000;
/** Two builds of the whole site, on a busy machine. */
const PUBLISHED = { timeout: 500_000 };
const clinic = makeClinic();
const secret = "a".repeat(32);

let desk: RunningDesk;
let site: Site;
let home = "";
let browser: Browser;
let ana: Page;
let ben: Page;

beforeAll(async () => {
  // The website as visitors see it, as `npm test` has built it.
  mkdirSync("test/output", { recursive: true });
  home = mkdtempSync("test/output/publishing-");
  const dist = resolve(home, "dist");
  cpSync(realpathSync(built), dist, { recursive: true });
  site = await startSite({ dist });
  desk = await startDesk(clinic, { DESK_PROXY_SECRET: secret, DATA_DIR: site.dataDir });
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
    extraHTTPHeaders: { "x-desk-proxy": secret, "x-forwarded-user": name },
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
      const headers = { "x-desk-key": key ?? "" };
      const draft = await (await fetch("/desk/api/draft", { headers })).json();
      const { data } = draft.files.find((one: { name: string }) => one.name === file);
      const before = path.reduce((part, name) => part?.[name], data);
      const body = JSON.stringify({ file, path, before, after });
      return (await fetch("/desk/api/save", { method: "POST", headers, body })).status;
    },
    [file, path, after] as const,
  );
}

const open = (page: Page, panel: "Publish" | "History") =>
  page.getByRole("button", { name: panel, exact: true }).click();
const beside = (page: Page) => page.getByRole("region", { name: "The desk", exact: true });
const liveText = async () => (await fetch(site.url)).text();
/** Of the panel that is open, on a desktop and on a phone. */
async function expectAccessible(): Promise<void> {
  for (const width of [1440, 390]) {
    await ana.setViewportSize({ width, height: 844 });
    expect(await findings(ana, { within: ".panel" })).toEqual([]);
  }
}

it("lists what two people changed, before and after", async () => {
  expect(await save(ana, "promotion", ["close"], "Shut")).toBe(200);
  expect(await save(ben, "testimonials", ["items", 0, "name"], "Walter R.")).toBe(200);
  await open(ana, "Publish");
  const panel = beside(ana);
  await panel.getByText(/→ “Shut”/).waitFor();
  await panel.getByText(/→ “Walter R.”/).waitFor();
  await expectAccessible();
});

it("puts one change back and keeps the other", async () => {
  const panel = beside(ana);
  await panel.getByRole("button", { name: /^Put back: Reviews: Name, “Walter R\.”$/ }).click();
  await panel
    .getByText("It is put back in your draft. Visitors see it once you publish.")
    .waitFor();
  expect(clinic.read("testimonials.yaml")).not.toContain("Walter R.");
  expect(clinic.read("promotion.yaml")).toContain("close: Shut");
});

it("publishes all of it until the live address shows it, in its author’s name", async () => {
  const panel = beside(ana);
  const pressed = Promise.withResolvers<void>();
  await ana.route("**/desk/api/publishing/publish", async (route) => {
    await pressed.promise;
    await route.continue();
  });
  await panel.getByRole("button", { name: "Publish 1 change" }).click();
  await panel.getByRole("button", { name: "One moment …" }).waitFor();
  expect(await panel.getByText(/^Step /).count(), "nothing has arrived yet").toBe(0);
  pressed.resolve();
  // In a second window a poll gets no answer.
  await open(ben, "History");
  await ben.getByRole("button", { name: "Publishing …" }).waitFor();
  await ben.route("**/desk/api/publishing", () => undefined, { times: 1 });
  await panel.getByText(/^Step 3 of 5: Building/).waitFor();
  expect(await findings(ana, { within: ".panel" })).toEqual([]);
  await open(ana, "History");
  await ana.getByRole("button", { name: "Publishing …" }).waitFor();
  await panel.getByText("Nothing was published at the desk yet.").waitFor();
  await panel
    .getByText(new RegExp(`^Live at ${new URL(site.url).host}, \\d\\d:\\d\\d$`))
    .waitFor(PUBLISHED);
  await panel.getByText(/^Change Pop-up/).waitFor();
  await ben.getByRole("button", { name: "Publish", exact: true }).waitFor();
  await open(ana, "Publish");
  expect(await liveText()).toContain(">Shut</");
  expect(clinic.git("log", "-1", "--format=%an", "origin/main")).toBe("Ana\n");
  await panel.getByText("Everything saved is published.").waitFor();
  expect(await panel.getByRole("link", { name: "Your website" }).getAttribute("href")).toMatch(
    new RegExp(`^http://${new URL(site.url).host}`),
  );
  await expectAccessible();
});

it("shows the history while the changes are still read, and puts a change back in the draft", async () => {
  expect(await save(ben, "posts", ["items", 0, "caption"], "A later caption.")).toBe(200);
  const read = Promise.withResolvers<void>();
  await ana.route("**/desk/api/publishing", async (route) => {
    await read.promise;
    await route.continue();
  });
  await ana.reload();
  const panel = beside(ana);
  await open(ana, "History");
  await panel.getByText(/^Change Pop-up/).click();
  await panel.getByText("“Close” → “Shut”").waitFor();
  await expectAccessible();
  await panel.getByRole("button", { name: /^Put back: Pop-up/ }).click();
  await panel.getByText("It is put back in your draft.").waitFor();
  await panel.getByText("Already put back, or changed again since.").waitFor();
  expect(clinic.read("promotion.yaml")).toContain("close: Close");
  expect(clinic.read("posts.yaml")).toContain("A later caption.");
  read.resolve();
  await ana.unroute("**/desk/api/publishing");
  await open(ana, "Publish");
  await panel.getByRole("button", { name: "Publish 2 changes" }).waitFor();
  // The message about the last publication is obsolete.
  expect(await panel.getByText(/^Live at /).count()).toBe(0);
});

it("explains a failure in an owner’s words, and folds git’s own below", async () => {
  renameSync(clinic.origin, `${clinic.origin}.away`);
  const panel = beside(ana);
  await panel.getByRole("button", { name: "Publish 2 changes" }).click();
  await panel.getByText(/^Not published: .* cannot be reached\./).waitFor();
  const git = panel.getByText("does not appear to be a git repository");
  expect(await git.isVisible()).toBe(false);
  await panel.getByText("For whoever looks after the website").click();
  expect(await git.isVisible()).toBe(true);
  await expectAccessible();
  const [inside, outside] = await ana
    .locator(".panel")
    .evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth]);
  expect(inside).toBe(outside);
});
