import type { IncomingMessage, ServerResponse } from "node:http";
import { maxBodyBytes } from "../../contract/form-fields.ts";
import { errorMessages } from "../form/error-messages.ts";
import { jsonFormat } from "../form/response-format.ts";

/** The most bytes of a body that are buffered: one more than allowed, so that the function detects an oversized body. */
const MAX_KEPT_BYTES = maxBodyBytes() + 1;
/**
 * The most bytes that are read, because a browser reads a response only after sending its whole body. A
 * body whose Content-Length exceeds this is rejected without reading it.
 */
const MAX_READ_BYTES = 2 ** 17;

type Exchange = {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  /** Returns headers to add. The Response's own headers override them. */
  headersOf?: (response: Response) => Record<string, string>;
};

/** Adapts a fetch-style handler to Node's HTTP server. */
export async function respondWith(
  handle: (request: Request) => Promise<Response>,
  { incoming, outgoing, headersOf = () => ({}) }: Exchange,
): Promise<void> {
  const isHuge = Number(incoming.headers["content-length"]) > MAX_READ_BYTES;
  const body = isHuge ? Buffer.alloc(0) : await readBody(incoming).catch(() => undefined);
  if (body === undefined) return void outgoing.destroy();
  const request = toRequest(incoming, body);
  const handler = isHuge ? async () => jsonFormat.refuse(413, errorMessages.tooLarge) : handle;
  const response = request ? await handler(request) : new Response(null, { status: 405 });
  const payload = Buffer.from(await response.arrayBuffer());
  const length = response.status === 204 ? {} : { "content-length": payload.length };
  const close = incoming.complete ? {} : { connection: "close" };
  outgoing.writeHead(response.status, {
    ...headersOf(response),
    ...Object.fromEntries(response.headers),
    ...length,
    ...close,
  });
  outgoing.end(payload, () => {
    if (!incoming.complete) incoming.destroy();
  });
}

/** Rejects if the client aborts. */
async function readBody(incoming: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of incoming.iterator({ destroyOnReturn: false })) {
    // A copy, since a part would keep the whole chunk, of up to 64 KB, in memory.
    if (length < MAX_KEPT_BYTES)
      chunks.push(Buffer.from(chunk.subarray(0, MAX_KEPT_BYTES - length)));
    length += chunk.length;
    if (length > MAX_READ_BYTES) break;
  }
  return Buffer.concat(chunks);
}

/** Undefined for a request that fetch forbids, such as TRACE. */
function toRequest(incoming: IncomingMessage, body: Buffer<ArrayBuffer>): Request | undefined {
  const { method = "GET", url = "/", headers } = incoming;
  try {
    const address = URL.parse(url, `http://${headers.host || "localhost"}`) ?? "http://localhost/";
    const entries = Object.entries(headers).map(([name, value]) => [name, String(value)]);
    const isBodiless = method === "GET" || method === "HEAD";
    return new Request(address, {
      method,
      headers: entries as [string, string][],
      ...(!isBodiless && { body }),
    });
  } catch {
    return undefined;
  }
}
