import { describe, expect, it } from "vitest";
import { parseAppointmentRequest } from "./appointment-request-schema.ts";

const request = {
  firstName: "Zoë",
  lastName: "O’Neil <b>",
  email: "zoe@example.com",
  phone: "+1 905 555 0142",
  service: "consultation",
  message: "Line one\nline two\t— 你好 👋🏽",
};

describe("an appointment request", () => {
  it("is returned exactly as it was typed", () => {
    expect(parseAppointmentRequest(request)).toEqual({ ok: true, request });
  });

  it("names every field that is missing or blank", () => {
    const parsed = parseAppointmentRequest({ firstName: " ", message: "\n" });
    expect(parsed).toMatchObject({
      ok: false,
      fields: {
        firstName: "is required",
        lastName: "is required",
        email: "is required",
        phone: "is required",
        service: "is required",
        message: "is required",
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
    ["half a surrogate pair", "a\ud800"],
  ])("refuses %s in every single-line field", (_, value) => {
    for (const field of ["firstName", "lastName", "phone"] as const) {
      const parsed = parseAppointmentRequest({ ...request, [field]: value });
      expect(parsed).toMatchObject({
        fields: { [field]: "holds a character that cannot be sent" },
      });
    }
    expect(parseAppointmentRequest({ ...request, email: `${value}@example.com` }).ok).toBe(false);
    expect(parseAppointmentRequest({ ...request, service: value }).ok).toBe(false);
  });

  it("lets a message have line breaks and no other control", () => {
    expect(parseAppointmentRequest({ ...request, message: "a\r\nb\tc" }).ok).toBe(true);
    expect(parseAppointmentRequest({ ...request, message: "a\u001bb" }).ok).toBe(false);
  });

  it("takes text up to the limit of its field", () => {
    expect(parseAppointmentRequest({ ...request, message: "m".repeat(5000) }).ok).toBe(true);
    expect(parseAppointmentRequest({ ...request, message: "m".repeat(5001) })).toMatchObject({
      fields: { message: "is longer than 5000 characters" },
    });
  });

  it("takes only services on offer and addresses a browser would take", () => {
    expect(parseAppointmentRequest({ ...request, service: "surgery" }).ok).toBe(false);
    expect(parseAppointmentRequest({ ...request, email: "a@b" }).ok).toBe(true);
    for (const email of ["a", "a@", "a b@c.d", "a@b.c, d@e.f", "<a@b.c>"]) {
      expect(parseAppointmentRequest({ ...request, email }).ok, email).toBe(false);
    }
  });

  it.each([
    ["one more key", { ...request, admin: "1" }],
    ["an own __proto__", JSON.parse(JSON.stringify(request).replace("{", '{"__proto__":{},'))],
    ["an array", [request]],
    ["null", null],
    ["text", "request"],
  ])("refuses %s", (_, input) => {
    expect(parseAppointmentRequest(input).ok).toBe(false);
  });
});
