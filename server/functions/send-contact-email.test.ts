import { describe, expect, it, vi } from "vitest";
import { functionPath } from "../../contract/appointment-request.ts";
import { formFields } from "../../contract/form-fields.ts";
import { clinic } from "../../test/servers/clinic-fixture.ts";
import type { RecordedMessage } from "../outbox/recorded-message.ts";
import { createSendContactEmail, type FunctionDependencies } from "./send-contact-email.ts";
import { sha256 } from "./sha256.ts";

const url = `https://clinic.example${functionPath}`;
const fields = {
  firstName: "Zoë",
  lastName: "Day",
  email: "zoe@example.com",
  phone: "905",
  service: "consultation",
  message: "Hello",
};
const template = `<div data-props="{&quot;m&quot;:&quot;{{message}}&quot;}">{{problem}}|{{firstName}}|{{serviceLabel}}</div>`;

function setUp(overrides: Partial<FunctionDependencies> = {}) {
  const recorded = new Map<string, RecordedMessage>();
  const handle = createSendContactEmail({
    publicKey: "key",
    allowedOrigins: new Set(["https://other.example"]),
    record: async (id, message) => void recorded.set(id, message),
    secondsToWait: async () => undefined,
    sha256,
    now: () => 1_800_000_000_000,
    content: clinic,
    formPage: template,
    sentLocation: "/contact/sent",
    reportFailure: () => {},
    ...overrides,
  });
  const post = (body: BodyInit, headers: Record<string, string> = {}, method = "POST") =>
    handle(new Request(url, { method, body, headers }), { clientAddress: "192.0.2.1" });
  const json = (value: unknown, headers: Record<string, string> = {}) =>
    post(JSON.stringify(value), { "content-type": "application/json", apikey: "key", ...headers });
  const form = (values: Record<string, string>) =>
    post(new URLSearchParams({ apikey: "key", ...values }));
  return { handle, recorded, post, json, form };
}

describe("a post by script", () => {
  it("is answered 200 once it is recorded, with its id", async () => {
    const { recorded, json } = setUp();
    const answer = await json(fields, { authorization: "Bearer key" });
    expect(answer.status).toBe(200);
    const { id } = await answer.json();
    expect(recorded.get(id)).toMatchObject({ kind: "appointment", request: fields, marks: [] });
  });

  it("is one request however often it is sent with one key", async () => {
    const { recorded, json } = setUp();
    await json(fields, { "idempotency-key": "12345678" });
    await json(fields, { "idempotency-key": "12345678" });
    expect(recorded.size).toBe(1);
  });

  it("is another request when a correction is sent with the same key", async () => {
    const { recorded, json } = setUp();
    await json(fields, { "idempotency-key": "12345678" });
    await json({ ...fields, phone: "906" }, { "idempotency-key": "12345678" });
    expect(recorded.size).toBe(2);
  });

  it("is answered 503 with Retry-After when it cannot be recorded", async () => {
    const reportFailure = vi.fn();
    const { json } = setUp({ record: () => Promise.reject(new Error("full")), reportFailure });
    const answer = await json(fields);
    expect(answer.status).toBe(503);
    expect(answer.headers.get("retry-after")).toBe("5");
    expect(await answer.json()).toMatchObject({ ok: false });
    expect(reportFailure).toHaveBeenCalledOnce();
  });

  it("is answered 400 naming the fields at fault", async () => {
    const answer = await setUp().json({ ...fields, email: "nobody", message: 5 });
    expect(answer.status).toBe(400);
    expect(Object.keys((await answer.json()).fields)).toEqual(["email", "message"]);
  });

  it("is refused with the status that says why", async () => {
    const { handle, post, json } = setUp();
    const jsonType = { "content-type": "application/json", apikey: "key" };
    const context = { clientAddress: "192.0.2.1" };
    expect((await handle(new Request(url), context)).status).toBe(405);
    expect((await post("{", jsonType)).status).toBe(400);
    expect((await post(Uint8Array.of(0x22, 0xff, 0x22), jsonType)).status).toBe(400);
    expect((await post("{}", { "content-type": "text/plain" })).status).toBe(415);
    expect((await json(fields, { apikey: "wrong" })).status).toBe(401);
    expect((await json(fields, { authorization: "Bearer wrong" })).status).toBe(401);
    expect((await json({ ...fields, message: "m".repeat(100_000) })).status).toBe(413);
    expect((await json(fields, { "idempotency-key": "short" })).status).toBe(400);
    expect((await json(fields, { origin: "https://evil.example" })).status).toBe(403);
    expect((await json(fields, { origin: "null" })).status).toBe(403);
  });

  it("is counted against the limits only when it would be recorded", async () => {
    const secondsToWait = vi.fn(async () => undefined);
    const { handle, post, json } = setUp({ secondsToWait });
    const jsonType = { "content-type": "application/json", apikey: "key" };
    await handle(new Request(url), { clientAddress: "192.0.2.1" });
    await post("{", jsonType);
    await post("{}", { "content-type": "text/plain" });
    await json(fields, { apikey: "wrong" });
    await json({ ...fields, message: "m".repeat(100_000) });
    await json({ ...fields, email: "nobody" });
    await json(fields, { "idempotency-key": "short" });
    await json(fields, { origin: "https://evil.example" });
    expect(secondsToWait).not.toHaveBeenCalled();
    await json(fields);
    expect(secondsToWait).toHaveBeenCalledOnce();
  });

  it("is marked when it filled in the trap that people do not see", async () => {
    const { json, recorded } = setUp();
    expect((await json({ ...fields, website: "spam.example" })).status).toBe(200);
    expect([...recorded.values()]).toMatchObject([{ request: fields, marks: ["trap"] }]);
  });

  it("is answered 429 with the seconds to wait", async () => {
    const answer = await setUp({ secondsToWait: async () => 17 }).json(fields);
    expect(answer.status).toBe(429);
    expect(answer.headers.get("retry-after")).toBe("17");
  });

  it("may come from its own and from allowed origins", async () => {
    const { json, handle } = setUp();
    expect((await json(fields, { origin: "http://clinic.example" })).status).toBe(200);
    const answer = await json(fields, { origin: "https://other.example" });
    expect(answer.headers.get("access-control-allow-origin")).toBe("https://other.example");
    const headers = { origin: "https://other.example" };
    const preflight = await handle(new Request(url, { method: "OPTIONS", headers }), {
      clientAddress: "192.0.2.1",
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("access-control-allow-headers")).toContain("idempotency-key");
  });
});

const longest = Object.fromEntries(
  formFields.map(({ name, limit, kind }) =>
    kind === "email" || kind === "choice" ? [name, fields[name]] : [name, limit],
  ),
);
/** Every text as long as its field allows, made of one character. */
const filledWith = (character: string) =>
  Object.fromEntries(
    Object.entries(longest).map(([name, value]) =>
      typeof value === "number"
        ? [name, character.repeat(value / character.length)]
        : [name, value],
    ),
  ) as Record<string, string>;

describe.each(["ж", "你", "👋", '"', "\\"])("the longest texts, all of %s,", (character) => {
  it("are taken with script and without", async () => {
    const { json, form, recorded } = setUp();
    expect((await json(filledWith(character))).status).toBe(200);
    expect((await form(filledWith(character))).status).toBe(303);
    expect([...recorded.values()]).toMatchObject([{ request: filledWith(character) }]);
  });
});

describe("a form posted without script", () => {
  it("leads to the sent page, and twice in a row is one request", async () => {
    const { recorded, form } = setUp();
    const answer = await form(fields);
    await form(fields);
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toBe("/contact/sent");
    expect(recorded.size).toBe(1);
  });

  it("keeps line breaks as they were typed", async () => {
    const { recorded, form } = setUp();
    await form({ ...fields, message: "a\r\nb" });
    expect([...recorded.values()]).toMatchObject([{ request: { message: "a\nb" } }]);
  });

  it("comes back filled in and escaped, naming the labels at fault", async () => {
    const typed = { firstName: `"><i>{{email}}`, email: "", message: `say "hi"\n` };
    const answer = await setUp().form({ ...fields, ...typed });
    expect(answer.status).toBe(400);
    const page = await answer.text();
    expect(page).toContain("Mail: must be there!");
    expect(page).toContain("&#34;&#62;&#60;i&#62;{{email}}");
    expect(page).toContain("A First Talk");
    const props = /data-props="([^"]*)"/.exec(page)?.[1] ?? "";
    const unescaped = props
      .replaceAll("&quot;", '"')
      .replace(/&#(\d+);/g, (_, code) => String.fromCharCode(code));
    expect(JSON.parse(unescaped)).toEqual({ m: `say "hi"\n` });
  });

  const urlEncoded = (values: Record<string, string>) => new URLSearchParams(values).toString();
  const typed = urlEncoded({ apikey: "key", ...fields });
  const formType = "application/x-www-form-urlencoded";
  const multipart = new FormData();
  for (const [name, value] of Object.entries(fields)) multipart.set(name, value);
  it.each<[string, number, BodyInit, Record<string, string>]>([
    ["a text far too long", 413, urlEncoded({ ...fields, message: "m".repeat(200_000) }), {}],
    ["another charset", 415, typed, { "content-type": `${formType}; charset=latin1` }],
    ["another encoding of forms", 415, multipart, {}],
    ["a field sent twice", 400, `${typed}&phone=2`, {}],
    ["bytes that are not UTF-8", 400, Buffer.concat([Buffer.from(typed), Buffer.of(255)]), {}],
    ["a wrong key", 401, urlEncoded({ ...fields, apikey: "wrong" }), {}],
    ["a foreign origin", 403, typed, { origin: "https://evil.example" }],
  ])(
    "comes back with what was typed when it is refused for %s",
    async (_, status, body, headers) => {
      const type = body === multipart ? undefined : { "content-type": formType };
      const answer = await setUp().post(body, { ...type, ...headers });
      expect(answer.status).toBe(status);
      expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
      expect(await answer.text()).toContain("|Zoë|");
    },
  );

  it("is told which text is too long, even when not all of it was read", async () => {
    const answer = await setUp().form({ ...fields, message: "m".repeat(200_000) });
    expect(await answer.text()).toContain("Your words: has over 5000 characters!");
  });

  it("is answered by a page when it is of no type that can be read", async () => {
    const headers = { "content-type": "text/plain", accept: "text/html,*/*;q=0.8" };
    const answer = await setUp().post("message=Hello", headers);
    expect(answer.status).toBe(415);
    expect(await answer.text()).toContain(clinic.failure.text);
  });

  it("says the failure's own words when it could not be recorded", async () => {
    const { form } = setUp({ record: () => Promise.reject(new Error("full")) });
    const answer = await form(fields);
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain(`${clinic.failure.text}|Zoë|`);
  });

  it("is marked, never dropped, when a machine seems to have filled it", async () => {
    const { recorded, form } = setUp();
    await form({ ...fields, website: "spam.example" });
    expect([...recorded.values()]).toMatchObject([{ request: fields, marks: ["trap"] }]);
  });
});
