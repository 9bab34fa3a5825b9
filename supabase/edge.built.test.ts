import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it, vi } from "vitest";
import { typed } from "../test/support/typed-request.ts";

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
  vi.doMock("../server/outbox/postgres/postgres-outbox.ts", () => ({ openPostgresOutbox }));
  await import(resolve("supabase/functions/send-contact-email/index.ts"));
  vi.doUnmock("../server/outbox/postgres/postgres-outbox.ts");
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
