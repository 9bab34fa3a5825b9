import type { IncomingMessage } from "node:http";

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
