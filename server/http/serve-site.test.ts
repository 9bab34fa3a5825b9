import { rmSync } from "node:fs";
import { createServer } from "node:http";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { listenOnLoopback } from "../../test/support/loopback.ts";
import { temporaryFolder } from "../../test/support/process.ts";
import { fixtureBodies, writeSiteFixture } from "../../test/support/site-fixture.ts";
import { readBuiltSite } from "../settings/built-site.ts";
import { loadResponses } from "./responses.ts";
import { createSiteServer } from "./serve-site.ts";

const dist = temporaryFolder("dist");
const server = createServer();
let address: string;

beforeAll(async () => {
  await writeSiteFixture(dist);
  const responses = loadResponses(readBuiltSite(dist), { isServedOverTls: false });
  // From here on there are no files: every answer comes from memory.
  rmSync(dist, { recursive: true });
  server.on("request", createSiteServer(responses));
  address = await listenOnLoopback(server);
});
afterAll(() => server.close());

const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  fetch(address + path, { method, headers, redirect: "manual" });

it("serves a page, its query ignored, with its headers", async () => {
  const answer = await get("/about?from=mail");
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe(fixtureBodies["/about"]);
  expect(answer.headers.get("content-security-policy")).toBe("default-src 'self'");
  expect(answer.headers.get("cache-control")).toBe("no-cache");
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  expect(answer.headers.get("strict-transport-security")).toBeNull();
});

it("serves an address that has a query of its own", async () => {
  expect(await (await get("/gallery?show=laser")).text()).toContain("Laser");
  expect((await get("/gallery")).status).toBe(404);
});

it("keeps hashed files for good", async () => {
  const answer = await get("/assets/site-1a2b3c4d.js");
  expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(answer.headers.get("content-security-policy")).toBeNull();
});

it.each([
  ["br, gzip", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip;q=0.5", "gzip"],
  ["identity", null],
])("answers Accept-Encoding %s with %s", async (accepted, encoding) => {
  const answer = await get("/assets/site-1a2b3c4d.js", { "accept-encoding": accepted });
  expect(answer.headers.get("content-encoding")).toBe(encoding);
  expect(answer.headers.get("vary")).toBe("Accept-Encoding");
  expect(await answer.text()).toBe(fixtureBodies["/assets/site-1a2b3c4d.js"]);
});

it("answers 304 to a known ETag, which differs per encoding", async () => {
  const plain = (await get("/", { "accept-encoding": "identity" })).headers.get("etag") ?? "";
  const brotli = (await get("/", { "accept-encoding": "br" })).headers.get("etag") ?? "";
  expect(plain).not.toBe(brotli);
  const answer = await get("/", { "accept-encoding": "br", "if-none-match": `"x", W/${brotli}` });
  expect(answer.status).toBe(304);
  expect(await answer.text()).toBe("");
  const other = await get("/", { "accept-encoding": "br", "if-none-match": plain });
  expect(other.status).toBe(200);
});

it("answers HEAD with the headers of GET and no body", async () => {
  const answer = await get("/", { "accept-encoding": "br" }, "HEAD");
  const length = String(brotliCompressSync(fixtureBodies["/"]).length);
  expect(answer.headers.get("content-length")).toBe(length);
  expect(await answer.text()).toBe("");
});

it.each([
  ["bytes=0-3", 206, "0123", "bytes 0-3/1000"],
  ["bytes=998-", 206, "89", "bytes 998-999/1000"],
  ["bytes=-2", 206, "89", "bytes 998-999/1000"],
  ["bytes=990-2000", 206, "0123456789", "bytes 990-999/1000"],
  ["bytes=1000-", 416, "", "bytes */1000"],
])("gives of a film %s", async (range, status, body, contentRange) => {
  const answer = await get("/film.mp4", { range });
  expect(answer.status).toBe(status);
  expect(await answer.text()).toBe(body);
  expect(answer.headers.get("content-range")).toBe(contentRange);
});

it("gives the whole film when the part asked for is of an older one", async () => {
  const answer = await get("/film.mp4", { range: "bytes=0-3", "if-range": '"old"' });
  expect(answer.status).toBe(200);
});

it.each([
  ["/about/?a=1", "/about?a=1"],
  ["/about-us?a=1", "/about?a=1"],
  ["/about-us/", "/about"],
])("redirects %s in one hop", async (path, location) => {
  const answer = await get(path);
  expect(answer.status).toBe(308);
  expect(answer.headers.get("location")).toBe(location);
});

it("answers other methods 405", async () => {
  const answer = await get("/", {}, "DELETE");
  expect(answer.status).toBe(405);
  expect(answer.headers.get("allow")).toBe("GET, HEAD");
});
