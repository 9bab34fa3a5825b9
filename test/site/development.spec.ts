import { statSync, utimesSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { expect, test } from "@playwright/test";
import { content } from "../../content-model/content.ts";
import { end, freePort, type Started, start, temporaryFolder } from "../support/process.ts";

const notFoundPage = content.pages["not-found"];
const root = resolve(import.meta.dirname, "../..");
const vite = join(
  dirname(createRequire(import.meta.url).resolve("vite/package.json")),
  "bin/vite.js",
);
/** Only the server renders it. */
const STATIC_FILE = join(root, "site/components/statement/Statement.tsx");

test.describe("development", () => {
  // One server for the three of them.
  test.describe.configure({ mode: "default" });
  let started: Started;
  let url: string;
  const times = statSync(STATIC_FILE);

  test.beforeAll(async () => {
    const port = String(await freePort());
    const env = {
      ...process.env,
      NODE_ENV: "",
      PORT: port,
      DATA_DIR: temporaryFolder("development"),
    };
    const command = [process.execPath, vite, "--port", port, "--strictPort"];
    started = await start(command, { env, cwd: root, readyWords: port });
    url = `http://127.0.0.1:${port}`;
  });
  test.afterAll(async () => {
    utimesSync(STATIC_FILE, times.atime, times.mtime);
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

  test("makes the files that a build writes beside the pages", async () => {
    expect((await fetch(`${url}/robots.txt`)).status).toBe(200);
  });

  test("reloads the page when a file changes that only the server renders", async ({ page }) => {
    await page.goto(`${url}/about`);
    // Vite's client says so once it listens.
    await page.waitForLoadState("networkidle");
    const reloaded = page.waitForEvent("framenavigated", { timeout: 40_000 });
    const now = new Date();
    utimesSync(STATIC_FILE, now, now);
    await reloaded;
    await expect(page.locator("h1")).toBeVisible();
  });
});
