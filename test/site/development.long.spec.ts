import { cpSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { expect, test } from "@playwright/test";
import { contentFolder } from "../../site/content/folder.ts";
import { filled } from "../browser/appointment-form.ts";
import { content, paths } from "../clinic-under-test.ts";
import { end, freePort, type Started, start, temporaryFolder } from "../support/process.ts";
import { postRequest } from "../support/typed-request.ts";

const notFoundPage = content.pages["not-found"];
const root = resolve(import.meta.dirname, "../..");
const vite = join(
  dirname(createRequire(import.meta.url).resolve("vite/package.json")),
  "bin/vite.js",
);
/** Only the server renders it. */
const STATIC_FILE = join(root, "site/components/Statement.tsx");
/** Exists during one test only. */
const NEW_SHEET = join(root, "site/components/sheet-of-a-test.css");
const LIVING_FILE = join(root, "site/components/appointment-form/AppointmentForm.island.tsx");

test.describe("development", () => {
  // One server for all of them.
  test.describe.configure({ mode: "default" });
  /** A copy of the clinic, to be edited. */
  const clinic = join(temporaryFolder("clinic"), "content");
  const aboutFile = join(clinic, "pages/about.yaml");
  let started: Started;
  let url: string;
  const times = statSync(STATIC_FILE);

  test.beforeAll(async () => {
    cpSync(contentFolder, clinic, { recursive: true });
    const port = String(await freePort());
    const env = {
      ...process.env,
      NODE_ENV: "",
      PORT: port,
      CONTENT: clinic,
      DATA_DIR: temporaryFolder("development"),
    };
    const command = [process.execPath, vite, "--port", port, "--strictPort"];
    started = await start(command, { env, cwd: root, readyWords: port });
    url = `http://127.0.0.1:${port}`;
  });
  test.afterAll(async () => {
    utimesSync(STATIC_FILE, times.atime, times.mtime);
    rmSync(NEW_SHEET, { force: true });
    if (started) await end(started.process, "SIGTERM");
  });

  test("renders pages, and answers 404 to an unknown address", async () => {
    const home = await fetch(url);
    expect(home.status).toBe(200);
    expect(await home.text()).toMatch(/<h1[\s>]/);
    const unknown = await fetch(`${url}/nope`);
    expect(unknown.status).toBe(404);
    expect(await unknown.text()).toContain(notFoundPage.heading);
  });

  test("shows a page in a browser with its styles, and without an error", async ({ page }) => {
    await page.goto(url);
    await expect(page.locator("vite-error-overlay")).toHaveCount(0);
    await expect(page.locator(".site-header")).toHaveCSS("position", "sticky");
  });

  test("makes the files that a build writes beside the pages, and those that pages name", async () => {
    expect((await fetch(`${url}/robots.txt`)).status).toBe(200);
    const html = await (await fetch(url + paths.contact)).text();
    const [poster = "/none"] = /\/assets\/map-poster[\w.-]+/.exec(html) ?? [];
    const answer = await fetch(url + poster);
    expect(answer.headers.get("content-type")).toBe("image/svg+xml");
  });

  test("shows a saved word at once", async () => {
    const about = async () => (await fetch(url + paths.about)).text();
    const written = readFileSync(aboutFile, "utf8");
    writeFileSync(aboutFile, written.replace(/^( {2}lead: ).*/m, "$1Quite another lead"));
    expect(await about()).toContain("Quite another lead");
    writeFileSync(aboutFile, written);
    expect(await about()).not.toContain("Quite another lead");
  });

  test("shows a mistake with its line, and the page itself once it is mended", async ({ page }) => {
    const written = readFileSync(aboutFile, "utf8");
    writeFileSync(aboutFile, written.replace(/^( {2})lead: /m, "$1laed: "));
    expect((await page.goto(url + paths.about))?.status()).toBe(500);
    await expect(page.locator("vite-error-overlay")).toContainText(/about\.yaml:\d+ hero\.laed/);
    writeFileSync(aboutFile, written);
    await expect(page.locator("h1")).toBeVisible();
    await expect(page.locator("vite-error-overlay")).toHaveCount(0);
  });

  test("takes a request of the form", async () => {
    expect((await postRequest(url, filled)).status).toBe(200);
  });

  test("reloads the page when a file changes that only the server renders", async ({ page }) => {
    await page.goto(url + paths.about);
    // Vite's client says so once it listens.
    await page.waitForLoadState("networkidle");
    const reloaded = page.waitForEvent("framenavigated", { timeout: 40_000 });
    const now = new Date();
    utimesSync(STATIC_FILE, now, now);
    await reloaded;
    await expect(page.locator("h1")).toBeVisible();
  });

  test("shows a sheet that is new, and no more when it is gone", async ({ page }) => {
    await page.goto(url);
    await page.waitForLoadState("networkidle");
    const header = page.locator(".site-header");
    writeFileSync(NEW_SHEET, ".site-header { outline-offset: 7px }");
    await expect(header).toHaveCSS("outline-offset", "7px");
    rmSync(NEW_SHEET);
    await expect(header).not.toHaveCSS("outline-offset", "7px");
  });

  test("keeps what a visitor typed when a component's file changes", async ({ page }) => {
    await page.goto(url + paths.contact);
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    const name = page.getByRole("main").getByRole("textbox").first();
    await name.fill(filled.firstName);
    await expect(page.locator("[data-island=AppointmentForm][data-awake]")).toBeVisible();
    const updated = page.waitForEvent("console", (said) => said.text().includes("hot updated"));
    const now = new Date();
    utimesSync(LIVING_FILE, now, now);
    await updated;
    await expect(name).toHaveValue(filled.firstName);
    expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
  });
});
