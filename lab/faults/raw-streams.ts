import { equal } from "node:assert/strict";
import { connect } from "node:net";
import fc from "fast-check";
import { functionPath } from "../../contract/appointment-request.ts";
import { wait } from "../../test/support/process.ts";
import { get } from "../../test/support/raw-http.ts";
import type { Fault } from "./fault.ts";
import { fuzz } from "./fuzz.ts";
import { requestText } from "./load.ts";

const HUNG_AFTER_MS = 60_000;

export const rawStreamFaults: Fault[] = [
  { name: "raw streams", run: ({ isShort }) => rawStreams(isShort ? 5000 : 100_000) },
];

/** Sends valid, damaged and random requests over one connection each, pipelined and split at random positions. */
async function rawStreams(total: number): Promise<string> {
  let hung = 0;
  const send = async (port: number, sample: Stream) => {
    const answers = await exchange(port, sample);
    if (answers === undefined) hung++;
    return Array.from(answers?.matchAll(/HTTP\/1\.1 (\d{3}) /g) ?? [], ([, code]) => Number(code));
  };
  // A small heap makes a leak visible.
  const nodeOptions = ["--max-old-space-size=48"];
  const { figures } = await fuzz({ total, samples: stream, send, maxGrowthMb: 30, nodeOptions });
  equal(hung, 0, "hung");
  return figures;
}

/** Returns the response until the connection closed. Undefined if it did not close. */
async function exchange(port: number, { parts, cuts, end }: Stream): Promise<string | undefined> {
  const bytes = Buffer.from(parts.join(""), "latin1");
  const socket = connect(port, "127.0.0.1").setEncoding("latin1");
  let answers = "";
  socket.on("data", (text: string) => {
    answers += text;
  });
  socket.on("error", () => {});
  const closed = new Promise<boolean>((resolve) => {
    socket.once("close", () => resolve(true));
    setTimeout(() => resolve(false), HUNG_AFTER_MS).unref();
  });
  const places = [...cuts, bytes.length].sort((a, b) => a - b);
  for (const [index, place] of places.entries()) {
    if (socket.writable) socket.write(bytes.subarray(places[index - 1] ?? 0, place));
    await new Promise((resolve) => setImmediate(resolve));
  }
  if (end === "hang up") socket.end();
  else {
    await wait(10);
    if (end === "reset") socket.resetAndDestroy();
    else socket.destroy();
  }
  const isClosed = await closed;
  socket.destroy();
  return isClosed ? answers : undefined;
}

const headers = [
  "Connection: close",
  "Proxy-Connection: close",
  "Upgrade: h2c\r\nConnection: upgrade",
  "Content-Length: 3",
  "Content-Length: -1",
  "Transfer-Encoding: chunked",
  "Transfer-Encoding: gzip, chunked",
  "Expect: 100-continue",
  "Host: b",
  " folded: x",
  "X: \x00",
  "Range: bytes=9-1",
];
const whole = fc.oneof(
  fc.constantFrom(get("/"), get("/film.mp4", "Range: bytes=0-9"), get("/nope"), get("/readyz")),
  fc
    .constantFrom("HEAD /", "TRACE /", `OPTIONS ${functionPath}`)
    .map((line) => `${line} HTTP/1.1\r\nHost: a\r\n\r\n`),
  fc.nat(100_000).map((number) => requestText(number)),
  fc.constantFrom(...headers).map((header) => get("/about", header)),
);
const spoilt = fc
  .tuple(whole, fc.nat(400), fc.string({ maxLength: 3 }))
  .map(([text, at, other]) => text.slice(0, at) + other + text.slice(at + 1));
const senseless = fc.oneof(
  fc.string({ unit: "binary", maxLength: 200 }),
  fc.constantFrom(
    "\r\n\r\n",
    "5\r\nabc",
    "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    "\x16\x03\x01\x02",
    "GET ".repeat(3000),
  ),
);
const part = fc.oneof(
  { weight: 3, arbitrary: whole },
  { weight: 2, arbitrary: spoilt },
  { weight: 1, arbitrary: senseless },
);
const stream = fc.record({
  parts: fc.array(part, { minLength: 1, maxLength: 5 }),
  cuts: fc.array(fc.nat(600), { maxLength: 3 }),
  end: fc.constantFrom("hang up", "hang up", "break off", "reset"),
});
type Stream = typeof stream extends fc.Arbitrary<infer Value> ? Value : never;
