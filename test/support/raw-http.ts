import type { Server } from "node:http";
import { type AddressInfo, connect, type Socket, type SocketConstructorOpts } from "node:net";

export function dial(server: Server, options: SocketConstructorOpts = {}): Socket {
  const { port } = server.address() as AddressInfo;
  return connect({ port, host: "127.0.0.1", noDelay: true, ...options });
}

export function get(target: string, ...headers: string[]): string {
  return `GET ${target} HTTP/1.1\r\n${["Host: a", ...headers].join("\r\n")}\r\n\r\n`;
}
