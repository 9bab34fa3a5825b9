import { type IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { html } from "../delivery/html.ts";
import { renderPage } from "../form/form-page.ts";
import type { Build } from "../load-build.ts";
import type { Report } from "../report.ts";

/**
 * The most bytes of a request's headers. Cookies of the whole domain, such as those of analytics and of a shop,
 * come with each request; Node's default of 16 KB is less than what browsers keep.
 */
export const MAX_HEADER_BYTES = 2 ** 17;
/** How long a connection stays open for the client to read the answer. Closed at once, it would be reset. */
const LINGER_MS = 2000;
/** The answers to Node's errors, as Node itself would choose them. Any other error is a 400. */
const STATUSES: Partial<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers requests that Node cannot parse, for which there is no response object. */
export function createRefusals({ content, pageSecurity }: Build, report: Report) {
  /** The newest response of each connection. It has no socket while it waits for an earlier one. */
  const responses = new WeakMap<Socket, ServerResponse>();
  const { title, text } = content.tooManyCookies;
  const main = html`<h1 class="text-title">${title}</h1>
<p>${text}</p>`;
  const tooLarge = renderPage({ content, siteOrigin: "" }, title, main);
  return {
    remember: ({ socket }: IncomingMessage, response: ServerResponse) =>
      void responses.set(socket, response),
    refuse({ code = "" }: NodeJS.ErrnoException, socket: Socket) {
      // Bytes that a client sends after the answer also raise an error.
      if (socket.writableEnded) return;
      const latest = responses.get(socket);
      const isInProgress =
        latest && !latest.writableFinished && (latest.headersSent || !latest.socket);
      if (!socket.writable || isInProgress) return void socket.destroy();
      const status = STATUSES[code] ?? 400;
      const body = status === 431 ? tooLarge : "";
      if (body) report("a request was refused", new Error(TOO_LARGE));
      const headers = {
        connection: "close",
        ...(body && { "content-type": "text/html; charset=utf-8", ...pageSecurity }),
        "cache-control": "no-store",
        "content-length": Buffer.byteLength(body),
      };
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
      const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines].join("\r\n");
      socket.end(`${head}\r\n\r\n${body}`);
      setTimeout(() => socket.destroy(), LINGER_MS).unref();
    },
  };
}

const TOO_LARGE = `its headers, such as cookies, are larger than ${MAX_HEADER_BYTES / 1024} KB`;
