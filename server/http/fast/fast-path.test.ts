import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { deviations, dial, exchange, get } from "../../../test/servers/raw-http.ts";
import { writeSiteFixture } from "../../../test/servers/site-fixture.ts";
import { readBuiltSite } from "../../settings/built-site.ts";
import { rejectBadRequest } from "../http.ts";
import { loadResponses } from "../responses.ts";
import { createSiteServer } from "../serve-site.ts";
import { type FastAnswer, FastPathServer } from "./fast-path.ts";
import { createWireAnswers } from "./wire-answers.ts";

// A busy machine takes its time; nothing here is about speed.
vi.setConfig({ testTimeout: 60_000 });
const KEEP_ALIVE_MS = 3000;
const isForwardedTls = (forwardedProto: unknown) => forwardedProto === "https";
const fastAnswer = vi.fn<FastAnswer>();
let fast: FastPathServer;
let node: Server;

beforeAll(async () => {
  const dist = mkdtempSync(join(tmpdir(), "dist-"));
  await writeSiteFixture(dist);
  const responses = loadResponses(readBuiltSite(dist), { isServedOverTls: false });
  rmSync(dist, { recursive: true });
  fastAnswer.mockImplementation(createWireAnswers(responses, KEEP_ALIVE_MS, { isForwardedTls }));
  const listener = createSiteServer(responses, { isForwardedTls, reportNotFound: () => {} });
  const options = { keepAliveTimeout: KEEP_ALIVE_MS, headersTimeout: 2000 };
  fast = await listen(new FastPathServer(options, fastAnswer, listener));
  node = await listen(createServer(options, listener));
});
afterAll(() => {
  fast.close();
  node.close();
});

async function listen<S extends Server>(server: S): Promise<S> {
  server.on("clientError", rejectBadRequest);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return server;
}

const nextChunk = (socket: Socket) =>
  new Promise<string>((resolve) =>
    socket.once("data", (chunk) => resolve(chunk.toString("latin1"))),
  );

it.each([
  ["a page", get("/about", "Accept-Encoding: gzip, br", "Connection: keep-alive")],
  ["a page with a query", get("/about?from=mail")],
  ["a page with a query of its own", get("/gallery?show=laser", "accept-encoding: gzip")],
  ["a page over TLS through a proxy", get("/", "X-Forwarded-Proto: https")],
  ["a known page", get("/", "If-None-Match: *")],
])("answers %s itself, to the byte as Node does", async (_, request) => {
  fastAnswer.mockClear();
  expect(await exchange(fast, [request])).toBe(await exchange(node, [request]));
  expect(fastAnswer.mock.results[0]?.value).toBeInstanceOf(Buffer);
});

it("answers every request that is not quite a plain one to the byte as Node does", async () => {
  for (const request of deviations()) {
    const pieces = [request, get("/about")];
    const [ours, nodes] = await Promise.all([exchange(fast, pieces), exchange(node, pieces)]);
    expect(ours, request).toBe(nodes);
  }
});

it("answers them however they are mixed and cut", async () => {
  const request = fc.oneof(fc.constant(get("/about")), fc.constantFrom(...deviations()));
  const conversation = fc.array(request, { minLength: 1, maxLength: 3 });
  const cuts = fc.array(fc.nat(300), { maxLength: 3 });
  const property = fc.asyncProperty(conversation, cuts, async (requests, places) => {
    const pieces = cut(requests.join(""), places);
    const [ours, nodes] = await Promise.all([exchange(fast, pieces), exchange(node, pieces)]);
    expect(ours).toBe(nodes);
  });
  await fc.assert(property, { numRuns: 300 });
});

function cut(whole: string, places: number[]): string[] {
  const ends = [...places.filter((place) => place < whole.length), whole.length].sort(
    (a, b) => a - b,
  );
  return ends.map((end, index) => whole.slice(ends[index - 1] ?? 0, end)).filter(Boolean);
}

it("leaves a connection to Node from the first request it does not answer", async () => {
  fastAnswer.mockClear();
  const socket = dial(fast);
  for (const [request, status] of [
    [get("/about"), "200 OK"],
    ["DELETE / HTTP/1.1\r\nHost: a\r\n\r\n", "405 Method Not Allowed"],
    [get("/about"), "200 OK"],
  ] as const) {
    socket.write(request);
    expect(await nextChunk(socket)).toContain(status);
  }
  socket.destroy();
  expect(fastAnswer).toHaveBeenCalledTimes(1);
});

it("ends a connection that asks nothing, and one that asks nothing more", async () => {
  const silent = dial(fast);
  const once = dial(fast);
  once.write(get("/about"));
  await nextChunk(once);
  const connected = Date.now();
  const ended = (socket: Socket) =>
    new Promise((resolve) => socket.resume().once("close", () => resolve(Date.now() - connected)));
  const [silentMs, onceMs] = await Promise.all([ended(silent), ended(once)]);
  expect(silentMs).toBeLessThan(Number(onceMs));
  expect(onceMs).toBeGreaterThanOrEqual(KEEP_ALIVE_MS);
});

it("outlives a visitor who breaks off", async () => {
  const socket = dial(fast);
  socket.write(get("/about"));
  await nextChunk(socket);
  socket.resetAndDestroy();
  expect(await exchange(fast, [get("/about")])).toContain("200 OK");
});

it("leaves a visitor who does not read to Node and its limits", async () => {
  const listener = vi.fn();
  const megabyte = Buffer.alloc(2 ** 20);
  const server = await listen(new FastPathServer({}, () => megabyte, listener));
  const socket = dial(server).pause();
  await vi.waitFor(() => {
    socket.write(get("/"));
    expect(listener).toHaveBeenCalled();
  });
  socket.destroy();
  server.close();
});

it("stops with idle connections open", async () => {
  const nothing = Buffer.from("HTTP/1.1 204 No Content\r\n\r\n");
  const server = await listen(
    new FastPathServer(
      {},
      () => nothing,
      () => {},
    ),
  );
  const socket = dial(server);
  socket.write(get("/"));
  await nextChunk(socket);
  await new Promise((resolve) => server.close(resolve));
});
