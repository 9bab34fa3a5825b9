import { createServer } from "node:http";
import { listenOnLoopback } from "../support/loopback.ts";

/** A webhook that records the messages that it receives. */
export async function listenForAlerts() {
  const texts: string[] = [];
  const server = createServer(async (request, response) => {
    const chunks = await Array.fromAsync(request);
    texts.push(JSON.parse(Buffer.concat(chunks).toString()).text);
    response.end();
  });
  const url = await listenOnLoopback(server);
  return {
    url,
    texts,
    [Symbol.asyncDispose]: async () => void server.close(),
  };
}
