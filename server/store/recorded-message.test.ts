import { expect, it } from "vitest";
import { typed as request } from "../../test/support/typed-request.ts";
import { parseMessage, serializeMessage, UnreadableMessage } from "./recorded-message.ts";

const stored = { kind: "appointment", request, marks: ["trap"], receivedAt: 1 };

it("reads what earlier versions wrote, and writes what they read", () => {
  const message = parseMessage(JSON.stringify(stored));
  expect(message).toEqual({ kind: "appointment", request, spamSigns: ["trap"], receivedAt: 1 });
  expect(JSON.parse(serializeMessage(message))).toEqual(stored);
});

it("reads what a later version added", () => {
  const later = { ...stored, source: 1, request: { ...request, day: "2027-03-01", guests: 2 } };
  expect(parseMessage(JSON.stringify(later))).toMatchObject({ request: { day: "2027-03-01" } });
});

it.each([
  ["a field the mail needs is missing", { ...stored, request: { ...request, email: undefined } }],
  ["a field has another type", { ...stored, marks: "trap" }],
  ["its kind is unknown", { ...stored, kind: "newsletter" }],
  ["it is no object", "Zoë Day"],
])("refuses a row when %s, and quotes none of it", (_, value) => {
  const parse = () => parseMessage(JSON.stringify(value));
  expect(parse).toThrow(UnreadableMessage);
  expect(parse).not.toThrow(/Zoë|trap|newsletter/);
});

it("refuses a row that is no JSON, and quotes none of it", () => {
  expect(() => parseMessage("Zoë")).toThrow(/^unreadable in this version: the whole$/);
});
