import type { Server } from "node:http";
import type { DeskSettings } from "./desk-settings.ts";
import { refusalOf } from "./guard.ts";

/** A WebSocket begins past all middleware: Vite's own, by which pages reload, is asked the same first. */
export function guardUpgrades(server: Server, settings: DeskSettings): void {
  const listeners = server.listeners("upgrade");
  server.removeAllListeners("upgrade");
  server.on("upgrade", (request, socket, head) => {
    const refusal = refusalOf(request, settings);
    if (!refusal) {
      for (const listener of listeners) listener.call(server, request, socket, head);
      return;
    }
    const { status, message } = refusal;
    socket.on("error", () => {});
    socket.end(
      `HTTP/1.1 ${status} Refused\r\nConnection: close\r\nContent-Type: text/plain\r\n\r\n${message}`,
    );
  });
}
