import { request } from "node:http";
import { text } from "node:stream/consumers";
import type { RunningDesk } from "./clinic.ts";

export type Asked = { status: number; body: string; headers: NodeJS.Dict<string | string[]> };
export type Asking = {
  /** By default GET, or POST where something is sent. */
  method?: string;
  headers?: Record<string, string | string[]>;
  body?: string | Buffer;
};

/** As a browser asks, but with any header. */
export function askDesk(path: string, asking: Asking & { desk: RunningDesk }): Promise<Asked> {
  const { headers = {}, body, desk } = asking;
  const { hostname, port } = new URL(desk.address);
  const { method = body === undefined ? "GET" : "POST" } = asking;
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, method, headers }, async (response) =>
      resolve({
        status: response.statusCode ?? 0,
        body: await text(response),
        headers: response.headers,
      }),
    );
    asked.on("upgrade", ({ headers }, socket) => {
      socket.destroy();
      resolve({ status: 101, body: "", headers });
    });
    asked.on("error", reject).end(body);
  });
}

/** The key in the desk's page. */
export function keyIn(page: string): string {
  return /name="desk-key" content="([^"]+)"/.exec(page)?.[1] ?? "";
}
