import { expect, it } from "vitest";
import { clientAddress, isFromProxy } from "./client-address.ts";

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
  expect(clientAddress("fe80::1%eth0", undefined, 0)).toBe("fe80:0:0:0");
});

it.each([
  "::ffff:192.0.2.1",
  "::FFFF:c000:0201",
  "0:0:0:0:0:ffff:192.0.2.1",
  "0000:0000:0000:0000:0000:ffff:c000:201",
  "::ffff:0:192.0.2.1",
  "64:ff9b::c000:201",
  "64:ff9b::192.0.2.1",
  "64:ff9b:1::192.0.2.1",
  "[::ffff:c000:201]:4711",
])("counts an IPv4 address inside an IPv6 address by itself: %s", (address) => {
  expect(clientAddress("10.0.0.1", address, 1)).toBe("192.0.2.1");
});

it("returns what is no address as it is", () => {
  expect(clientAddress("10.0.0.1", "unknown", 1)).toBe("unknown");
});

it.each([
  ...["127.0.0.1", "::1", "::ffff:127.0.0.1", "10.0.0.1", "172.17.0.1", "::ffff:172.31.255.1"],
  ...["192.168.1.1", "100.64.0.1", "169.254.0.1", "fd00::1", "fe80::1%eth0"],
])("takes a forwarded request of the private address %s for that of a proxy", (address) => {
  expect(isFromProxy(address, "203.0.113.9")).toBe(true);
  expect(isFromProxy(address, undefined)).toBe(false);
});

it.each(["203.0.113.1", "172.32.0.1", "2001:db8::1", "unknown"])(
  "does not take the address %s for a proxy's, because a visitor can send the same header",
  (address) => {
    expect(isFromProxy(address, "203.0.113.9")).toBe(false);
  },
);
