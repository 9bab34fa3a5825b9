import { readFileSync } from "node:fs";
import { type ProxyServer, runNginx } from "../../test/durability/proxy-servers.ts";

/** Starts Debian's nginx with `nginx.conf` in front of two sites, without TLS. */
export function startNginx([one, other]: [number, number]): Promise<ProxyServer> {
  const config = readFileSync("deploy/nginx/nginx.conf", "utf8")
    .replace("10.0.0.11:3000", `127.0.0.1:${one}`)
    .replace("10.0.0.12:3000", `127.0.0.1:${other}`);
  return runNginx(config);
}
