import { expect, it } from "vitest";
import { isLoopback } from "./loopback.ts";

it.each([
  "localhost",
  "127.0.0.1",
  "127.8.9.10",
  "::1",
  "[::1]",
  "::ffff:127.0.0.1",
  "[::ffff:7f00:1]",
])("recognizes %s as this machine", (host) => {
  expect(isLoopback(host)).toBe(true);
});

it.each([
  ...["", "clinic.ca", "127.example.com", "localhost.example.com", "128.0.0.1", "0.0.0.0"],
  ...["::", "::2", "[::ffff:808:808]", "::ffff:10.0.0.1"],
])("takes “%s” for another machine", (host) => {
  expect(isLoopback(host)).toBe(false);
});
