import { hash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { waitUntil } from "../test/support/process.ts";
import { type Site, startSite } from "../test/support/site.ts";
import { fixtureBodies } from "../test/support/site-fixture.ts";

const EARLIER = "Thu, 01 Jan 2015 00:00:00 GMT";
const LATER = "Wed, 01 Jan 2050 00:00:00 GMT";
const [script = ""] = Object.keys(fixtureBodies).filter((path) => path.endsWith(".js"));

describe("the pages and files of the site", () => {
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
    // Longer than the 60 s of the proxies in deploy/.
    expect(page.headers.get("keep-alive")).toBe("timeout=65");
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
    expect(answer.headers.get("vary")).toBe("Accept-Encoding");
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

  it("sends a range of a film", async () => {
    const part = await ask("/film.mp4", { headers: { range: "bytes=2-5" } });
    expect([part.status, await part.text()]).toEqual([206, "2345"]);
    const first = await ask("/film.mp4", { headers: { range: "bytes=0-0" } });
    expect([first.status, await first.text()]).toEqual([206, "0"]);
    const last = await ask("/film.mp4", { headers: { range: "bytes=-3" } });
    expect([last.status, await last.text()]).toEqual([206, "789"]);
  });

  // RFC 9110 §13.2.2. OWN is the ETag of the uncompressed page. Files have no date of modification.
  it.each([
    [200, { "if-match": "OWN" }],
    [200, { "if-match": "*" }],
    [200, { "if-match": '"a", OWN' }],
    [412, { "if-match": '"a"' }],
    [412, { "if-match": "W/OWN" }],
    [412, { "if-match": "OWN", "accept-encoding": "br" }],
    [412, { "if-match": '"a"', "if-none-match": "OWN" }],
    [304, { "if-match": "OWN", "if-none-match": "OWN" }],
    [304, { "if-none-match": '"a",W/OWN' }],
    [304, { "if-none-match": "*" }],
    [200, { "if-none-match": '"a"' }],
    [200, { "if-none-match": '"a"', "if-modified-since": LATER }],
    [200, { "if-modified-since": LATER }],
    [200, { "if-unmodified-since": LATER }],
    [200, { "if-unmodified-since": EARLIER }],
    [412, { "if-match": '"a"', "if-unmodified-since": LATER }],
    [206, { "if-match": "OWN", range: "bytes=0-9" }],
    [412, { "if-match": '"a"', range: "bytes=0-9" }],
    [304, { "if-none-match": "OWN", range: "bytes=0-9" }],
    [206, { "if-range": "OWN", range: "bytes=0-9" }],
    [200, { "if-range": "W/OWN", range: "bytes=0-9" }],
    [200, { "if-range": '"a"', range: "bytes=0-9" }],
    [200, { "if-range": LATER, range: "bytes=0-9" }],
    [416, { "if-range": "OWN", range: "bytes=5000-" }],
    [200, { "if-range": '"a"', range: "bytes=5000-" }],
  ])("answers %i to the conditions %j", async (status, conditions) => {
    for (const path of ["/about", script, "/film.mp4"]) {
      const plain = await ask(path, { headers: { "accept-encoding": "identity" } });
      const size = (await plain.bytes()).length;
      const own = plain.headers.get("etag") ?? "";
      const headers: Record<string, string> = {
        "accept-encoding": "identity",
        "cache-control": "max-age=0",
      };
      for (const [name, value] of Object.entries(conditions))
        headers[name] = value.replace("OWN", own);
      // The film has no compressed copy.
      const expected = path === "/film.mp4" && headers["accept-encoding"] === "br" ? 200 : status;
      const answer = await ask(path, { headers });
      expect([path, answer.status]).toEqual([path, expected]);
      const bytes = (await answer.bytes()).length;
      if (expected === 200) expect(bytes).toBe(size);
      if (expected === 206) expect(bytes).toBe(10);
      if (expected === 412) expect(answer.headers.get("cache-control")).toBe("no-cache");
      const isGetOnly = expected === 206 || expected === 416;
      const head = await ask(path, { method: "HEAD", headers });
      expect([path, head.status]).toEqual([path, isGetOnly ? 200 : expected]);
    }
  });

  it("answers an unknown path with the 404 page whatever the conditions are", async () => {
    for (const name of ["if-match", "if-none-match", "if-unmodified-since"]) {
      const answer = await ask("/none", { headers: { [name]: name.endsWith("h") ? "*" : LATER } });
      expect([name, answer.status]).toEqual([name, 404]);
      expect(await answer.text()).toContain("Page not found");
    }
    expect((await ask("/none", { headers: { "if-match": '"a"' } })).status).toBe(404);
  });

  it.each(["/about-us", "/about/", "/About", "/about).", "/about%20", "/About-Us%E2%80%8B"])(
    "redirects an old path, or one with capitals or more at its end, with the query: %s",
    async (path) => {
      const answer = await ask(`${path}?a=1`);
      expect([answer.status, answer.headers.get("location")]).toEqual([308, "/about?a=1"]);
      expect(answer.headers.get("cache-control")).toBe("public, max-age=3600");
    },
  );

  it("serves a page whose address has encoded letters", async () => {
    const page = await ask("/%61bout");
    expect([page.status, await page.text()]).toEqual([200, fixtureBodies["/about"]]);
    expect(await (await ask("/%67allery?show=laser")).text()).toContain("Laser");
  });

  it("answers an unknown path with the 404 page, and logs it at LOG_LEVEL=debug", async () => {
    const hostile = ["//evil.example/", "/%00", "/about%2F", "/about%2E", "/gallery%3Fshow=laser"];
    for (const path of ["/none", "/404", ...hostile]) {
      const answer = await ask(path);
      expect([path, answer.status]).toEqual([path, 404]);
      expect(await answer.text()).toContain("Page not found");
    }
    const line = '"path":"/none","msg":"not found"';
    await waitUntil(() => site.logs().includes(line), line);
  });
});
