import type { IncomingMessage } from "node:http";
import { BlockList, isIPv6 } from "node:net";
import { isLoopback } from "../settings/loopback.ts";

/**
 * IPv6 addresses that end with an IPv4 address, which is the visitor's: mapped (::ffff:0:0/96), translated
 * (::ffff:0:0:0/96, RFC 7915) and NAT64 (64:ff9b::/96 and 64:ff9b:1::/48, RFC 6052 and 8215).
 */
const ENDS_WITH_IPV4 =
  /^(?:0:0:0:0:0:ffff|0:0:0:0:ffff:0|64:ff9b:0:0:0:0|64:ff9b:1:[\da-f:]+?):([\da-f]+):([\da-f]+)$/;

/**
 * Returns the IPv4 address of the client, or its IPv6 /64, because a provider assigns a household at
 * least a /64. Only the entries that trusted proxies append to X-Forwarded-For are used: a client can
 * forge the rest.
 */
export function clientAddress(
  socketAddress: string,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const hops = trustedProxies > 0 ? (forwardedFor?.split(",") ?? []) : [];
  const address = hops.at(-trustedProxies)?.trim() || hops[0]?.trim() || socketAddress;
  return byNetwork(address.replace(/^\[(.*)\](?::\d+)?$|^([\d.]+):\d+$/, "$1$2"));
}

function byNetwork(address: string): string {
  const groups = ipv6Groups(address.replace(/%.*/, "")) ?? address.split(":");
  const [, high, low] = ENDS_WITH_IPV4.exec(groups.join(":")) ?? [];
  if (high === undefined || low === undefined) return groups.slice(0, 4).join(":");
  return [high, low]
    .flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 0xff])
    .join(".");
}

/** The eight groups of an IPv6 address in any notation, each without leading zeros; undefined for other text. */
function ipv6Groups(address: string): string[] | undefined {
  // The URL parser writes each address in one way only (RFC 5952).
  const host = URL.parse(`http://[${address}]`)?.hostname.slice(1, -1);
  if (host === undefined) return undefined;
  const [head = [], tail = []] = host.split("::").map((part) => part.split(":").filter(Boolean));
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => "0");
  return [...head, ...zeros, ...tail];
}

export function isFromThisMachine({ socket, headers }: IncomingMessage): boolean {
  const isHere = isLoopback(socket.remoteAddress ?? "");
  return isHere && !headers["x-forwarded-for"] && !headers.forwarded;
}

/** Loopback, RFC 1918, RFC 6598, link-local, and RFC 4193. */
const PRIVATE_NETWORKS = [
  ...["127.0.0.0/8", "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "100.64.0.0/10"],
  ...["169.254.0.0/16", "::1/128", "fc00::/7", "fe80::/10"],
];
const privateAddresses = new BlockList();
for (const network of PRIVATE_NETWORKS) {
  const [address = "", prefix] = network.split("/");
  privateAddresses.addSubnet(address, Number(prefix), familyOf(address));
}

/** Whether a proxy has forwarded a request. A public address could be that of a visitor who sends the header. */
export function isFromProxy(socketAddress: string, forwardedFor: string | undefined): boolean {
  if (forwardedFor === undefined) return false;
  const address = socketAddress.replace(/%.*/, "");
  return privateAddresses.check(address, familyOf(address));
}

function familyOf(address: string): "ipv4" | "ipv6" {
  return isIPv6(address) ? "ipv6" : "ipv4";
}
