import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { dial } from "../../test/support/raw-http.ts";
import { createHttpServer } from "./http.ts";

const large = Buffer.alloc(2 ** 25);
const server = createHttpServer({
  site: (request, response) => void response.end(request.url === "/large" ? large : "site"),
  functions: async (request, _incoming, body) =>
    request.method === "OPTIONS"
      ? new Response(null, { status: 204 })
      : new Response(`${request.method} ${body.length}`),
  securityHeaders: () => ({ security: ["x-page", "false"], pageSecurity: ["x-page", "true"] }),
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
afterAll(() => server.close());

/** Sends the text as it stands and gives everything that comes back until the connection is quiet. */
function exchange(text: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = dial(server);
    socket.write(text);
    socket.once("data", (chunk) => {
      socket.destroy();
      resolve(chunk.toString("latin1"));
    });
    socket.on("error", () => {});
  });
}

it("hands a function the request and adds the headers of its kind of answer", async () => {
  const answer = await exchange(
    "POST /functions/a HTTP/1.1\r\nhost: a\r\ncontent-length: 3\r\n\r\nabc",
  );
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK/);
  expect(answer).toContain("x-page: false");
  expect(answer).toMatch(/POST 3$/);
});

it("says no length of a 204, which has no body", async () => {
  const answer = await exchange("OPTIONS /functions/a HTTP/1.1\r\nhost: a\r\n\r\n");
  expect(answer).toMatch(/^HTTP\/1\.1 204/);
  expect(answer.toLowerCase()).not.toContain("content-length");
});

it("answers what came before a malformed request, in order, and then that one", async () => {
  const socket = dial(server).setEncoding("latin1");
  let answers = "";
  socket.on("data", (text: string) => {
    answers += text;
  });
  const ended = new Promise((resolve) => socket.once("end", resolve));
  const post = "POST /functions/a HTTP/1.1\r\nhost: a\r\ncontent-length: 3\r\n\r\nabc";
  const page = "GET / HTTP/1.1\r\nhost: a\r\n\r\n";
  socket.write(`${page}${post}${page}no request\r\n\r\n`);
  await ended;
  expect(answers.match(/HTTP\/1\.1 \d+|site|POST 3/g)).toEqual([
    "HTTP/1.1 200",
    "site",
    "HTTP/1.1 200",
    "POST 3",
    "HTTP/1.1 200",
    "site",
    "HTTP/1.1 400",
  ]);
});

it("ends the connection of a body without end", async () => {
  const chunk = `4000\r\n${"x".repeat(0x4000)}\r\n`;
  const answer = await exchange(
    `POST /functions/a HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n${chunk.repeat(80)}`,
  );
  expect(answer.toLowerCase()).toContain("connection: close");
});

it("reads a form that is too large to its end, so that its answer arrives", async () => {
  const length = 700_000;
  const socket = dial(server, { allowHalfOpen: true });
  const failed = vi.fn();
  socket.on("error", failed);
  const answer = new Promise<string>((resolve) =>
    socket.once("data", (chunk) => resolve(chunk.toString("latin1"))),
  );
  socket.write(`POST /functions/a HTTP/1.1\r\nhost: a\r\ncontent-length: ${length}\r\n\r\n`);
  for (let sent = 0; sent < length; sent += 7000) {
    socket.write("x".repeat(7000));
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  const [, kept] = /POST (\d+)$/.exec(await answer) ?? [];
  expect(Number(kept)).toBeGreaterThan(50_000);
  expect(Number(kept)).toBeLessThan(200_000);
  expect(failed).not.toHaveBeenCalled();
  socket.destroy();
});

it("gives a slow sender at most ten seconds, the second between two looks included", () => {
  expect(server.headersTimeout).toBeGreaterThan(0);
  expect(server.requestTimeout).toBeGreaterThan(0);
  expect(server.headersTimeout).toBeLessThan(9000);
  expect(server.requestTimeout).toBeLessThan(9000);
});

it.each(["TRACE", "PROPFIND"])(
  "outlives %s, which a function may not even be asked",
  async (method) => {
    const answer = await exchange(`${method} /functions/a HTTP/1.1\r\nhost: a\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 (200|405)/);
    expect(await exchange("GET / HTTP/1.1\r\nhost: a\r\n\r\n")).toContain("site");
  },
);

it("says what is allowed to a method that fetch does not know", async () => {
  const answer = await exchange("TRACE /functions/a HTTP/1.1\r\nhost: a\r\n\r\n");
  expect(answer).toMatch(/^HTTP\/1\.1 405/);
  expect(answer).toMatch(/^allow: POST, OPTIONS\r$/im);
});

it.each(["/", "/functions/a"])(
  "refuses %s with two Host headers, the same or not",
  async (path) => {
    for (const other of ["a", "b"]) {
      const answer = await exchange(`GET ${path} HTTP/1.1\r\nhost: a\r\nHOST: ${other}\r\n\r\n`);
      expect(answer).toMatch(/^HTTP\/1\.1 400 .*\r\nconnection: close\r\n/s);
    }
  },
);

const openConnections = promisify(server.getConnections).bind(server);
const allEnded = () =>
  vi.waitFor(async () => expect(await openConnections()).toBe(0), { timeout: 4000 });

it("ends a connection that was refused, though its client keeps it open", async () => {
  const socket = dial(server, { allowHalfOpen: true }).resume();
  socket.write("no request\r\n\r\n");
  await new Promise((resolve) => socket.once("end", resolve));
  await allEnded();
  socket.destroy();
});

it("ends a connection whose client has hung up and does not read its answer", async () => {
  const socket = dial(server).pause();
  socket.end("GET /large HTTP/1.1\r\nhost: a\r\n\r\n");
  await vi.waitFor(async () => expect(await openConnections()).toBe(1));
  await allEnded();
  socket.destroy();
});

it("ends a connection whose client does not read its answer", async () => {
  expect(server.timeout).toBeGreaterThan(0);
  const patience = server.timeout;
  server.timeout = 300;
  const socket = dial(server).pause();
  socket.write("GET /large HTTP/1.1\r\nhost: a\r\n\r\n");
  await vi.waitFor(async () => expect(await openConnections()).toBe(1));
  server.timeout = patience;
  await allEnded();
  socket.destroy();
});
