import { chooseEncoding } from "../choose-encoding.ts";
import type { Responses } from "../responses.ts";
import { strictTransport } from "../security-headers.ts";
import { findFile, isKnown, type ServeOptions } from "../serve-site.ts";
import type { FastAnswer } from "./fast-path.ts";

/** The site's answers to plain GETs, to the byte as Node's server would write them. */
export function createWireAnswers(
  responses: Responses,
  keepAliveMs: number,
  { isForwardedTls }: Pick<ServeOptions, "isForwardedTls">,
): FastAnswer {
  const persistence = ["Connection", "keep-alive", "Keep-Alive", `timeout=${keepAliveMs / 1000}`];
  const wire = createWire([], persistence);
  const wireOverTls = createWire(strictTransport, persistence);
  return ({ target, acceptEncoding, ifNoneMatch, forwardedProto }) => {
    const found = findFile(responses, target);
    if (!found) return undefined;
    const variant = found.variants[chooseEncoding(acceptEncoding)];
    const bytesOf = isForwardedTls(forwardedProto) ? wireOverTls : wire;
    return isKnown(ifNoneMatch, variant.etag)
      ? bytesOf("304 Not Modified", variant.notModifiedHeaders)
      : bytesOf("200 OK", variant.headers, variant.body);
  };
}

const NOTHING = Buffer.alloc(0);

/** Puts an answer together once a second at most, while it is asked for: only its date ever changes. */
function createWire(transport: string[], persistence: string[]) {
  const made = new Map<string[], { second: number; bytes: Buffer }>();
  return (status: string, headers: string[], body: Buffer = NOTHING): Buffer => {
    const second = Math.floor(Date.now() / 1000);
    const known = made.get(headers);
    if (known?.second === second) return known.bytes;
    const date = ["Date", new Date(second * 1000).toUTCString()];
    const head = [
      `HTTP/1.1 ${status}`,
      ...lines([...headers, ...transport, ...date, ...persistence]),
    ];
    const bytes = Buffer.concat([Buffer.from(`${head.join("\r\n")}\r\n\r\n`, "latin1"), body]);
    made.set(headers, { second, bytes });
    return bytes;
  };
}

/** Name and value by turns → "name: value". */
function lines(headers: string[]): string[] {
  return headers.flatMap((name, index) =>
    index % 2 === 0 ? `${name}: ${headers[index + 1]}` : [],
  );
}
