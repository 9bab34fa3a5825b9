import { type AddressInfo, connect } from "node:net";
import { pino } from "pino";
import { afterEach, expect, it } from "vitest";
import { temporaryFolder } from "../test/servers/process.ts";
import { get } from "../test/servers/raw-http.ts";
import { writeSiteFixture } from "../test/servers/site-fixture.ts";
import { readBuiltSite } from "./settings/built-site.ts";
import { readConfig } from "./settings/config.ts";
import { createWebsite } from "./website.ts";

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** The whole server in this process, on a small site; `logs` grows as it logs. */
async function start(environment: Record<string, string> = {}) {
  const dist = temporaryFolder("site-dist");
  await writeSiteFixture(dist);
  const site = readBuiltSite(dist);
  const settings = { DATA_DIR: temporaryFolder("site-data"), ...environment };
  const config = readConfig(settings, site.manifest.content);
  const logs: { msg: string }[] = [];
  const log = pino({}, { write: (line: string) => void logs.push(JSON.parse(line)) });
  const { server, functions } = await createWebsite(site, config, log);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  closing.push(async () => {
    server.closeAllConnections();
    server.close();
    await functions.close(0);
  });
  return { port, url: `http://127.0.0.1:${port}`, logs };
}

it("ends a connection whose client asks for it by its old name", async () => {
  const { port } = await start();
  const socket = connect(port, "127.0.0.1").resume();
  const isEnded = new Promise((resolve) => socket.once("end", () => resolve("ended")));
  socket.write(get("/about", "Proxy-Connection: close"));
  expect(await isEnded).toBe("ended");
  socket.destroy();
});
