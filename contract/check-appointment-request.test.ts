import { describe, expect, it } from "vitest";
import { clinic } from "../test/support/clinic-fixture.ts";
import { typed } from "../test/support/typed-request.ts";
import { checkAppointmentRequest } from "./check-appointment-request.ts";

const check = (input: unknown) => checkAppointmentRequest(input, clinic);

const request = {
  ...typed,
  lastName: "O’Neil <b>",
  message: "Line one\nline two\t— 你好 👋🏽",
};

describe("an appointment request", () => {
  it("is returned unchanged if it is valid", () => {
    expect(check(request)).toEqual({ ok: true, request });
  });

  it("names every field that is missing or blank", () => {
    const parsed = check({ firstName: " ", message: "\n" });
    expect(parsed).toMatchObject({
      ok: false,
      fields: {
        firstName: "Given name: must be there!",
        lastName: "Surname: must be there!",
        email: "Mail: must be there!",
        phone: "Mobile: must be there!",
        service: "Wish: must be there!",
        message: "Your words: must be there!",
      },
    });
  });

  it.each([
    ["a number copied from Apple's contacts", "\u202d+1 905 555 0100\u202c", "+1 905 555 0100"],
    ["an isolated number", "\u2066905-555-0100\u2069", "905-555-0100"],
    ["left-to-right and right-to-left marks", "\u200e905 555\u200f 0100", "905 555 0100"],
    ["an Arabic letter mark", "905 555 0100\u061c", "905 555 0100"],
    ["tabs of a spreadsheet", "905\t555 0100\t", "905 555 0100"],
    ["line breaks", "905 555\r\n0100\n", "905 555 0100"],
    ["a line and a paragraph separator", "905\u2028555\u20290100", "905 555 0100"],
    ["vertical tab, form feed, next line", "905\v555\f01\u008500", "905 555 01 00"],
    ["NUL, DEL and other controls", "905\0 55\u007f5\u0003 01\u009c00", "905 555 0100"],
    [
      "byte order mark, soft hyphen, zero-width space",
      "\ufeff905 55\u00ad5\u200b 0100",
      "905 555 0100",
    ],
    ["half a surrogate pair", "905 555\ud800 0100", "905 555 0100"],
    ["spaces around it", "\u00a0 905 555 0100 ", "905 555 0100"],
  ])("cleans %s in a single line", (_, pasted, phone) => {
    expect(check({ ...request, phone: pasted })).toEqual({
      ok: true,
      request: { ...request, phone },
    });
  });

  it("has no line breaks in single-line fields, so that none can start a mail header", () => {
    const dirty = {
      firstName: "Zoë\r\nBcc: x@example.com",
      lastName: "Day\u2028",
      service: "other\t",
    };
    expect(check({ ...request, ...dirty, email: "\u200ezoe@example.com\ufeff" })).toEqual({
      ok: true,
      request: {
        ...request,
        firstName: "Zoë Bcc: x@example.com",
        lastName: "Day",
        service: "other",
        email: "zoe@example.com",
      },
    });
  });

  it("preserves joiners, combining marks and double spaces in names", () => {
    const names = { firstName: "می\u200cخواهم e\u0301\u0302", lastName: "👩\u200d⚕️ Mc  Double" };
    expect(check({ ...request, ...names })).toEqual({
      ok: true,
      request: { ...request, ...names },
    });
  });

  it.each([
    ["Word's line break", "Good day,\vI would like a facial.", "Good day,\nI would like a facial."],
    ["a page break of a PDF", "page one\fpage two", "page one\npage two"],
    ["line breaks of three systems", "a\r\nb\rc\u0085d", "a\nb\nc\nd"],
    ["controls", "text\u0003 treat\u0002ment a\0b \u001b[31m", "text treatment ab [31m"],
    ["a soft hyphen", "micro\u00adneedling", "microneedling"],
  ])("cleans %s in a message", (_, pasted, message) => {
    expect(check({ ...request, message: pasted })).toEqual({
      ok: true,
      request: { ...request, message },
    });
  });

  it("preserves tabs, line breaks, spaces and direction marks in the message", () => {
    const message = "\na\tb\nc  \u2067\u05d0\u2069 \u2028d \n";
    expect(check({ ...request, message })).toEqual({ ok: true, request: { ...request, message } });
  });

  it("is measured after cleaning", () => {
    expect(check({ ...request, message: `${"m".repeat(5000)}\u0003` }).ok).toBe(true);
  });

  it("may have texts up to the limit of each field", () => {
    expect(check({ ...request, message: "m".repeat(5000) }).ok).toBe(true);
    expect(check({ ...request, message: "m".repeat(5001) })).toMatchObject({
      fields: { message: "Your words: has over 5000 characters!" },
    });
  });

  it.each(["\u200b", "\u2060\u00ad", "\u3164", "\u2800", " \ufeff\u200d", "\u{e0020}"])(
    "rejects an invisible name: %j",
    (firstName) => {
      expect(check({ ...request, firstName })).toMatchObject({
        fields: { firstName: "Given name: must be there!" },
      });
    },
  );

  it.each([
    "a@b.ca",
    "joerg@bücher.ch",
    "ana@xn--bcher-kva.ch",
    "jörg@example.com",
    "o'neil+spa@example.photography",
    "用户@例え.テスト",
  ])("accepts the address %s", (email) => {
    expect(check({ ...request, email })).toEqual({ ok: true, request: { ...request, email } });
  });

  it("is rejected without a valid email address", () => {
    const wrong = [
      "a",
      "a@",
      "@b.ca",
      "a b@c.d",
      "a@b.c, d@e.f",
      "<a@b.c>",
      "a@b@c.d",
      "a@bü/c.d",
      "a@bü:25",
      "ana@localhost",
      "ana@münchen",
      "ana@gmail.",
      "ana@gmail..com",
      "ana@gmail.c",
      "ana@1.2.3.4",
      "ana@１.２.３.４",
      "ana@[192.0.2.1]",
      `${"a".repeat(65)}@example.com`,
      `${"ö".repeat(33)}@example.com`,
    ];
    for (const email of wrong) {
      expect(check({ ...request, email }).ok, email).toBe(false);
    }
  });

  it.each([
    ["an additional field", { ...request, admin: "1" }],
    ["an own __proto__", JSON.parse(JSON.stringify(request).replace("{", '{"__proto__":{},'))],
    ["an array", [request]],
    ["null", null],
    ["text", "request"],
  ])("rejects %s", (_, input) => {
    expect(check(input).ok).toBe(false);
  });
});
