import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { beforeAll, expect, it, vi } from "vitest";
import { dist, manifest, pages } from "../support/built-pages.ts";
import { typed } from "../support/typed-request.ts";

const listed = manifest.files.filter(({ path }) => [...pages, manifest.notFound].includes(path));
const exported = (file: string) => readFileSync(join(dist, "export", file), "utf8");

const command = "deploy/export/export.ts";
const leftover = join(dist, "export/page-of-a-former-build.html");

beforeAll(() => {
  mkdirSync(join(dist, "export"), { recursive: true });
  writeFileSync(leftover, "");
  execFileSync(process.execPath, [command, "--same-origin"]);
});

it("is refused if no function would answer the form", () => {
  const { status, stderr } = spawnSync(process.execPath, [command], { encoding: "utf8" });
  expect([status, stderr]).toEqual([1, expect.stringContaining("FUNCTIONS_URL is not set")]);
});

it("contains nothing of a former export, and headers and redirects for a static host", () => {
  expect(existsSync(leftover)).toBe(false);
  expect(exported("_headers")).toMatch(
    /^\/\*\n(?: {2}.*\n)* {2}strict-transport-security: max-age=31536000\n {2}content-security-policy: frame-ancestors 'none'\n/,
  );
  expect(exported("_redirects")).toMatch(/^\/laser-hair-removal \S+ 301!$/m);
});

it.each(listed)("contains its CSP, for a host without header files: $path", (page) => {
  const [, policy = ""] =
    /<meta charset[^>]*><meta http-equiv="content-security-policy" content="([^"]*)">/i.exec(
      exported(page.file),
    ) ?? [];
  const sent = manifest.contentSecurityPolicy.split("; ");
  expect(policy.split("; ")).toEqual(sent.filter((part) => !part.startsWith("frame-ancestors")));
});

it("contains a redirect page for every old path", () => {
  expect(Object.keys(manifest.redirects)).not.toEqual([]);
  for (const [from, to] of Object.entries(manifest.redirects)) {
    expect(exported(from.endsWith(".html") ? from : `${from}.html`)).toContain(
      `content="0; url=${to}"`,
    );
  }
});

it("has its form answered by the edge function, with any public key of the platform", async () => {
  expect(readFileSync("supabase/config.toml", "utf8")).toMatch(/^verify_jwt = false$/m);
  const record = vi.fn(async () => {});
  const serve = vi.fn<(handle: (request: Request, info: object) => Promise<Response>) => void>();
  const settings = {
    ...{ SUPABASE_DB_URL: "postgres://database/website", SUPABASE_ANON_KEY: "anon" },
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({
      default: "sb_publishable_1",
      app: "sb_publishable_2",
    }),
    ...{ OUTBOX_KEY: "0f".repeat(32), SITE_URL: "https://www.clinic.test" },
  };
  vi.stubGlobal("Deno", { env: new Map(Object.entries(settings)), serve });
  const openPostgresOutbox = () => ({ record });
  vi.doMock("../../server/outbox/postgres-outbox.ts", () => ({ openPostgresOutbox }));
  await import(resolve("supabase/functions/send-contact-email/index.ts"));
  vi.doUnmock("../../server/outbox/postgres-outbox.ts");
  vi.unstubAllGlobals();
  const [[handle] = []] = serve.mock.calls;
  const post = (apikey: string) => {
    const body = new URLSearchParams({ ...typed, apikey });
    const headers = { origin: "https://www.clinic.test" };
    const posted = new Request("https://edge.test/", { method: "POST", body, headers });
    return handle?.(posted, { remoteAddr: { hostname: "192.0.2.1" } });
  };
  for (const key of ["anon", "sb_publishable_1", "sb_publishable_2"]) {
    const answer = await post(key);
    expect(answer?.headers.get("location"), key).toBe("https://www.clinic.test/contact/sent");
  }
  expect(record).toHaveBeenCalledTimes(3);
  expect((await post("another"))?.status).toBe(401);
});
