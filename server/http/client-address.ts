import type { IncomingMessage } from "node:http";

/**
 * An IPv4 address, or the /64 of an IPv6 address, the least a household gets. What stands in
 * X-Forwarded-For left of the trusted proxies' entries is unverified.
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
  const ipv4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (ipv4?.[1]) return ipv4[1];
  const [head = "", tail] = address.toLowerCase().split("::");
  const groups = head.split(":").filter(Boolean);
  const missing = 8 - groups.length - (tail?.split(":").filter(Boolean).length ?? 0);
  if (tail !== undefined) groups.push(...Array.from({ length: Math.max(0, missing) }, () => "0"));
  return groups.slice(0, 4).join(":") || address;
}

export function isFromThisMachine({ socket, headers }: IncomingMessage): boolean {
  const isLoopback = /^(::1$|(::ffff:)?127\.)/.test(socket.remoteAddress ?? "");
  return isLoopback && !headers["x-forwarded-for"] && !headers.forwarded;
}
