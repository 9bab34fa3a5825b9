import { expect, it } from "vitest";
import { clientAddress } from "./client-address.ts";

it("ignores X-Forwarded-For without a trusted proxy", () => {
  expect(clientAddress("192.0.2.1", "203.0.113.9", 0)).toBe("192.0.2.1");
});

it("uses the entry of the outermost trusted proxy", () => {
  expect(clientAddress("10.0.0.1", "1.1.1.1, 203.0.113.9", 1)).toBe("203.0.113.9");
  expect(clientAddress("10.0.0.1", "1.1.1.1, 203.0.113.9, 10.0.0.2", 2)).toBe("203.0.113.9");
  expect(clientAddress("10.0.0.1", undefined, 1)).toBe("10.0.0.1");
});

it("removes the port that a proxy appends", () => {
  const first = (forwardedFor: string) => clientAddress("10.0.0.1", forwardedFor, 1);
  expect(first("203.0.113.9:4711")).toBe("203.0.113.9");
  expect(first("[2001:db8:1:2::9]:443")).toBe("2001:db8:1:2");
  expect(first("[2001:db8:1:2::9]")).toBe("2001:db8:1:2");
  expect(first("2001:db8:1:2:a:b:c:4711")).toBe("2001:db8:1:2");
});

it("returns the /64 of an IPv6 address, and IPv4 in one notation", () => {
  expect(clientAddress("2001:db8:1:2:a:b:c:d", undefined, 0)).toBe("2001:db8:1:2");
  expect(clientAddress("2001:db8::1", undefined, 0)).toBe("2001:db8:0:0");
  expect(clientAddress("::ffff:192.0.2.1", undefined, 0)).toBe("192.0.2.1");
});
