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
  it("is returned exactly as it was typed", () => {
    expect(check(request)).toEqual({ ok: true, request });
  });

  it("names every field that is missing or blank", () => {
    const parsed = check({ firstName: " ", message: "\n" });
    expect(parsed).toMatchObject({
      ok: false,
      fields: {
        firstName: "must be there",
        lastName: "must be there",
        email: "must be there",
        phone: "must be there",
        service: "must be there",
        message: "must be there",
      },
    });
  });

  it.each([
    ["CRLF", "a\r\nBcc: x@example.com"],
    ["a bare newline", "a\nb"],
    ["NUL", "a\0"],
    ["DEL", "a\u007f"],
    ["a C1 control", "a\u0085b"],
    ["a line separator", "a\u2028b"],
    ["an override of the reading direction", "a\u202egpj.exe"],
    ["an isolate of the reading direction", "a\u2066b\u2069"],
    ["half a surrogate pair", "a\ud800"],
  ])("refuses %s in every single-line field", (_, value) => {
    for (const field of ["firstName", "lastName", "phone"] as const) {
      const parsed = check({ ...request, [field]: value });
      expect(parsed).toMatchObject({
        fields: { [field]: clinic.problems.unsendable },
      });
    }
    expect(check({ ...request, email: `${value}@example.com` }).ok).toBe(false);
    expect(check({ ...request, service: value }).ok).toBe(false);
  });

  it("lets a message have line breaks and no other control", () => {
    expect(check({ ...request, message: "a\r\nb\tc \u2067\u05d0\u2069" }).ok).toBe(true);
    expect(check({ ...request, message: "a\u001bb" }).ok).toBe(false);
  });

  it("takes text up to the limit of its field", () => {
    expect(check({ ...request, message: "m".repeat(5000) }).ok).toBe(true);
    expect(check({ ...request, message: "m".repeat(5001) })).toMatchObject({
      fields: { message: "has over 5000 characters" },
    });
  });

  it("takes a service that has gone since the page was opened", () => {
    expect(check({ ...request, service: "a-service-that-has-gone" }).ok).toBe(true);
  });

  it.each(["\u200b", "\u2060\u00ad", "\u3164", "\u2800", " \ufeff\u200d", "\u{e0020}"])(
    "refuses a name that nobody can see: %j",
    (firstName) => {
      expect(check({ ...request, firstName })).toMatchObject({
        fields: { firstName: "must be there" },
      });
    },
  );

  it("takes only addresses a browser would take", () => {
    expect(check({ ...request, email: "a@b" }).ok).toBe(true);
    for (const email of ["a", "a@", "a b@c.d", "a@b.c, d@e.f", "<a@b.c>"]) {
      expect(check({ ...request, email }).ok, email).toBe(false);
    }
  });

  it.each([
    ["one more key", { ...request, admin: "1" }],
    ["an own __proto__", JSON.parse(JSON.stringify(request).replace("{", '{"__proto__":{},'))],
    ["an array", [request]],
    ["null", null],
    ["text", "request"],
  ])("refuses %s", (_, input) => {
    expect(check(input).ok).toBe(false);
  });
});
