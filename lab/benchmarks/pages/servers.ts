import { resolve } from "node:path";
import { dist } from "../../../site/build/dist.ts";
import { startSite } from "../../../test/support/site.ts";
import { startNginx } from "../../nodes/nginx.ts";

/** A site under measurement. */
export type MeasuredServer = { name: string; url: string; stop: () => Promise<unknown> };

/** Whether pages come over HTTP/2 from a TLS proxy, or directly from the server. */
const isOverHttp2 = process.env.BENCH_OVER === "h2";

export const transport = isOverHttp2 ? "HTTP/2 behind nginx with TLS" : "HTTP/1.1";

/** Our server, and the comma-separated ones in BENCH_BESIDE. */
export async function startServers(): Promise<MeasuredServer[]> {
  const servers = [await startServer("ours", resolve(dist))];
  const beside = process.env.BENCH_BESIDE?.split(",") ?? [];
  for (const url of beside)
    servers.push(await behindProxy({ name: `beside ${url}`, url, stop: async () => {} }));
  return servers;
}

export async function startServer(name: string, dist: string): Promise<MeasuredServer> {
  const { url, stop } = await startSite({ dist });
  return behindProxy({ name, url, stop });
}

async function behindProxy(server: MeasuredServer): Promise<MeasuredServer> {
  if (!isOverHttp2) return server;
  const nginx = await startNginx([Number(new URL(server.url).port)], { overTls: true });
  return {
    name: server.name,
    url: nginx.url,
    stop: () => Promise.all([nginx.stop(), server.stop()]),
  };
}
