import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { findings } from "../../test/accessibility/axe.ts";
import { launchChromium } from "../../test/support/chromium.ts";
import { makeClinic, type RunningDesk, startDesk } from "./clinic.ts";
import { startLiveSite } from "./live-site.ts";

const SLOW_MACHINE_MS = 200_000;
const clinic = makeClinic();
const secret = "a".repeat(32);

let desk: RunningDesk;
let site: Awaited<ReturnType<typeof startLiveSite>>;
let browser: Browser;
let ana: Page;
let ben: Page;

beforeAll(async () => {
  site = await startLiveSite(clinic);
  desk = await startDesk(clinic, {
    DESK_PROXY_SECRET: secret,
    DESK_PERSON_HEADER: "X-Person",
    ...site.settings,
  });
  browser = await launchChromium();
  ana = await openDesk("Ana");
  ben = await openDesk("Ben");
});
afterAll(async () => {
  await browser.close();
  await desk.end();
  await site.stop();
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

const open = (page: Page, panel: "Publish" | "History") =>
  page.getByRole("button", { name: panel, exact: true }).click();
const beside = (page: Page) => page.getByRole("region", { name: "The desk", exact: true });
const liveText = () => site.text();
/** Of the panel that is open, on a desktop and on a phone. */
async function expectAccessible(state: string): Promise<void> {
  for (const width of [390, 1440]) {
    await ana.setViewportSize({ width, height: 844 });
    await ana.screenshot({ path: `test/output/publishing-${state}-${width}.png` });
    expect(await findings(ana, { within: ".beside" })).toEqual([]);
  }
}
const publishedHead = () => clinic.git("ls-remote", clinic.origin, "main").slice(0, 40);

it("lists what two people have changed, with who, before and after", async () => {
  expect(await save(ana, "promotion", ["close"], "Shut")).toBe(200);
  expect(await save(ben, "promotion", ["action"], "Walk right in")).toBe(200);
  await open(ana, "Publish");
  const panel = beside(ana);
  await panel.getByText("Walk right in").waitFor();
  const changes = panel.getByRole("listitem");
  expect(await changes.nth(0).innerText()).toMatch(/Walk right in[\s\S]*Ben,/);
  expect(await changes.nth(1).innerText()).toMatch(/Shut[\s\S]*Ana,/);
  await expectAccessible("changes");
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
  await expectAccessible("undone");
});

it("publishes one of two until the live address shows it, in its author’s name", async () => {
  const started = Date.now();
  await open(ana, "Publish");
  const panel = beside(ana);
  await panel.getByRole("checkbox", { name: "Button", exact: true }).uncheck();
  await panel.getByRole("button", { name: "Publish 1 change" }).click();
  await panel.getByText(/^Step 3 of 5: Building/).waitFor();
  await panel.getByText(new RegExp(`^Live at ${site.host} .*, \\d\\d:\\d\\d$`)).waitFor();
  console.info(`From Publish to live: ${Math.round((Date.now() - started) / 1000)} s`);
  expect(await liveText()).toContain(">Shut</");
  expect(await liveText()).not.toContain("Walk right in");
  expect(clinic.git("log", "-1", "--format=%an", "origin/main")).toBe("Ana\n");
  expect(clinic.read("promotion.yaml")).toContain("action: Walk right in");
  await panel.getByRole("button", { name: "Publish 1 change" }).waitFor();
  await expectAccessible("live");
});

it("stops in the middle, with everything as it was", async () => {
  const before = publishedHead();
  const panel = beside(ana);
  await panel.getByRole("button", { name: "Publish 1 change" }).click();
  await panel.getByText(/^Step 3 of 5: Building/).waitFor();
  expect(await findings(ana, { within: ".beside" })).toEqual([]);
  await panel.getByRole("button", { name: "Stop" }).press("Enter");
  await panel.getByText("Stopped. Nothing is published").waitFor();
  expect(publishedHead()).toBe(before);
  expect(await liveText()).not.toContain("Walk right in");
});

it("lets a publication wait for its hour, and cancels it", async () => {
  await open(ana, "Publish");
  const panel = beside(ana);
  await panel.getByRole("button", { name: "At a set time …" }).click();
  await panel.getByLabel("Day and time").fill("1999-08-01T09:00");
  await panel.getByRole("button", { name: "Publish then" }).click();
  await panel.getByRole("alert").getByText("That hour is over.").waitFor();
  await panel.getByLabel("Day and time").fill("2099-08-01T09:00");
  await panel.getByRole("button", { name: "Publish then" }).click();
  await panel.getByText("Waits until Aug 1, 2099, 09:00").waitFor();
  await panel.getByRole("status").getByText("It waits for its hour.").waitFor();
  await expectAccessible("waiting");
  await panel.getByRole("button", { name: "Cancel it" }).click();
  await panel.getByRole("button", { name: "At a set time …" }).waitFor();
});

it("puts a publication back from the history, on top of what was changed since", async () => {
  await open(ana, "History");
  const panel = beside(ana);
  await panel.getByText("Change Pop-up").click();
  await panel.getByRole("button", { name: "Put this back" }).waitFor();
  await expectAccessible("history");
  await panel.getByRole("button", { name: "Put this back" }).click();
  await panel.getByText("It is put back in your draft.").waitFor();
  await panel.getByRole("button", { name: "Publish 1 change" }).click();
  await panel.getByText(/^Step 5 of 5/).waitFor();
  await panel.getByText(/^Live at /).waitFor();
  await open(ana, "History");
  await panel.getByText("Put back: Change Pop-up").waitFor();
  expect(await liveText()).not.toContain(">Shut</");
  expect(clinic.read("promotion.yaml")).toContain("action: Walk right in");
});
