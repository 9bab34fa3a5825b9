import { equal } from "node:assert/strict";
import fc from "fast-check";
import { functionPath } from "../../contract/appointment-request.ts";
import { fieldNames } from "../../contract/form-fields.ts";
import type { Fault } from "./fault.ts";
import { fuzz } from "./fuzz.ts";
import { Connection } from "./load.ts";

export const badRequestFaults: Fault[] = [
  { name: "generated bad requests", run: ({ isShort }) => generated(isShort ? 5000 : 100_000) },
];

async function generated(total: number): Promise<string> {
  const send = async (port: number, text: string) => {
    const connection = new Connection(port);
    const { status } = await connection.ask(text);
    connection.close();
    return [status];
  };
  const { statuses, figures } = await fuzz({ total, samples: badRequest, send, maxGrowthMb: 60 });
  equal(statuses.get(200), undefined, "accepted");
  return figures;
}

const hostileText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.constantFrom("", " ", "\r\n", "\0", "__proto__", "constructor", "{{email}}", "' or 1=1 --"),
  fc.constantFrom(
    "<script>alert(1)</script>",
    "=cmd|' /C calc'!A0",
    "\u202e",
    "\ud800",
    "A".repeat(6000),
  ),
);
const anything = fc.oneof(
  hostileText,
  fc.anything({ maxDepth: 2 }),
  fc.double(),
  fc.constant(null),
);
const fieldName = fc.constantFrom(
  ...fieldNames,
  "__proto__",
  "constructor",
  "toString",
  "admin",
  "",
);
/** Always invalid: at least one of the six fields is missing. */
const wrongObject = fc
  .tuple(fc.dictionary(fieldName, anything, { maxKeys: 8 }), fc.constantFrom(...fieldNames))
  .map(([object, missing]) =>
    Object.fromEntries(Object.entries(object).filter(([key]) => key !== missing)),
  );
const json = fc.oneof(wrongObject, fc.array(anything), anything).map(asJson);
const body = fc.oneof(
  { weight: 5, arbitrary: json },
  { weight: 2, arbitrary: fc.string({ unit: "binary", maxLength: 500 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      "{".repeat(8000),
      "[".repeat(16_000),
      `{"__proto__":{"a":1}}`,
      "\ufeff{}",
    ),
  },
  {
    weight: 1,
    arbitrary: fc.integer({ min: 16_000, max: 40_000 }).map((length) => "x".repeat(length)),
  },
  {
    weight: 2,
    arbitrary: wrongObject.map((object) => new URLSearchParams(asTexts(object)).toString()),
  },
);
const header = fc.constantFrom(
  "",
  "apikey: public-anon-key",
  "apikey: wrong",
  "authorization: Basic eDp5",
  "origin: null",
  "origin: https://evil.example",
  "origin: ://",
  "host: evil.example:99999",
  "idempotency-key: ../../etc",
  "content-encoding: gzip",
  "expect: 200-ok",
  "x-forwarded-for: ,,,",
  "cookie: a=b",
  `x-long: ${"y".repeat(20_000)}`,
  "bad header",
  "transfer-encoding: chunked",
  "connection: upgrade\r\nupgrade: websocket",
);
const contentType = fc.constantFrom(
  "application/json",
  "application/json; charset=utf-16",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "text/plain",
  "application/json\u00e9",
  "",
);
const method = fc.oneof(
  { weight: 8, arbitrary: fc.constant("POST") },
  {
    weight: 1,
    arbitrary: fc.constantFrom("GET", "PUT", "OPTIONS", "TRACE", "PROPFIND", "post", "B@D"),
  },
);
const path = fc.oneof(
  { weight: 8, arbitrary: fc.constant(functionPath) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      "/functions/",
      "/functions/v1/other",
      "//",
      "/%00",
      "*",
      "/../../etc/passwd",
      "http://x/functions/v1/send-contact-email",
    ),
  },
);
/** The Content-Length may be wrong. If the body is shorter, the connection closes or times out. */
const lengthLie = fc.oneof(
  { weight: 6, arbitrary: fc.constant(0) },
  { weight: 1, arbitrary: fc.constantFrom(-5, -1) },
);

const badRequest = fc
  .tuple(method, path, contentType, fc.uniqueArray(header, { maxLength: 4 }), body, lengthLie)
  .map(([verb, target, type, headers, text, lie]) => {
    const isChunked = headers.some((line) => line.startsWith("transfer-encoding"));
    const length = Math.max(0, Buffer.byteLength(text) + lie);
    const framing = isChunked ? [] : [`content-length: ${length}`];
    const lines = [`${verb} ${target} HTTP/1.1`, "host: localhost", `content-type: ${type}`];
    const chunks = isChunked ? `${text.length.toString(16)}\r\n${text}\r\n0\r\n\r\n` : text;
    return `${[...lines, ...headers.filter(Boolean), ...framing].join("\r\n")}\r\n\r\n${chunks}`;
  });

function asJson(value: unknown): string {
  return JSON.stringify(value) ?? "";
}

function asTexts(object: Record<string, unknown>): [string, string][] {
  return Object.entries(object).map(([key, value]) => [
    key,
    typeof value === "string" ? value : asJson(value),
  ]);
}
