import { readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { launchChromium } from "../support/chromium.ts";
import { listenOnLoopback } from "../support/loopback.ts";
import { temporaryFolder } from "../support/process.ts";
import { askDesk, keyIn } from "./ask-desk.ts";
import { type Clinic, makeClinic, type RunningDesk, startDesk } from "./clinic.ts";

let clinic: Clinic;
let running: RunningDesk;
let key: string;

const API = "/desk/api";

beforeAll(async () => {
  clinic = makeClinic();
  running = await startDesk(clinic);
  key = keyIn((await ask("/desk")).body);
  expect(key).not.toBe("");
});
afterAll(() => running?.end());
afterEach(() => {
  expect(clinic.diff()).toEqual({ removed: [], added: [] });
  clinic.restore();
});

type Asking = { headers?: Record<string, string>; body?: string | Buffer; desk?: RunningDesk };
const ask = (path: string, asked: Asking = {}) => askDesk(path, { desk: running, ...asked });
/** With the key, as the desk's own page. */
const askWithKey = (path: string, body?: string | Buffer) =>
  ask(path, { headers: { authorization: `key ${key}` }, ...(body !== undefined && { body }) });
const save = (file: string, path: (string | number)[], before: unknown, after: unknown) =>
  askWithKey(`${API}/save`, JSON.stringify({ edits: [{ file, path, before, after }] }));
const sentence = (body: string): string => JSON.parse(body).message;

it("lets no page on another port read the key, the draft or Vite’s own files, or save", async () => {
  const other = createServer((_, response) => {
    response.writeHead(200, { "content-type": "text/html" }).end("<h1>Another</h1>");
  });
  const browser = await launchChromium();
  const page = await browser.newPage();
  await page.goto(await listenOnLoopback(other));
  const { address: desk } = running;
  const outcomes = await page.evaluate(readAndSave, { desk, key });
  expect(outcomes).toEqual(["refused", "refused", "refused", "refused"]);
  await browser.close();
  other.close();
});

it.each([
  ["another name for this computer", { host: "evil.example:4000" }],
  ["another port", { origin: "http://127.0.0.1:5173" }],
  ["another site", { "sec-fetch-site": "cross-site" }],
  ["a neighbouring port", { "sec-fetch-site": "same-site" }],
  ["a page without an origin", { origin: "null" }],
])("answers nothing to %s, not even with the key", async (_, headers) => {
  const paths = [
    "/",
    "/desk",
    `${API}/draft`,
    "/@vite/client",
    "/content/business.yaml",
    "/@fs/etc/passwd",
  ];
  for (const path of paths) {
    const asked = { headers: { authorization: `key ${key}`, ...headers } };
    const { status, body, headers: answered } = await ask(path, asked);
    expect(status).toBe(403);
    expect(body).not.toContain(key);
    expect(answered["access-control-allow-origin"]).toBeUndefined();
  }
});

it("reads and saves nothing for a page that does not know the key, and says so", async () => {
  for (const asked of [{}, { body: "{}" }]) {
    const { status, body } = await ask(`${API}/${"body" in asked ? "save" : "draft"}`, asked);
    expect(status).toBe(401);
    expect(sentence(body)).toMatch(/Reload its page/);
  }
});

it.each([
  "evil",
  "pages/evil",
  "treatments/../../evil",
  "treatments/../business",
  "tokens.css",
  "/etc/passwd",
])("writes, reads and takes away no file %s", async (file) => {
  const name = JSON.stringify({ name: file });
  const answers = [
    await save(file, ["name"], null, "evil"),
    await askWithKey(`${API}/remove-treatment`, name),
  ];
  for (const { status, body } of answers) {
    expect([403, 404]).toContain(status);
    expect(sentence(body)).toMatch(/\.$/);
  }
});

it("follows no link, neither to read nor to write", async () => {
  const secret = join(temporaryFolder("secret"), "secret.yaml");
  writeFileSync(secret, "close: secret\n");
  const place = join(clinic.folder, "content/promotion.yaml");
  rmSync(place);
  symlinkSync(secret, place);
  const { status, body } = await save("promotion", ["close"], "secret", "Shut");
  expect(status).toBe(403);
  expect(sentence(body)).toContain("is a link");
  expect((await askWithKey(`${API}/draft`)).body).not.toContain("secret");
  expect(readFileSync(secret, "utf8")).toBe("close: secret\n");
  clinic.restore();
});

it.each([
  ["no JSON", "words"],
  ["no edits", "{}"],
  ["an edit without a file", '{"edits":[{"path":["a"],"before":1,"after":2}]}'],
  ["a path of its own kind", '{"edits":[{"file":"promotion","path":[{}],"before":1,"after":2}]}'],
])("answers %s by a sentence, not by a breakdown", async (_, body) => {
  const answer = await askWithKey(`${API}/save`, body);
  expect(answer.status).toBe(400);
  expect(sentence(answer.body)).toMatch(/\.$/);
});

it.each([
  ["a place beyond the fields", "promotion", ["close", "too", "deep"], null],
  ["a field that is none", "promotion", ["evil"], null],
  ["the prototype of every field", "promotion", ["__proto__", "evil"], null],
])("puts nothing at %s", async (_, file, path, before) => {
  const { status, body } = await save(file, path, before, "evil");
  expect(status).toBe(422);
  expect(sentence(body)).toMatch(/\.$/);
});

it("reads no more than it takes", async () => {
  const words = await askWithKey(`${API}/save`, Buffer.alloc(1_100_000, " "));
  const query = "file=a.jpg&alt=Folded+linen&x=0&y=0&width=100&height=100";
  const picture = await askWithKey(`${API}/picture?${query}`, Buffer.alloc(26_000_000));
  for (const { status, body } of [words, picture]) {
    expect(status).toBe(413);
    expect(sentence(body)).toMatch(/more than (1|25) MB/);
  }
});

it("shows a picture of the list, and no other file", async () => {
  const [master = ""] = clinic.git("ls-files", "content/media/stills").split("\n");
  const shown = await ask(`/desk/pictures/${master.replace(/.*\//, "")}`);
  expect(shown.headers["content-type"]).toBe("image/jpeg");
  for (const other of ["..%2f..%2fbusiness.yaml", "none.jpg", "business.yaml"]) {
    expect((await ask(`/desk/pictures/${other}`)).status).toBe(404);
  }
});

it("stands behind a sign-in, at an address of its own, and knows who is there", async () => {
  const desk = await startDesk(clinic, {
    DESK_ADDRESS: "https://desk.example.ca",
    DESK_PERSON_HEADER: "X-Forwarded-User",
  });
  const proxied = { host: "desk.example.ca", origin: "https://desk.example.ca" };
  expect((await ask("/desk", { desk })).status).toBe(403);
  const page = await ask("/desk", { desk, headers: proxied });
  const headers = { ...proxied, authorization: `key ${keyIn(page.body)}` };
  const draft = (more: object) => ask(`${API}/draft`, { desk, headers: { ...headers, ...more } });
  expect((await draft({})).status).toBe(401);
  expect(JSON.parse((await draft({ "x-forwarded-user": "Ana" })).body).person).toBe("Ana");
  await desk.end();
});

/** Runs in the other page. */
async function readAndSave({ desk, key }: { desk: string; key: string }): Promise<string[]> {
  const outcome = (asked: Promise<Response>) =>
    asked.then(
      (response) => `got ${response.status}`,
      () => "refused",
    );
  const headers = { authorization: `key ${key}` };
  return [
    await outcome(fetch(`${desk}/desk`)),
    await outcome(fetch(`${desk}/`)),
    await outcome(fetch(`${desk}/@vite/client`)),
    await outcome(
      fetch(`${desk}/desk/api/save`, { method: "POST", headers, body: '{"edits":[]}' }),
    ),
  ];
}
