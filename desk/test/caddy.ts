import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import {
  end,
  freePort,
  needProgram,
  startListening,
  temporaryFolder,
} from "../../test/support/process.ts";

type Behind = { deskPort: number; sitePort: number; signInPort: number; secret: string };

/** Caddy with the very file that `docs/deploy.md` hands out, under a certificate of its own making. */
export async function prepareCaddy() {
  needProgram(() => spawnSync("caddy", ["version"]).status === 0, "caddy");
  const folder = temporaryFolder("caddy");
  const [port, siteFront] = [await freePort(), await freePort()];
  const [plainPort, tlsPort] = [await freePort(), await freePort()];
  const address = `https://localhost:${port}`;
  return {
    address,
    siteAddress: `http://localhost:${siteFront}`,
    async start({ deskPort, sitePort, signInPort, secret }: Behind) {
      const config = join(folder, "Caddyfile");
      const own = `admin off\nskip_install_trust\nlocal_certs\nauto_https disable_redirects\nhttp_port ${plainPort}\nhttps_port ${tlsPort}`;
      writeFileSync(config, `{\n${own}\n}\nimport ${resolve("deploy/desk.Caddyfile")}\n`);
      const env = {
        XDG_DATA_HOME: folder,
        XDG_CONFIG_HOME: folder,
        HOME: folder,
        DESK_URL: address,
        DESK_PROXY_SECRET: secret,
        DESK_SIGN_IN: `127.0.0.1:${signInPort}`,
        DESK_UPSTREAM: `127.0.0.1:${deskPort}`,
        SITE_URL: `http://localhost:${siteFront}`,
        UPSTREAMS: `127.0.0.1:${sitePort}`,
        REDIRECT_FROM: `http://127.0.0.1:${siteFront}`,
      };
      const settings = Object.entries(env).map(([name, value]) => `${name}=${value}`);
      const run = ["caddy", "run", "--adapter", "caddyfile", "--config", config];
      const running = await startListening(["env", ...settings, ...run], port);
      return () => end(running, "SIGTERM");
    },
  };
}
