import { request } from "node:http";
import { text } from "node:stream/consumers";
import type { RunningDesk } from "./clinic.ts";

export type Asked = { status: number; body: string; headers: NodeJS.Dict<string | string[]> };
type Asking = { headers?: Record<string, string>; body?: string | Buffer; desk: RunningDesk };

/** As a browser asks, but with any header. */
export function askDesk(path: string, { headers = {}, body, desk }: Asking): Promise<Asked> {
  const { hostname, port } = new URL(desk.address);
  const method = body === undefined ? "GET" : "POST";
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, method, headers }, async (response) =>
      resolve({
        status: response.statusCode ?? 0,
        body: await text(response),
        headers: response.headers,
      }),
    );
    asked.on("error", reject).end(body);
  });
}

/** The key in the desk's page. */
export function keyIn(page: string): string {
  return /name="desk-key" content="([^"]+)"/.exec(page)?.[1] ?? "";
}
