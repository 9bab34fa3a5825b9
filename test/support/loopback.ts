import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

/** Makes the server listen on a free loopback port. Returns its URL without a trailing slash. */
export async function listenOnLoopback(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
