import { existsSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { end, freePort, needProgram, startListening, temporaryFolder } from "../support/process.ts";

const NGINX = "/usr/sbin/nginx";
const CADDY = "/usr/bin/caddy";

export type ProxyServer = {
  url: string;
  /** The port for HTTP where the site itself has HTTPS. */
  plainPort: number;
  stop: () => Promise<unknown>;
};

/** The path of Debian's Caddy, which is installed if it is missing. */
export async function needCaddy(): Promise<string> {
  needProgram(() => existsSync(CADDY), "caddy");
  return CADDY;
}

/** Starts Debian's Caddy with deploy/Caddyfile in front of a site, without TLS. The redirected host name is `localhost`. */
export async function startCaddy(sitePort: number): Promise<ProxyServer> {
  const [port, plainPort] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const settings = { SITE_URL: url, REDIRECT_FROM: `http://localhost:${port}` };
  const upstream = { UPSTREAMS: `127.0.0.1:${sitePort}` };
  const stop = await runCaddy("Caddyfile", { port, plainPort }, { ...settings, ...upstream });
  return { url, plainPort, stop };
}

/** Runs Debian's Caddy with a file of deploy/. Resolves once it listens on `port`. @param options for all of Caddy */
export async function runCaddy(
  file: string,
  { port, plainPort, options = "" }: { port: number; plainPort: number; options?: string },
  settings: Record<string, string>,
) {
  const caddy = await needCaddy();
  const folder = temporaryFolder("caddy");
  const config = join(folder, "Caddyfile");
  const ports = `http_port ${plainPort}\nhttps_port ${await freePort()}`;
  const whole = `{\nadmin off\n${ports}\n${options}\n}\nimport ${resolve("deploy", file)}\n`;
  writeFileSync(config, whole);
  const env = { XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder, HOME: folder, ...settings };
  const variables = Object.entries(env).map(([name, value]) => `${name}=${value}`);
  const command = [caddy, "run", "--adapter", "caddyfile", "--config", config];
  const running = await startListening(["env", ...variables, ...command], port);
  return () => end(running, "SIGTERM");
}

/** Runs Debian's nginx with a file of deploy/, without TLS. */
export async function runNginx(written: string): Promise<ProxyServer> {
  needProgram(() => existsSync(NGINX), "nginx-light");
  const folder = temporaryFolder("nginx");
  const [port, plainPort] = [await freePort(), await freePort()];
  const config = join(folder, "nginx.conf");
  const website = written
    .replace(/^ *(?:listen \[::\].*|ssl_.*)\n/gm, "")
    .replaceAll("listen 80;", `listen 127.0.0.1:${plainPort};`)
    .replaceAll("listen 443 ssl http2;", `listen 127.0.0.1:${port};`)
    .replaceAll("https://www.example.ca", `http://127.0.0.1:${port}`)
    .replaceAll("www.example.ca", "127.0.0.1")
    .replaceAll("example.ca", "localhost");
  const folders = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join("\n");
  writeFileSync(
    config,
    // Only this user can read the temporary folders.
    `${process.getuid?.() === 0 ? "user root;\n" : ""}daemon off;\npid ${folder}/pid;\nevents {}\nhttp {\ninclude /etc/nginx/mime.types;\naccess_log off;\n${folders}\n${website}}\n`,
  );
  const log = join(folder, "error.log");
  const running = await startListening([NGINX, "-p", folder, "-e", log, "-c", config], port);
  return { url: `http://127.0.0.1:${port}`, plainPort, stop: () => end(running, "SIGTERM") };
}
