/**
 * `node bare-server.ts PORT URL ENCODING`: answers every request with what that address answered
 * once, and does nothing else. What Node's own HTTP server can give in one process.
 */
import { createServer, get } from "node:http";
import { buffer } from "node:stream/consumers";

const [port, url = "", encoding] = process.argv.slice(2);

get(url, { headers: { "accept-encoding": encoding } }, async (answer) => {
  const body = await buffer(answer);
  createServer((_, response) => {
    response.writeHead(200, answer.rawHeaders);
    response.end(body);
  }).listen(Number(port), "127.0.0.1");
});
