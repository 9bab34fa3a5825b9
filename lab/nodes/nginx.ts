import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeCertificate } from "../../test/support/certificate.ts";
import {
  end,
  freePort,
  needProgram,
  startListening,
  temporaryFolder,
} from "../../test/support/process.ts";

const NGINX = "/usr/sbin/nginx";

export type Nginx = { url: string; port: number; stop: () => Promise<void> };

/** Starts nginx in front of the nodes, with the `location` of `deploy/nginx.conf`. Over TLS it serves HTTP/2 with a self-signed certificate. */
export async function startNginx(nodePorts: number[], { overTls = false } = {}): Promise<Nginx> {
  needProgram(() => existsSync(NGINX), "nginx-light");
  const folder = temporaryFolder("nginx");
  const port = await freePort();
  const nodes = nodePorts.map((node) => `server 127.0.0.1:${node} max_fails=1 fail_timeout=2s;`);
  const config = join(folder, "nginx.conf");
  writeFileSync(
    config,
    `daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  upstream website { ${nodes.join(" ")} keepalive 32; }
  server {
    listen 127.0.0.1:${port}${overTls ? tls() : ";"}
    location / {
      ${passingOn()}
    }
  }
}
`,
  );
  const process = await startListening(
    [NGINX, "-p", folder, "-e", `${folder}/start.log`, "-c", config],
    port,
  );
  return {
    url: `${overTls ? "https" : "http"}://127.0.0.1:${port}`,
    port,
    stop: async () => void (await end(process, "SIGTERM")),
  };
}

/** The parameters of the `listen` directive. */
function tls(): string {
  const { key, certificate } = makeCertificate("127.0.0.1");
  return ` ssl http2; ssl_certificate ${certificate}; ssl_certificate_key ${key};`;
}

/** The `location` of deploy/nginx.conf. */
function passingOn(): string {
  const config = readFileSync("deploy/nginx.conf", "utf8");
  return /location \/ \{(\n *proxy_pass.*?)\n {4}\}/s.exec(config)?.[1] ?? "";
}
