import { resolve } from "node:path";
import { dist } from "../../site/dist.ts";
import { startNginx } from "../../test/deploy/nginx.ts";
import { startSite } from "../../test/support/site.ts";

/** A site under measurement. */
export type Side = { name: string; url: string; stop: () => Promise<unknown> };

/** Over what the pages travel: straight from the server, or HTTP/2 from a TLS proxy. */
const isOverHttp2 = process.env.BENCH_OVER === "h2";

export const transport = isOverHttp2 ? "HTTP/2 behind nginx with TLS" : "HTTP/1.1";

/** Ours, and where BENCH_BESIDE holds the address of another server, that one beside it. */
export async function startSides(): Promise<Side[]> {
  const sides = [await startSide("ours", resolve(dist))];
  const beside = process.env.BENCH_BESIDE;
  if (beside) sides.push(await behindProxy({ name: "beside", url: beside, stop: async () => {} }));
  return sides;
}

export async function startSide(name: string, dist: string): Promise<Side> {
  const { url, stop } = await startSite({ dist });
  return behindProxy({ name, url, stop });
}

async function behindProxy(side: Side): Promise<Side> {
  if (!isOverHttp2) return side;
  const nginx = await startNginx([Number(new URL(side.url).port)], { overTls: true });
  return { name: side.name, url: nginx.url, stop: () => Promise.all([nginx.stop(), side.stop()]) };
}
