import { execFileSync, spawnSync } from "node:child_process";
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
} from "../../test/servers/process.ts";
import { startSite } from "../../test/servers/site.ts";
import { median, table } from "../table.ts";

const DIST = join(process.cwd(), "dist");
const CONNECTIONS = [1, 50, 500];
const ROUNDS = 3;
const SECONDS = 4;
const NGINX_MODULES = "/usr/share/nginx/modules";
const BROTLI = `${NGINX_MODULES}/ngx_http_brotli_static_module.so`;

/** A prerendered page from our server and from nginx, one after the other, on the same files in the same run. */
export async function run(): Promise<string> {
  needProgram(() => has("nginx"), "nginx");
  needProgram(() => has("wrk"), "wrk");
  try {
    needProgram(() => existsSync(BROTLI), "libnginx-mod-http-brotli-static");
  } catch {
    // Not packaged here: both are compared on gzip then.
  }
  const encoding = existsSync(BROTLI) ? "br" : "gzip";
  const port = await freePort();
  const nginx = await startListening(["nginx", "-c", writeNginxConfig(port)], port);
  const site = await startSite({ dist: DIST, env: { LOG_LEVEL: "warn" } });
  const rows = CONNECTIONS.map((connections) => {
    const ours: Load[] = [];
    const theirs: Load[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      ours.push(load(`${site.url}/about`, connections, encoding));
      theirs.push(load(`http://127.0.0.1:${port}/about`, connections, encoding));
    }
    const rate = (loads: Load[]) => median(loads.map(({ perSecond }) => perSecond));
    const p99 = (loads: Load[]) => median(loads.map(({ p99Ms }) => p99Ms)).toFixed(1);
    const ratio = (rate(ours) / rate(theirs)).toFixed(2);
    const rates = [rate(ours), rate(theirs)].map(Math.round);
    return [connections, ...rates, ratio, p99(ours), p99(theirs)];
  });
  await site.stop();
  await endGroup(nginx);
  const heads = ["connections", "ours /s", "nginx /s", "ratio", "ours p99 ms", "nginx p99 ms"];
  return `/about, ${encoding}_static, wrk, medians of ${ROUNDS} alternating rounds.\n\n${table(heads, rows)}`;
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

/** As one would set it up: a worker per core, sendfile, the files compressed beside the originals. */
function writeNginxConfig(port: number): string {
  const folder = temporaryFolder("nginx");
  // Its workers are another user.
  chmodSync(folder, 0o755);
  // The pages without a query, by their addresses.
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
daemon off; pid ${folder}/pid; error_log ${folder}/error.log; worker_processes auto;
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
