import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer, request } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { launchChromium } from "../support/chromium.ts";
import { listenOnLoopback } from "../support/loopback.ts";
import { temporaryFolder } from "../support/process.ts";
import { type Clinic, makeClinic, type RunningDesk, startDesk } from "./clinic.ts";

let clinic: Clinic;
let running: RunningDesk;
let key: string;

const CONTENTS = "/api/v1/repos/clinic/site/contents";

beforeAll(async () => {
  clinic = makeClinic();
  running = await startDesk(clinic);
  const { body } = await ask("/");
  key = /name="desk-key" content="([^"]+)"/.exec(body)?.[1] ?? "";
  expect(key).not.toBe("");
});
afterAll(() => running?.end());
afterEach(() => {
  expect(clinic.diff()).toEqual({ removed: [], added: [] });
  clinic.restore();
});

type Asked = { status: number; body: string; headers: NodeJS.Dict<string | string[]> };

/** As a browser asks, but with any header. */
function ask(
  path: string,
  { headers = {}, body }: { headers?: Record<string, string>; body?: string | Buffer } = {},
): Promise<Asked> {
  const { hostname, port } = new URL(running.desk);
  const method = body === undefined ? "GET" : "POST";
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, method, headers }, async (response) =>
      resolve({
        status: response.statusCode ?? 0,
        body: await text(response),
        headers: response.headers,
      }),
    );
    asked.on("error", reject).end(body);
  });
}

/** With the key, as the desk's own page. */
const askWithKey = (path: string, body?: string | Buffer) =>
  ask(path, { headers: { authorization: `token ${key}` }, ...(body !== undefined && { body }) });
const save = (path: string, words: string, operation = "create") => {
  const content = Buffer.from(words).toString("base64");
  return askWithKey(CONTENTS, JSON.stringify({ files: [{ path, operation, content }] }));
};
const sentence = (body: string): string => JSON.parse(body).message;

it("lets no page on another port read the key, or save with it", async () => {
  const other = createServer((_, response) => {
    response.writeHead(200, { "content-type": "text/html" }).end("<h1>Another</h1>");
  });
  const browser = await launchChromium();
  const page = await browser.newPage();
  await page.goto(await listenOnLoopback(other));
  const outcomes = await page.evaluate(readAndSave, { desk: running.desk, key });
  expect(outcomes).toEqual(["refused", "refused"]);
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
  for (const path of ["/", "/desk.html", "/publishing", CONTENTS]) {
    const asked = { headers: { authorization: `token ${key}`, ...headers } };
    const { status, body, headers: answered } = await ask(path, asked);
    expect(status).toBe(403);
    expect(body).not.toContain(key);
    expect(answered["access-control-allow-origin"]).toBeUndefined();
  }
});

it("saves nothing for a page that does not know the key, and says so", async () => {
  const { status, body } = await ask(CONTENTS, { body: "{}" });
  expect(status).toBe(401);
  expect(sentence(body)).toMatch(/Reload its page/);
});

it.each([
  ["content/evil.yaml", 403],
  ["content/pages/evil.yaml", 403],
  ["content/treatments/../../evil.yaml", 403],
  ["content/tokens.css", 403],
  ["content/media/stills/evil.svg.html", 422],
  ["evil.yaml", 403],
  ["/etc/passwd", 403],
])("writes, takes away and reads no %s", async (path, status) => {
  const answer = await save(path, "name: evil\n");
  expect(answer.status).toBe(status);
  expect(sentence(answer.body)).toMatch(/\.$/);
  expect((await save(path, "", "delete")).status).toBe(403);
  const reading = JSON.stringify({ files: [path] });
  const read = await askWithKey("/api/v1/repos/clinic/site/file-contents", reading);
  expect(read.status).toBe(403);
});

it("follows no link, neither to read nor to write nor to take away", async () => {
  const secret = join(temporaryFolder("secret"), "secret.yaml");
  writeFileSync(secret, "close: secret\n");
  const place = join(clinic.folder, "content/promotion.yaml");
  rmSync(place);
  symlinkSync(secret, place);
  const path = "content/promotion.yaml";
  const reading = JSON.stringify({ files: [path] });
  const answers = [
    await save(path, "close: Shut\n", "update"),
    await save(path, "", "delete"),
    await askWithKey("/api/v1/repos/clinic/site/file-contents", reading),
    await askWithKey(`/api/v1/repos/clinic/site/media/main/${path}`),
  ];
  for (const { status, body } of answers) {
    expect(status).toBe(403);
    expect(sentence(body)).toContain("is a link");
  }
  const { body } = await askWithKey("/api/v1/repos/clinic/site/git/trees/main");
  expect(body).not.toContain("promotion");
  expect(readFileSync(secret, "utf8")).toBe("close: secret\n");
  expect(existsSync(place)).toBe(true);
  clinic.restore();
});

it.each([
  ["no JSON", CONTENTS, "words"],
  ["no files", CONTENTS, "{}"],
  ["an unknown order", CONTENTS, '{"files":[{"path":"a","operation":"burn","content":""}]}'],
  ["a broken address", "/api/v1/repos/clinic/site/media/main/%E0%A4%A", undefined],
  ["an address that is none", "//", undefined],
])("answers %s by a sentence, not by a breakdown", async (_, path, body) => {
  const answer = await askWithKey(path, body);
  expect(answer.status).toBe(400);
  expect(sentence(answer.body)).toMatch(/\.$/);
});

it("answers words that are no YAML, and a file that is gone, by a sentence", async () => {
  const broken = await save("content/promotion.yaml", "close: [", "update");
  expect(broken.status).toBe(400);
  const gone = await askWithKey(
    "/api/v1/repos/clinic/site/media/main/content/media/stills/gone.jpg",
  );
  expect(gone.status).toBe(404);
  for (const { body } of [broken, gone]) expect(sentence(body)).toMatch(/\.$/);
});

it("reads no more than it takes", async () => {
  const { status, body } = await askWithKey(CONTENTS, Buffer.alloc(80_000_000, " "));
  expect(status).toBe(413);
  expect(sentence(body)).toMatch(/more than 72 MB at once/);
});

it("curls straight quotes instead of refusing them", async () => {
  const words = clinic.read("promotion.yaml").replace(/^close: .*/m, `close: '"It''s" all'`);
  const { status } = await save("content/promotion.yaml", words, "update");
  expect(status).toBe(200);
  expect(clinic.read("promotion.yaml")).toMatch(/^close: “It’s” all$/m);
  clinic.restore();
});

/** Runs in the other page. */
async function readAndSave({ desk, key }: { desk: string; key: string }): Promise<string[]> {
  const outcome = (asked: Promise<Response>) =>
    asked.then(
      (response) => `got ${response.status}`,
      () => "refused",
    );
  const headers = { authorization: `token ${key}` };
  const contents = `${desk}/api/v1/repos/clinic/site/contents`;
  return [
    await outcome(fetch(`${desk}/`)),
    await outcome(fetch(contents, { method: "POST", headers, body: '{"files":[]}' })),
  ];
}
