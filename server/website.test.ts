import { hash } from "node:crypto";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { get as httpGet, request as httpRequest } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { defaultPublicKey, functionPath } from "../contract/appointment-request.ts";
import type { SiteManifest } from "../contract/site-manifest.ts";
import { temporaryFolder, waitUntil } from "../test/support/process.ts";
import { type Site, startSite } from "../test/support/site.ts";
import { fixtureBodies, writeSiteFixture } from "../test/support/site-fixture.ts";
import { postRequest, typed } from "../test/support/typed-request.ts";

// Most tests start a server process, which is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const [script = ""] = Object.keys(fixtureBodies).filter((path) => path.endsWith(".js"));

describe("the site", () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite({ env: { LOG_LEVEL: "debug" } });
  });
  afterAll(() => site.stop());
  const ask = (path: string, init?: RequestInit) =>
    fetch(site.url + path, { redirect: "manual", ...init });

  it("sends a page with its CSP and an ETag for revalidation", async () => {
    const page = await ask("/about");
    expect(await page.text()).toBe(fixtureBodies["/about"]);
    expect(page.headers.get("cache-control")).toBe("no-cache");
    expect(page.headers.get("content-security-policy")).toBe("default-src 'self'");
    expect(page.headers.get("x-content-type-options")).toBe("nosniff");
    // fetch() would add "no-cache", which requests the whole page.
    const etag = page.headers.get("etag") ?? "";
    const headers = { "if-none-match": etag, "cache-control": "max-age=0" };
    expect((await ask("/about", { headers })).status).toBe(304);
  });

  it.each([
    ["br, gzip", "br"],
    ["gzip", "gzip"],
    ["gzip, br;q=0", "gzip"],
    ["identity", null],
  ])("negotiates the encoding: %s → %s", async (accepted, encoding) => {
    const answer = await ask(script, { headers: { "accept-encoding": accepted } });
    expect(answer.headers.get("content-encoding")).toBe(encoding);
    expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(await answer.text()).toContain("export const answer");
  });

  it.each([
    "/gallery?show=laser",
    "/gallery?show=laser&fbclid=abc",
    "/gallery?utm_source=ig&show=laser",
    "/gallery?show=none&show=laser",
  ])("serves the variant for %s", async (address) => {
    expect(await (await ask(address)).text()).toContain("Laser");
  });

  it.each(["/gallery", "/gallery?utm_source=ig", "/gallery?show=none", "/gallery?show=laser/../x"])(
    "serves the page without a variant for %s",
    async (address) => {
      const answer = await ask(address);
      expect(await answer.text()).toBe(fixtureBodies["/gallery"]);
    },
  );

  it("derives the ETag of each encoding from the hash of the content", async () => {
    const tagOf = async (encoding: string) =>
      (await ask("/about", { headers: { "accept-encoding": encoding } })).headers.get("etag");
    const plain = hash("sha256", fixtureBodies["/about"] ?? "").slice(0, 20);
    expect(await tagOf("identity")).toBe(`"${plain}"`);
    expect(await tagOf("br")).toBe(`"${plain}-br"`);
    const weak = {
      "accept-encoding": "br",
      "if-none-match": `"a", W/"${plain}-br"`,
      "cache-control": "max-age=0",
    };
    expect((await ask("/about", { headers: weak })).status).toBe(304);
  });

  it("compresses the 404 page", async () => {
    const { headers } = await ask("/none", { headers: { "accept-encoding": "gzip, br" } });
    expect([headers.get("content-encoding"), headers.get("vary")]).toEqual([
      "br",
      "Accept-Encoding",
    ]);
  });

  it("answers a health check with an empty Host header", async () => {
    const { port } = new URL(site.url);
    const bytes = "GET /healthz HTTP/1.1\r\nHost:\r\nConnection: close\r\n\r\n";
    expect(await exchange(Number(port), bytes)).toMatch(/^HTTP\/1\.1 200 /);
  });

  it("accepts a form over a slow connection", async () => {
    const { port } = new URL(site.url);
    const body = JSON.stringify(typed);
    const head = `POST ${functionPath} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\napikey: ${defaultPublicKey}\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n`;
    const parts = [head, ...(body.match(/.{1,15}/gsu) ?? [])];
    expect(parts.length).toBeGreaterThan(8);
    expect(await exchange(Number(port), parts, 1200)).toMatch(/^HTTP\/1\.1 200 /);
  });

  it("sends a range of a film", async () => {
    const part = await ask("/film.mp4", { headers: { range: "bytes=2-5" } });
    expect([part.status, await part.text()]).toEqual([206, "2345"]);
    const first = await ask("/film.mp4", { headers: { range: "bytes=0-0" } });
    expect([first.status, await first.text()]).toEqual([206, "0"]);
    const last = await ask("/film.mp4", { headers: { range: "bytes=-3" } });
    expect([last.status, await last.text()]).toEqual([206, "789"]);
  });

  it.each([["bytes=9-1"], ["bytes=99999-"], ["bytes=1-2,4-5"], ["bytes=-0"], ["lines=1-2"]])(
    "survives an unsatisfiable range: %s",
    async (range) => {
      expect((await ask("/film.mp4", { headers: { range } })).status).toBeLessThan(500);
      expect((await ask("/film.mp4")).status).toBe(200);
    },
  );

  it.runIf(existsSync("/proc/self/fd"))(
    "closes the files of pipelined requests whose client has disconnected",
    async () => {
      const open = () => readdirSync(`/proc/${site.pid}/fd`).length;
      const before = open();
      const { hostname, port } = new URL(site.url);
      for (let sender = 0; sender < 20; sender++) {
        const socket = connect(Number(port), hostname);
        socket.write("GET /film.mp4 HTTP/1.1\r\nHost: a\r\n\r\n".repeat(20));
        await new Promise((resolve) => socket.once("data", resolve));
        socket.destroy();
      }
      await waitUntil(async () => open() < before + 20, 10_000, "files to be closed");
    },
  );

  it("keeps running if a file of the build is missing", async () => {
    const dist = join(temporaryFolder("gone"), "dist");
    await writeSiteFixture(dist);
    await using other = await startSite({ dist });
    const { files } = readManifest(dist);
    const page = files.find(({ path }) => path === "/about")?.file ?? "";
    for (const ending of ["", ".br", ".gz"]) rmSync(join(dist, `client/${page}${ending}`));
    expect((await fetch(`${other.url}/about`)).status).toBe(404);
    const asset = files.find(({ path }) => path === script)?.file ?? "";
    for (const ending of ["", ".br", ".gz"]) rmSync(join(dist, `client/${asset}${ending}`));
    const gone = await fetch(other.url + script);
    expect([gone.status, gone.headers.get("cache-control")]).toEqual([404, "no-cache"]);
    await fetch(other.url + script);
    const expected = [`"msg":"${page} cannot be sent"`, `"msg":"${asset} cannot be sent"`];
    const logged = () => other.logs().match(/"msg":"[^"]* cannot be sent"/g);
    await vi.waitFor(() => expect(logged()).toEqual(expected), 5000);
    const { status, failures } = await (await fetch(`${other.url}/readyz`)).json();
    expect(status).toBe("ready");
    expect(failures).toEqual([
      expect.stringContaining(`${page} cannot be sent: ENOENT`),
      expect.stringContaining(`${asset} cannot be sent: ENOENT`),
    ]);
    expect((await fetch(`${other.url}/healthz`)).status).toBe(200);
  });

  it("redirects an old path and a trailing slash, with the query", async () => {
    for (const path of ["/about-us?a=1", "/about/?a=1"]) {
      const answer = await ask(path);
      expect([answer.status, answer.headers.get("location")]).toEqual([308, "/about?a=1"]);
    }
  });

  it("answers an unknown path with the 404 page, and logs it at LOG_LEVEL=debug", async () => {
    for (const path of ["/none", "//evil.example/", "/404", "/%00"]) {
      const answer = await ask(path);
      expect([path, answer.status]).toEqual([path, 404]);
      expect(await answer.text()).toContain("Page not found");
    }
    const line = '"path":"/none","msg":"not found"';
    await waitUntil(() => site.logs().includes(line), 5000, line);
  });

  it("accepts a request target in absolute form", async () => {
    const { port } = new URL(site.url);
    const path = "http://www.clinic.test/about";
    const status = await new Promise((resolve, reject) => {
      httpGet({ port, path }, (answer) => resolve(answer.resume().statusCode)).on("error", reject);
    });
    expect(status).toBe(200);
  });

  it("rejects other methods on a page, and two Host headers", async () => {
    expect((await ask("/about", { method: "POST" })).status).toBe(405);
    const { port } = new URL(site.url);
    const status = await new Promise((resolve, reject) => {
      const asked = httpRequest({ port, path: "/", setHost: false }, (answer) =>
        resolve(answer.resume().statusCode),
      );
      asked.on("error", reject);
      asked.setHeader("host", ["a.test", "b.test"]);
      asked.end();
    });
    expect(status).toBe(400);
  });

  it("rejects a form that is too large after reading it", async () => {
    const answer = await postRequest(site.url, { message: "m".repeat(100_000) });
    expect(answer.status).toBe(413);
  });

  it("rejects a body whose Content-Length is far too large without reading it", async () => {
    const answer = await exchange(Number(new URL(site.url).port), [
      "POST /functions/v1/send-contact-email HTTP/1.1\r\nHost: a.test\r\nContent-Length: 1048576\r\n\r\n{",
    ]);
    expect(answer).toMatch(/^HTTP\/1\.1 413 .*\r\nconnection: close\r\n/is);
    expect(answer).toContain('{"ok":false,"error":"The body is too large."}');
  });

  it("limits requests by address", async () => {
    await using limited = await startSite({ env: { RATE_LIMIT_PER_MINUTE: "2" } });
    const statuses: number[] = [];
    for (let count = 0; count < 3; count++) statuses.push((await postRequest(limited.url)).status);
    expect(statuses).toEqual([200, 200, 429]);
  });
});

/** Sends texts over one connection, `pauseMs` apart. Returns the response. */
async function exchange(port: number, texts: string | readonly string[], pauseMs = 0) {
  const socket = connect(port, "127.0.0.1").setEncoding("utf8");
  let answer = "";
  socket.on("data", (text: string) => {
    answer += text;
  });
  const ended = once(socket, "close");
  for (const text of [texts].flat()) {
    socket.write(text);
    await wait(pauseMs);
  }
  await ended;
  return answer;
}

it("serves its own build until it is restarted, even if dist is switched", async () => {
  const folder = temporaryFolder("website");
  const dist = join(folder, "dist");
  const build = async (name: string, heading: string) => {
    const bodies = { ...fixtureBodies, "/": `<!doctype html><h1>${heading}</h1>` };
    await writeSiteFixture(join(folder, name), {}, { version: name, bodies });
    rmSync(dist, { force: true });
    symlinkSync(name, dist);
  };
  const heading = async ({ url }: Site) =>
    /<h1>(.*)<\/h1>/.exec(await (await fetch(url)).text())?.[1];
  await build("a", "First");
  const first = await startSite({ dist });
  await build("b", "Second");
  expect(await heading(first)).toBe("First");
  await first.stop();
  await using second = await startSite({ dist });
  expect(await heading(second)).toBe("Second");
});

it("serves the hashed files of the previous build", async () => {
  const dist = join(temporaryFolder("previous"), "dist");
  await writeSiteFixture(dist);
  const manifest = readManifest(dist);
  const isScript = ({ path }: { path: string }) => path === script;
  const changed = {
    ...manifest,
    files: manifest.files.filter((file) => !isScript(file)),
    previousFiles: manifest.files.filter(isScript),
  };
  writeFileSync(join(dist, "manifest.json"), JSON.stringify(changed));
  await using site = await startSite({ dist });
  const answer = await fetch(site.url + script);
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([
    200,
    "public, max-age=31536000, immutable",
  ]);
});

it("stores requests without a mail server, and sends them once a later start has one", async () => {
  const first = await startSite({ env: { SMTP_URL: "" } });
  expect((await postRequest(first.url)).status).toBe(200);
  await first.stop();
  await using second = await startSite({ env: { DATA_DIR: first.dataDir } });
  await vi.waitFor(async () => expect(await second.mails()).toHaveLength(1), 10_000);
});

it("starts on a public address without a mail server, and asks for attention", async () => {
  await using site = await startSite({ env: { SITE_URL: "https://www.clinic.ca", SMTP_URL: "" } });
  const readiness = await (await fetch(`${site.url}/readyz`)).json();
  expect(readiness).toMatchObject({ status: "attention" });
  expect(readiness.reasons.join()).toContain("SMTP_URL");
  const elsewhere = await fetch(`${site.url}/readyz`, {
    headers: { "x-forwarded-for": "1.1.1.1" },
  });
  expect(await elsewhere.json()).toEqual({ status: "attention" });
});

it.each([
  ["there is no mail server behind a proxy", { TRUST_PROXY: "1" }, "SMTP_URL: is not set"],
  [
    "no key decrypts a waiting request",
    { OUTBOX_KEY: Buffer.alloc(32, 2).toString("base64") },
    "undecryptable: no known key decrypts a request: append the former key to OUTBOX_KEY",
  ],
  [
    "PostgreSQL is used while requests wait in the SQLite file",
    {
      DATABASE_URL: "postgres://nobody@127.0.0.1:9/none",
      OUTBOX_KEY: Buffer.alloc(32, 1).toString("base64"),
    },
    "DATABASE_URL: is set, so nothing delivers the 1 requests that wait in",
  ],
])("warns at startup if %s", async (_, changed, sentence) => {
  const DATA_DIR = temporaryFolder("start");
  const OUTBOX_KEY = Buffer.alloc(32, 1).toString("base64");
  const mail = { MAIL_TO: "to@clinic.test", MAIL_FROM: "site@clinic.test" };
  const away = { ...mail, SMTP_URL: "smtp://127.0.0.1:9" };
  const before = await startSite({ env: { DATA_DIR, OUTBOX_KEY, ...away } });
  expect((await postRequest(before.url)).status).toBe(200);
  await before.stop();
  const SMTP_URL = "TRUST_PROXY" in changed ? "" : away.SMTP_URL;
  await using site = await startSite({
    env: { DATA_DIR, OUTBOX_KEY, ...mail, SMTP_URL, ...(changed as Record<string, string>) },
  });
  const { reasons } = await (await fetch(`${site.url}/readyz`)).json();
  expect(reasons).toContainEqual(expect.stringContaining(sentence));
  const line = sentence.replace(/^undecryptable: /, "");
  await waitUntil(() => site.logs().includes(line), 5000, line);
});

function readManifest(dist: string): SiteManifest {
  return JSON.parse(readFileSync(join(dist, "manifest.json"), "utf8"));
}
