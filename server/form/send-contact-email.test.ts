import { describe, expect, it, vi } from "vitest";
import { functionUrl, setUpFunction } from "../../test/support/function-fixture.ts";
import { typed } from "../../test/support/typed-request.ts";

const context = { clientAddress: "192.0.2.1" };

describe("a request by script", () => {
  it("gets 200 with its id once it is stored", async () => {
    const { recorded, json } = setUpFunction();
    const answer = await json(typed, { authorization: "Bearer key" });
    expect(answer.status).toBe(200);
    const { id } = await answer.json();
    expect(recorded.get(id)).toMatchObject({
      requestId: id,
      replyTo: { name: "Zoë Day", address: typed.email },
      subject: "New: A First Talk for Zoë Day",
    });
  });

  it("is stored once per idempotency key", async () => {
    const { recorded, json } = setUpFunction();
    await json(typed, { "idempotency-key": "12345678" });
    await json(typed, { "idempotency-key": "12345678" });
    expect(recorded.size).toBe(1);
  });

  it("is a new request if a correction has the same key", async () => {
    const { recorded, json } = setUpFunction();
    await json(typed, { "idempotency-key": "12345678" });
    await json({ ...typed, phone: "905-555-0143" }, { "idempotency-key": "12345678" });
    expect(recorded.size).toBe(2);
  });

  it("without a key is a repetition within an hour, and a new request in a later one", async () => {
    const startOfHour = 1_800_000_000_000;
    let now = startOfHour;
    const { recorded, json } = setUpFunction({ now: () => now });
    await json(typed);
    now = startOfHour + 3_599_999;
    await json(typed);
    expect(recorded.size).toBe(1);
    now = startOfHour + 3_600_000;
    await json(typed);
    expect(recorded.size).toBe(2);
  });

  it("gets 503 with Retry-After if it cannot be stored", async () => {
    const reportFailure = vi.fn();
    const { json } = setUpFunction({
      record: () => Promise.reject(new Error("full")),
      reportFailure,
    });
    const answer = await json(typed);
    expect(answer.status).toBe(503);
    expect(answer.headers.get("retry-after")).toBe("5");
    expect(await answer.json()).toMatchObject({ ok: false });
    expect(reportFailure).toHaveBeenCalledOnce();
  });

  it("gets 405 with Allow for other methods than POST", async () => {
    const answer = await setUpFunction().handle(new Request(functionUrl), context);
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "POST, OPTIONS"]);
  });

  it("gets 400 with the names of the invalid fields", async () => {
    const answer = await setUpFunction().json({ ...typed, email: "nobody", message: 5 });
    expect(answer.status).toBe(400);
    expect(Object.keys((await answer.json()).fields)).toEqual(["email", "message"]);
  });

  const jsonType = { "content-type": "application/json", apikey: "key" };
  type Functions = ReturnType<typeof setUpFunction>;
  it.each<[string, number, (functions: Functions) => Promise<Response>]>([
    ["is a GET", 405, ({ handle }) => handle(new Request(functionUrl), context)],
    ["is not JSON", 400, ({ post }) => post("{", jsonType)],
    ["is not UTF-8", 400, ({ post }) => post(Uint8Array.of(0x22, 0xff, 0x22), jsonType)],
    ["has another content type", 415, ({ post }) => post("{}", { "content-type": "text/plain" })],
    ["has a wrong key", 401, ({ json }) => json(typed, { apikey: "wrong" })],
    ["has two different keys", 401, ({ json }) => json(typed, { authorization: "Bearer wrong" })],
    ["is too large", 413, ({ json }) => json({ ...typed, message: "m".repeat(100_000) })],
    ["has an invalid field", 400, ({ json }) => json({ ...typed, email: "nobody" })],
    ["has an invalid request key", 400, ({ json }) => json(typed, { "idempotency-key": "short" })],
    ["comes from another site", 403, ({ json }) => json(typed, { origin: "https://evil.example" })],
    ["has a null origin", 403, ({ json }) => json(typed, { origin: "null" })],
    [
      "comes from a frame in another site",
      403,
      ({ json }) => json(typed, { origin: "null", "sec-fetch-site": "cross-site" }),
    ],
  ])("gets an error if it %s: %i, and does not count against a limit", async (_, status, send) => {
    const secondsToWait = vi.fn(async () => undefined);
    const functions = setUpFunction({ secondsToWait });
    expect((await send(functions)).status).toBe(status);
    expect(secondsToWait).not.toHaveBeenCalled();
    await functions.json(typed);
    expect(secondsToWait).toHaveBeenCalledOnce();
  });

  it.each([
    ["application/json;", 200],
    ["Application/JSON", 200],
    ["application/json;charset=utf8", 200],
    ["application/json; charset='utf-8'", 200],
    ['application/json; charset="UTF-8"; v=1', 200],
    ["application/json; odata=verbose", 200],
    ["application/json; charset=latin1", 415],
    ["application/jsonp", 415],
    ["text/json", 415],
  ])("with the content type %s gets %i", async (type, status) => {
    const headers = { "content-type": type, apikey: "key" };
    expect((await setUpFunction().post(JSON.stringify(typed), headers)).status).toBe(status);
  });

  it("is marked as possible spam if the honeypot is filled in", async () => {
    const { json, recorded } = setUpFunction();
    expect((await json({ ...typed, website: "spam.example" })).status).toBe(200);
    const [mail] = recorded.values();
    expect(mail?.subject).toBe("[doubtful] New: A First Talk for Zoë Day");
    expect(mail?.text).toContain("Doubtful: the trap was sprung.");
  });

  it("may contain a service that no longer exists", async () => {
    const { json, recorded } = setUpFunction();
    expect((await json({ ...typed, service: "gone-since" })).status).toBe(200);
    expect([...recorded.values()][0]?.text).toContain("Wish: gone-since\n");
  });

  it("gets 429 with the seconds to wait", async () => {
    const answer = await setUpFunction({ secondsToWait: async () => 17 }).json(typed);
    expect(answer.status).toBe(429);
    expect(answer.headers.get("retry-after")).toBe("17");
    expect(await answer.json()).toEqual({
      ok: false,
      error: "Wait 1 minute, or call (403) 555-0188.",
    });
  });

  it("is same-origin if Sec-Fetch-Site says so, whatever Origin says", async () => {
    const { json } = setUpFunction();
    const own = { "sec-fetch-site": "same-origin" };
    // A referrer policy makes Origin "null", and a proxy may change Host.
    for (const origin of ["null", "https://www.clinic.example"])
      expect((await json(typed, { ...own, origin })).status).toBe(200);
  });

  it("may come from its own origin and from allowed origins", async () => {
    const { json, handle } = setUpFunction();
    expect((await json(typed, { origin: "http://clinic.example" })).status).toBe(200);
    const answer = await json(typed, { origin: "https://other.example" });
    expect(answer.headers.get("access-control-allow-origin")).toBe("https://other.example");
    expect(answer.headers.get("vary")).toBe("Origin");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("access-control-expose-headers")).toBe("Retry-After");
    const refused = await json({ ...typed, email: "nobody" }, { origin: "https://other.example" });
    expect(refused.headers.get("access-control-allow-origin")).toBe("https://other.example");
    const headers = { origin: "https://other.example" };
    const preflight = await handle(
      new Request(functionUrl, { method: "OPTIONS", headers }),
      context,
    );
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("access-control-allow-headers")).toBe(
      "apikey, authorization, content-type, x-client-info, idempotency-key",
    );
  });
});
