import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { get as httpGet } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { defaultPublicKey, functionPath } from "../contract/appointment-request.ts";
import { manyCookies } from "../test/support/many-cookies.ts";
import { temporaryFolder, waitUntil } from "../test/support/process.ts";
import { type Site, startSite } from "../test/support/site.ts";
import { fixtureBodies, writeSiteFixture } from "../test/support/site-fixture.ts";
import { postRequest, typed } from "../test/support/typed-request.ts";
import { listen } from "./listen.ts";
import { loadBuild } from "./load-build.ts";
import { createLog } from "./log.ts";
import type { Requests } from "./requests.ts";
import { createWebsite } from "./website.ts";

/** `headersTimeout` in `website.ts`, within which a form's body need not arrive. */
const HEADERS_TIMEOUT_MS = 6000;

describe("a connection to the site", () => {
  let site: Site;
  let port: number;
  beforeAll(async () => {
    site = await startSite();
    port = Number(new URL(site.url).port);
  });
  afterAll(() => site.stop());

  it("answers a health check with an empty Host header", async () => {
    const bytes = "GET /healthz HTTP/1.1\r\nHost:\r\nConnection: close\r\n\r\n";
    expect(await exchange(port, bytes)).toMatch(/^HTTP\/1\.1 200 /);
  });

  it("accepts a form over a slow connection", async () => {
    const body = JSON.stringify(typed);
    const head = `POST ${functionPath} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\napikey: ${defaultPublicKey}\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n`;
    const parts = [head, ...(body.match(/.{1,15}/gsu) ?? [])];
    const startedAt = performance.now();
    expect(await exchange(port, parts, 800)).toMatch(/^HTTP\/1\.1 200 /);
    expect(performance.now() - startedAt).toBeGreaterThan(HEADERS_TIMEOUT_MS);
  });

  it.runIf(existsSync("/proc/self/fd"))(
    "closes the files of pipelined requests whose client has disconnected",
    async () => {
      const open = () => readdirSync(`/proc/${site.pid}/fd`).length;
      const before = open();
      for (let sender = 0; sender < 20; sender++) {
        const socket = connect(port, "127.0.0.1");
        socket.write("GET /film.mp4 HTTP/1.1\r\nHost: a\r\n\r\n".repeat(20));
        await new Promise((resolve) => socket.once("data", resolve));
        socket.destroy();
      }
      await waitUntil(async () => open() < before + 20, "files to be closed");
    },
  );

  it("serves pages and the form to a browser that sends 60 KB of cookies", async () => {
    const headers = { cookie: manyCookies };
    expect((await fetch(`${site.url}/about`, { headers })).status).toBe(200);
    expect((await postRequest(site.url, typed, headers)).status).toBe(200);
  });

  it("answers larger cookies with a page that says what to do, and logs them once", async () => {
    for (let count = 0; count < 2; count++) {
      // A browser reads only after it has sent everything.
      const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true }).setEncoding("utf8");
      socket.write("GET /about HTTP/1.1\r\nHost: a\r\n");
      for (let part = 0; part < 8; part++) {
        socket.write(`Cookie: ${manyCookies}\r\n`);
        await wait(30);
      }
      socket.end("\r\n");
      let answer = "";
      for await (const text of socket) answer += text;
      const [head = "", page = ""] = answer.split("\r\n\r\n");
      expect(head).toMatch(
        /^HTTP\/1\.1 431 .*\r\nconnection: close\r\n.*^content-security-policy: /ims,
      );
      expect(head).toContain(`\r\ncontent-length: ${Buffer.byteLength(page)}`);
      expect(page).toContain("<p>Remove some cookies, or call (403) 555-0188.</p>");
      expect(page).toContain('href="tel:+14035550188"');
    }
    const lines = site
      .logs()
      .split("\n")
      .filter((line) => line.includes("larger than"));
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toContain("xxxx");
  });

  it("answers what is not HTTP with 400, on a new connection or after another request", async () => {
    const asked = "GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n";
    const statuses = async (texts: string[]) =>
      (await exchange(port, texts, 100)).match(/HTTP\/1\.1 \d+/g);
    expect(await statuses(["HELP\r\n\r\n"])).toEqual(["HTTP/1.1 400"]);
    expect(await statuses([asked, "HELP\r\n\r\n"])).toEqual(["HTTP/1.1 200", "HTTP/1.1 400"]);
  });

  it("accepts a request target in absolute form", async () => {
    const path = "http://www.clinic.test/about";
    const status = await new Promise((resolve, reject) => {
      httpGet({ port, path }, (answer) => resolve(answer.resume().statusCode)).on("error", reject);
    });
    expect(status).toBe(200);
  });

  it("rejects other methods on a page", async () => {
    const posted = await fetch(`${site.url}/about`, { method: "POST" });
    expect([posted.status, posted.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
    expect((await fetch(`${site.url}/about`, { method: "HEAD" })).status).toBe(200);
  });

  it("rejects a form that is too large after reading it", async () => {
    const answer = await postRequest(site.url, { message: "m".repeat(100_000) });
    expect(answer.status).toBe(413);
  });

  it("rejects a body whose Content-Length is far too large without reading it", async () => {
    const answer = await exchange(port, [
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

it("answers /healthz with 503 while the server stops, and closes the connection after it", async () => {
  const dist = temporaryFolder("stopping");
  await writeSiteFixture(dist);
  const { server, stop } = createWebsite(loadBuild(dist, {}), {} as Requests, createLog("silent"));
  await listen(server, 0, "127.0.0.1");
  const { port } = server.address() as AddressInfo;
  const asked = exchange(port, "GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n");
  await once(server, "connection");
  const stopped = stop(3000);
  expect(await asked).toMatch(
    /^HTTP\/1\.1 503 .*\r\nconnection: close\r\n.*{"status":"stopping"}$/is,
  );
  await stopped;
});

it("adds nothing to a response in progress if what follows is not HTTP", async () => {
  const dist = temporaryFolder("in-progress");
  // More than the buffers of a connection hold, so that the response waits for its reader.
  await writeSiteFixture(
    dist,
    {},
    { bodies: { ...fixtureBodies, "/film.mp4": "x".repeat(2 ** 25) } },
  );
  const { server, stop } = createWebsite(loadBuild(dist, {}), {} as Requests, createLog("silent"));
  await listen(server, 0, "127.0.0.1");
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, "127.0.0.1").setEncoding("utf8");
  socket.write("GET /film.mp4 HTTP/1.1\r\nHost: a\r\n\r\n");
  await once(socket, "readable");
  socket.write("HELP\r\n\r\n");
  await once(server, "clientError");
  let answer = "";
  for await (const text of socket) answer += text;
  const [head = "", body = ""] = answer.split("\r\n\r\n", 2);
  expect([head.slice(0, 12), body.replace(/^x+/, "")]).toEqual(["HTTP/1.1 200", ""]);
  await stop(0);
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
