/**
 * `node bare-server.ts PORT URL ENCODING`: fetches the URL once, and answers every request
 * with that response: the upper limit of Node's HTTP server in one process.
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
