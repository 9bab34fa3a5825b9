import type { ServerResponse } from "node:http";
import { Refusal } from "../refusal.ts";

/** Sends JSON, a picture's bytes, or a refusal's sentence. */
export async function respond(result: Promise<unknown>, response: ServerResponse) {
  const send = (status: number, body: object) =>
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  try {
    const found = await result;
    if (found instanceof Uint8Array) {
      response.writeHead(200, { "content-type": "image/jpeg", "cache-control": "no-cache" });
      response.end(found);
    } else if (found === undefined) send(404, { message: "There is no such page." });
    else send(200, found as object);
  } catch (error) {
    if (error instanceof Refusal) {
      return void send(error.status, { message: error.message, ...error.details });
    }
    console.error(error);
    const message = `Something is wrong with the desk itself. What you typed is kept here. Show this to whoever looks after the website: ${error}`;
    send(500, { message });
  }
}
