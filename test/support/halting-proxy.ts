import { createServer } from "node:http";
import { listenOnLoopback } from "./loopback.ts";

export type HaltingProxy = { url: string; stop: () => void };

/** A proxy that simulates a slow network: the head of a page arrives immediately, the body `haltMs` later, after the script. */
export async function startHaltingProxy(origin: string, haltMs: number): Promise<HaltingProxy> {
  const scriptSent = Promise.withResolvers<void>();
  const server = createServer(async (request, response) => {
    const answer = await fetch(origin + request.url);
    const body = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get("content-type") ?? "";
    response.writeHead(answer.status, { "content-type": type });
    if (type.startsWith("text/html")) {
      const end = body.indexOf("<body>");
      response.write(body.subarray(0, end));
      await scriptSent.promise;
      await new Promise((resolve) => setTimeout(resolve, haltMs));
      response.end(body.subarray(end));
    } else {
      response.end(body);
      if (type.startsWith("text/javascript")) scriptSent.resolve();
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
