/** The parts of a request that decide which of the prepared answers it gets. */
export type PlainGet = {
  /** As it was sent, query and all. */
  target: string;
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
  forwardedProto: string | undefined;
};

/**
 * Reads what nearly every request is: one GET without a body that came whole and alone.
 * @returns undefined for anything else, however slight the difference: Node's own parser judges that.
 */
export function parsePlainGet(chunk: Buffer): PlainGet | undefined {
  if (chunk.length > MOST_BYTES) return undefined;
  const head = chunk.toString("latin1");
  const target = WHOLE_GET.exec(head)?.[1];
  if (target === undefined) return undefined;
  const values: Partial<Record<Header, string>> = {};
  let at = head.indexOf("\r\n") + 2;
  while (at < head.length - 2) {
    const colon = head.indexOf(":", at);
    const end = head.indexOf("\r\n", colon);
    const header = headers.get(head.slice(at, colon).toLowerCase());
    if (header !== undefined) {
      if (header === "unusual" || values[header] !== undefined) return undefined;
      values[header] = head.slice(colon + 1, end).trim();
    }
    at = end + 2;
  }
  const { host, connection, acceptEncoding, ifNoneMatch, forwardedProto } = values;
  const staysOpen = connection === undefined || connection.toLowerCase() === "keep-alive";
  if (!host || !staysOpen) return undefined;
  return { target, acceptEncoding, ifNoneMatch, forwardedProto };
}

/** Browsers send some 700. */
const MOST_BYTES = 4096;

const WHOLE_GET = /^GET (\/[!-~]*) HTTP\/1\.1\r\n(?:[\w!#$%&'*+.^`|~-]+:[\t -~]*\r\n)+\r\n$/;

type Header = "host" | "connection" | "acceptEncoding" | "ifNoneMatch" | "forwardedProto";

/** Every header that the answer depends on; with an unusual one there is more to do than to answer. */
const headers = new Map<string, Header | "unusual">([
  ["host", "host"],
  ["connection", "connection"],
  ["accept-encoding", "acceptEncoding"],
  ["if-none-match", "ifNoneMatch"],
  ["x-forwarded-proto", "forwardedProto"],
  ["content-length", "unusual"],
  ["transfer-encoding", "unusual"],
  ["expect", "unusual"],
  ["range", "unusual"],
]);
