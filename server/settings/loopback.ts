import { BlockList, isIPv6 } from "node:net";

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8);
loopback.addAddress("::1", "ipv6");

/** Whether a host is this machine: "localhost" or an address, also an IPv4 address in IPv6 notation. @param host of a URL, or the address of a connection */
export function isLoopback(host: string): boolean {
  const address = host.replace(/^\[|\]$/g, "");
  return address === "localhost" || loopback.check(address, isIPv6(address) ? "ipv6" : "ipv4");
}
