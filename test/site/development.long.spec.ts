import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { expect, test } from "@playwright/test";
import { contentFolder } from "../../site/content/folder.ts";
import { filled } from "../browser/appointment-form.ts";
import { paths } from "../clinic-under-test.ts";
import { end, freePort, type Started, start, temporaryFolder } from "../support/process.ts";
import { postRequest } from "../support/typed-request.ts";

const root = resolve(import.meta.dirname, "../..");
const vite = join(
  dirname(createRequire(import.meta.url).resolve("vite/package.json")),
  "bin/vite.js",
);

test.describe("development", () => {
  // One server for all of them.
  test.describe.configure({ mode: "default" });
  /** A copy of the clinic, to be edited. */
  const clinic = join(temporaryFolder("clinic"), "content");
  const aboutFile = join(clinic, "pages/about.yaml");
  let started: Started;
  let url: string;

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
    if (started) await end(started.process, "SIGTERM");
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
});
