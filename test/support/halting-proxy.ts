import { createServer } from "node:http";
import { listenOnLoopback } from "./loopback.ts";

export type HaltingProxy = { url: string; stop: () => void };

/** A proxy that simulates a slow network: a page arrives up to `marker`, and the rest of it once `released` resolves. */
export async function startHaltingProxy(
  origin: string,
  marker: string,
  released: Promise<unknown>,
): Promise<HaltingProxy> {
  const server = createServer(async (request, response) => {
    const answer = await fetch(origin + request.url);
    const body = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get("content-type") ?? "";
    response.writeHead(answer.status, { "content-type": type });
    if (type.startsWith("text/html")) {
      const end = body.indexOf(marker) + marker.length;
      response.write(body.subarray(0, end));
      await released;
      response.end(body.subarray(end));
    } else {
      response.end(body);
    }
  });
  return {
    url: await listenOnLoopback(server),
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
