import { expect, it } from "vitest";
import { clinic } from "../test/support/clinic-fixture.ts";
import { typed } from "../test/support/typed-request.ts";
import { checkAppointmentRequest } from "./check-appointment-request.ts";

const check = (phone: string) => checkAppointmentRequest({ ...typed, phone }, clinic);

it.each([
  "905-555-0100",
  "(905) 555.0100",
  "1 905 555 0100",
  "+44 20 7946 0958 ext. 12",
  "905 555 0100 x 12345678",
  "+47 22 12 34 56",
  "+12345678",
  "00 44 20 7946 0958",
  "905‑555–0100",
  "cell: 905 555 0100 (after five)",
  "905 555 0100 / 416 555 0100",
  "905/555/0100",
  "٩٠٥ ٥٥٥ ٠١٠٠",
])("accepts the phone number %s", (phone) => {
  expect(check(phone)).toEqual({ ok: true, request: { ...typed, phone } });
});

it.each([
  "12345",
  "abc",
  "905-555-010",
  "555-0100 ext. 12345",
  "+1234567",
  "+1 234 567 890 123 4567",
  "9055550100905555",
])("rejects a number that no telephone reaches: %s", (phone) => {
  expect(check(phone)).toEqual({ ok: false, fields: { phone: "Mobile: is no number!" } });
});
