import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { expect, it } from "vitest";
import { origin } from "../site/built-site.ts";
import { addresses } from "../support/built-pages.ts";

/** Ten packets, which a server sends before it waits for the first answer; one byte more costs a round trip. */
const MAX_BYTES = 14_600;

it("every page comes in ten packets, headers included", async () => {
  const sizes = await Promise.all(
    addresses.map(async (path) => ({ path, bytes: await size(path) })),
  );
  const spare = sizes
    .map(({ path, bytes }) => ({ path, bytes: MAX_BYTES - bytes }))
    .toSorted((one, other) => one.bytes - other.bytes);
  console.log(["Spare bytes:", ...spare.map(({ path, bytes }) => `${bytes} ${path}`)].join("\n"));
  expect(spare.filter(({ bytes }) => bytes < 0)).toEqual([]);
});

/** As a browser gets it, over a connection of its own. */
async function size(path: string): Promise<number> {
  const headers = { "accept-encoding": "gzip, deflate, br, zstd" };
  const request = get(origin + path, { headers, agent: false });
  const [response]: IncomingMessage[] = (await once(request, "response")) as [IncomingMessage];
  await once(response?.resume() as IncomingMessage, "end");
  return request.socket?.bytesRead ?? Number.NaN;
}
