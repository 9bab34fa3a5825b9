import { execFileSync } from "node:child_process";
import { createReadStream, existsSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { extname, join, resolve } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { policy } from "../../desk/desk-server.ts";
import { launchChromium } from "../support/chromium.ts";
import { listenOnLoopback } from "../support/loopback.ts";
import { temporaryFolder } from "../support/process.ts";
import { type Clinic, makeClinic } from "./clinic.ts";
import { field, openFile, pressSave, refusal, save, textbox } from "./editor.ts";
import { APP_ID, type GitServer, startGitServer } from "./git-server.ts";
import { openEditor } from "./harness.ts";

let clinic: Clinic;
let git: GitServer;
let host: Server;
let address: string;
let browser: Browser;

beforeAll(async () => {
  clinic = makeClinic();
  git = await startGitServer(clinic);
  const folder = buildHostedDesk(git.address);
  host = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://desk");
    const file = join(folder, pathname === "/" ? "desk.html" : pathname);
    if (!existsSync(file)) return void response.writeHead(404).end();
    response.writeHead(200, {
      "content-type": types[extname(file)] ?? "application/octet-stream",
      "content-security-policy": policy({ host: git.address }),
    });
    createReadStream(file).pipe(response);
  });
  address = await listenOnLoopback(host);
  browser = await launchChromium();
});
afterAll(async () => {
  await browser?.close();
  git?.end();
  host?.close();
});

it("signs in at the git host and commits a changed word by one line", async () => {
  const editor = await signedIn();
  await openFile(editor, address, "clinic/entries/business");
  await textbox(field(editor, "When the door is open"), "Saturday").fill("09:00 to 13:30");
  await save(editor);
  const [changed = "", author] = [
    published("--format=", "--unified=0", "-p"),
    published("--format=%an"),
  ];
  const lines = changed.split("\n").filter((line) => /^[+-](?![+-]{2})/.test(line));
  expect(lines).toEqual([
    expect.stringMatching(/^- {6}saturday: /),
    "+      saturday: 09:00 to 13:30",
  ]);
  expect(author.trim()).toBe("Ana");
  await editor.context().close();
});

it("tells the second of two people who edit one file", async () => {
  const [one, other] = [await signedIn(), await signedIn()];
  for (const page of [one, other]) await openFile(page, address, "news/entries/promotion");
  await textbox(one, "Button").fill("Begin here");
  await save(one);
  const before = published("--format=%H");
  await textbox(other, "Text").fill("Other words.");
  await pressSave(other);
  expect(await refusal(other)).toContain("If you save now, their change is lost.");
  expect(published("--format=%H")).toBe(before);
});

/** A person in a browser of their own, let in by the git host in its window. */
async function signedIn(): Promise<Page> {
  const editor = await openEditor(browser);
  await editor.goto(address);
  const opened = editor.waitForEvent("popup");
  await editor
    .getByRole("button", { name: /^Sign In/ })
    .first()
    .click();
  const window = await opened;
  await window.getByRole("link", { name: "Authorize" }).click();
  await editor.getByText("The clinic").first().waitFor();
  return editor;
}

function published(...parameters: string[]): string {
  return execFileSync("git", [`--git-dir=${clinic.origin}`, "log", "-1", ...parameters, "main"], {
    encoding: "utf8",
  });
}

function buildHostedDesk(gitHost: string): string {
  const folder = temporaryFolder("hosted-desk");
  const env = {
    ...process.env,
    NODE_ENV: "",
    VITEST: "",
    DESK_HOST: "gitea",
    DESK_REPOSITORY: "clinic/website",
    DESK_API: `${gitHost}/api/v1`,
    DESK_SIGN_IN: gitHost,
    DESK_APP_ID: APP_ID,
  };
  const vite = ["node_modules/vite/bin/vite.js", "build", "--config", "desk/vite.config.ts"];
  execFileSync(process.execPath, [...vite, "--outDir", folder, "--logLevel", "error"], {
    env,
    cwd: resolve(import.meta.dirname, "../.."),
  });
  return folder;
}

const types: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".wasm": "application/wasm",
};
