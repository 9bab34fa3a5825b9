import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { maxBodyBytes } from "../../contract/form-fields.ts";

// A slow sender is answered within ten seconds, as Node looks once a second.
const HEADERS_TIMEOUT_MS = 6000;
const REQUEST_TIMEOUT_MS = 8000;
// Longer than most proxies' 60 s, so that no proxy uses a connection that is just closing.
const KEEP_ALIVE_MS = 65_000;
// For a client that does not read its answer.
const STALL_TIMEOUT_MS = 20_000;
const LINGER_MS = 1000;

export type Handlers = {
  site: (request: IncomingMessage, response: ServerResponse) => void;
  /** The body beside its request: one with a body is a stream, and costs a tenth of what accepting it does. */
  functions: (
    request: Request,
    incoming: IncomingMessage,
    body: Uint8Array<ArrayBuffer>,
  ) => Promise<Response>;
  /** Of the build that is served now. */
  securityHeaders: () => { security: string[]; pageSecurity: string[] };
};

export function createHttpServer(handlers: Handlers): Server {
  const lastTwo = new WeakMap<Duplex, ServerResponse[]>();
  const server = createServer(
    {
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: 1000,
      keepAliveTimeout: KEEP_ALIVE_MS,
    },
    (request, response) => {
      const [before = response] = lastTwo.get(request.socket) ?? [];
      lastTwo.set(request.socket, [response, before]);
      if (hasSeveralHosts(request)) {
        return void response.writeHead(400, { connection: "close", "content-length": 0 }).end();
      }
      if (request.url?.startsWith("/functions/")) void answerFunction(handlers, request, response);
      else handlers.site(request, response);
    },
  );
  server.timeout = STALL_TIMEOUT_MS;
  server.on("clientError", (error, socket) => {
    // The last complete request is answered first.
    const last = lastTwo.get(socket)?.find(({ req }) => req.complete);
    if (!last || last.closed) return rejectBadRequest(error, socket);
    socket.pause();
    last.once("close", () => rejectBadRequest(error, socket));
  });
  server.on("connection", endOnceHalfClosed);
  return server;
}

/** RFC 9112 §3.2: proxy and server could each use another one. Node's `headers` has the first. */
function hasSeveralHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === "host") hosts++;
  }
  return hosts > 1;
}

/** After one side has ended, the other may only finish the current request. */
function endOnceHalfClosed(socket: Socket): void {
  socket.once("end", () => socket.setTimeout(LINGER_MS / 2));
  socket.once("finish", () => setTimeout(() => socket.destroy(), LINGER_MS).unref());
}

function rejectBadRequest({ code = "" }: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable) return void socket.destroy();
  const status = rejections[code] ?? "400 Bad Request";
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}

const rejections: Record<string, string> = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};

export async function answerFunction(
  { functions, securityHeaders }: Pick<Handlers, "functions" | "securityHeaders">,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const body = await readBody(incoming);
  if (body === undefined) return void outgoing.destroy();
  const request = toRequest(incoming);
  // Before the function answers, as a page goes with the policy of its own build.
  const { security, pageSecurity } = securityHeaders();
  const answer = request ? await functions(request, incoming, body) : notAllowed();
  const payload = Buffer.from(await answer.arrayBuffer());
  const isPage = answer.headers.get("content-type")?.startsWith("text/html") ?? false;
  const headers = [...[...answer.headers].flat(), ...(isPage ? pageSecurity : security)];
  if (answer.status !== 204) headers.push("content-length", String(payload.length));
  if (!incoming.complete) headers.push("connection", "close");
  outgoing.writeHead(answer.status, headers);
  outgoing.end(payload, () => {
    if (!incoming.complete) incoming.destroy();
  });
}

function notAllowed(): Response {
  return new Response(null, { status: 405, headers: { allow: "POST, OPTIONS" } });
}

const MAX_KEPT_BYTES = maxBodyBytes();
// A browser reads an answer only after it has sent the whole form.
const MAX_READ_BYTES = 2 ** 20;

/** At most one chunk more than the function takes, which it refuses; undefined when the sender broke off. */
function readBody(incoming: IncomingMessage): Promise<Buffer<ArrayBuffer> | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  return new Promise((resolve) => {
    incoming.on("data", (chunk: Buffer) => {
      if (length <= MAX_KEPT_BYTES) chunks.push(chunk);
      length += chunk.length;
      if (length <= MAX_READ_BYTES) return;
      incoming.pause();
      resolve(Buffer.concat(chunks));
    });
    incoming.on("end", () => resolve(Buffer.concat(chunks)));
    incoming.on("close", () => resolve(undefined));
    incoming.on("error", () => resolve(undefined));
  });
}

/** Undefined for what fetch does not allow, such as TRACE. */
function toRequest(incoming: IncomingMessage): Request | undefined {
  try {
    const { method = "GET", url = "/", headers } = incoming;
    const address = URL.parse(url, `http://${headers.host}`) ?? "http://localhost/";
    const entries = Object.entries(headers).map(([name, value]) => [name, String(value)]);
    return new Request(address, { method, headers: entries as [string, string][] });
  } catch {
    return undefined;
  }
}
