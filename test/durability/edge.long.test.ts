import { randomBytes } from "node:crypto";
import { resolve } from "node:path";
import { afterAll, describe, expect, it, vi } from "vitest";
import { defaultPublicKey, functionPath } from "../../contract/appointment-request.ts";
import { type Postgres, startPostgresIfHere } from "../support/postgres.ts";
import { waitUntil } from "../support/process.ts";
import { startSite } from "../support/site.ts";
import { typed } from "../support/typed-request.ts";

const FUNCTION = resolve("supabase/functions/send-contact-email/index.ts");
const ORIGIN = "https://www.clinic.test";

type Handler = (
  request: Request,
  connection: { remoteAddr: { hostname: string } },
) => Promise<Response>;

/** Loads the edge function as its platform does: with settings, and a place for its handler. */
async function loadFunction(settings: Record<string, string>) {
  let handler: Handler | undefined;
  vi.stubGlobal("Deno", {
    env: { get: (name: string) => settings[name] },
    serve: (given: Handler) => {
      handler = given;
    },
  });
  vi.resetModules();
  await import(FUNCTION);
  return (body: object) =>
    handler?.(
      new Request(ORIGIN + functionPath, {
        method: "POST",
        headers: { "content-type": "application/json", apikey: defaultPublicKey, origin: ORIGIN },
        body: JSON.stringify(body),
      }),
      { remoteAddr: { hostname: "203.0.113.9" } },
    );
}

const started = await startPostgresIfHere();

describe.skipIf(!started)("the edge function", () => {
  const postgres = started as Postgres;
  const OUTBOX_KEY = randomBytes(32).toString("base64");
  afterAll(() => postgres.stop());

  it("stores a request encrypted, and a server with the same database delivers it", async () => {
    const DATABASE_URL = postgres.url;
    const send = await loadFunction({ DATABASE_URL, OUTBOX_KEY, SITE_URL: ORIGIN });
    const answer = await send({ ...typed, message: "From the edge: 你好" });
    expect(answer?.status).toBe(200);
    const rows = await postgres.query("select * from pgboss.job");
    expect(JSON.stringify(rows)).not.toContain("你好");

    await using site = await startSite({ env: { DATABASE_URL, OUTBOX_KEY } });
    await waitUntil(async () => (await site.mails()).length > 0, 60_000, "the mail");
    expect(await site.mails()).toEqual([expect.stringContaining("From the edge: 你好")]);
  });

  it("does not start without a database or a key", async () => {
    await expect(loadFunction({ OUTBOX_KEY })).rejects.toThrow("DATABASE_URL is not set");
    const withoutKey = loadFunction({ DATABASE_URL: postgres.url });
    await expect(withoutKey).rejects.toThrow("OUTBOX_KEY is not");
  });
});
