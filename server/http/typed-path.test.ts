import { expect, it } from "vitest";
import { decodeUnreserved, intendedPath } from "./typed-path.ts";

it("decodes every unreserved character but the dot, and nothing else", () => {
  const encoded = Array.from(
    { length: 256 },
    (_, code) => `%${code.toString(16).padStart(2, "0")}`,
  );
  const decoded = encoded.map(decodeUnreserved).filter((one) => one.length === 1);
  expect(decoded.join("")).toBe(
    "-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz~",
  );
});

it.each([
  ["/Contact", "/contact"],
  ["/contact/", "/contact"],
  ["/contact).", "/contact"],
  ["/contact%E2%80%9D", "/contact"],
  ["/contact%E2%80%8B%20", "/contact"],
  ["//", "/"],
  ["/", "/"],
])("takes %s for %s", (typed, meant) => {
  expect(intendedPath(typed)).toBe(meant);
});

it.each(["/contact%2F", "/about%00", "/about%5c", "/about%2E", "/%", "/%C3%28", "about"])(
  "does not guess what %s means",
  (typed) => {
    expect(intendedPath(typed)).toBeUndefined();
  },
);

it("keeps a letter that is no part of the address", () => {
  expect(intendedPath("/contact%C3%A9")).toBe("/contacté");
});

it("needs no more time for a long path than for a short one", () => {
  expect(intendedPath(`/${",".repeat(500_000)}`)).toBe("/");
  expect(intendedPath(`/a${",".repeat(500_000)}!`)).toBe("/a");
});
