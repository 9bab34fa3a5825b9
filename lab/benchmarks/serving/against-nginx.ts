import { type ChildProcess, execFileSync, spawnSync } from "node:child_process";
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import {
  endGroup,
  freePort,
  needProgram,
  startListening,
  temporaryFolder,
} from "../../../test/support/process.ts";
import { startSite } from "../../../test/support/site.ts";
import { median, table } from "../table.ts";

const DIST = join(process.cwd(), "dist");
const PAGE = "/about";
const CONNECTIONS = [1, 50, 500];
const ROUNDS = 3;
const SECONDS = 4;
const NGINX_MODULES = "/usr/share/nginx/modules";
const BROTLI = `${NGINX_MODULES}/ngx_http_brotli_static_module.so`;

/**
 * Compares our server with nginx and with a server that only sends the same bytes, in turn, in one run
 * and with the same files. Nginx has one worker per core, as is usual, and then a single worker, because our
 * server is one process.
 */
export async function run(): Promise<string> {
  needProgram(() => has("nginx"), "nginx");
  needProgram(() => has("wrk"), "wrk");
  try {
    needProgram(() => existsSync(BROTLI), "libnginx-mod-http-brotli-static");
  } catch {
    // Without the Brotli module of nginx, all servers are compared with gzip.
  }
  const encoding = existsSync(BROTLI) ? "br" : "gzip";
  const site = await startSite({ dist: DIST, env: { LOG_LEVEL: "warn" } });
  const rivals: Rival[] = [
    await startRival("nginx", (port) => ["nginx", "-c", writeNginxConfig(port, "auto")]),
    await startRival("nginx, 1 worker", (port) => ["nginx", "-c", writeNginxConfig(port, "1")]),
    await startRival("bare Node", (port) => {
      const server = join(import.meta.dirname, "bare-server.ts");
      return [process.execPath, server, String(port), site.url + PAGE, encoding];
    }),
  ];
  const servers = [{ name: "ours", url: site.url }, ...rivals];
  const rows = CONNECTIONS.flatMap((connections) => {
    const rounds = Array.from({ length: ROUNDS }, () =>
      servers.map(({ url }) => load(url + PAGE, connections, encoding)),
    );
    const medianOf = (server: number, figure: keyof Load) =>
      median(rounds.map((loads) => loads[server]?.[figure] ?? Number.NaN));
    return servers.map(({ name }, server) => {
      const rate = medianOf(server, "perSecond");
      const ratio = (medianOf(0, "perSecond") / rate).toFixed(2);
      return [connections, name, Math.round(rate), ratio, medianOf(server, "p99Ms").toFixed(1)];
    });
  });
  await site.stop();
  for (const { process } of rivals) await endGroup(process);
  const heads = ["connections", "server", "pages /s", "ours against it", "p99 ms"];
  return `${PAGE}, ${encoding}_static, wrk, medians of ${ROUNDS} alternating rounds.\n\n${table(heads, rows)}`;
}

type Rival = { name: string; url: string; process: ChildProcess };

async function startRival(name: string, command: (port: number) => string[]): Promise<Rival> {
  const port = await freePort();
  const process = await startListening(command(port), port);
  return { name, url: `http://127.0.0.1:${port}`, process };
}

type Load = { perSecond: number; p99Ms: number };

function load(url: string, connections: number, encoding: string): Load {
  const threads = connections === 1 ? "1" : "2";
  const options = ["-t", threads, "-c", String(connections), "-d", `${SECONDS}s`, "--latency"];
  const output = execFileSync("wrk", [...options, "-H", `Accept-Encoding: ${encoding}`, url], {
    encoding: "utf8",
  });
  const [, amount = "", unit = ""] = /99%\s+([\d.]+)(us|ms|s)/.exec(output) ?? [];
  const inMs: Record<string, number> = { us: 0.001, ms: 1, s: 1000 };
  if (/Non-2xx/.test(output)) throw new Error(output);
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]),
    p99Ms: Number(amount) * (inMs[unit] ?? Number.NaN),
  };
}

/** A usual configuration: sendfile, with precompressed files beside the originals. */
function writeNginxConfig(port: number, workers: "auto" | "1"): string {
  const folder = temporaryFolder("nginx");
  // nginx's workers run as another user.
  chmodSync(folder, 0o755);
  // The pages without a query, by path.
  const root = join(folder, "html");
  mkdirSync(root);
  for (const file of readdirSync(join(DIST, "client"))) {
    if (/\.html(\.br|\.gz)?$/.test(file))
      copyFileSync(join(DIST, "client", file), join(root, file));
  }
  const hasBrotli = existsSync(BROTLI);
  const config = join(folder, "nginx.conf");
  writeFileSync(
    config,
    `${hasBrotli ? `load_module ${BROTLI};` : ""}
daemon off; pid ${folder}/pid; error_log ${folder}/error.log; worker_processes ${workers};
events { worker_connections 2048; }
http {
  include /etc/nginx/mime.types; access_log off; sendfile on; tcp_nopush on;
  keepalive_requests 1000000; open_file_cache max=1000; gzip_vary on;
  ${hasBrotli ? "brotli_static on;" : ""} gzip_static on;
  server { listen 127.0.0.1:${port}; root ${root}; location / { try_files $uri $uri.html =404; } }
}
`,
  );
  return config;
}

function has(program: string): boolean {
  return spawnSync("sh", ["-c", `command -v ${program}`]).status === 0;
}
