import { once } from "node:events";
import { rmSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "../test/support/process.ts";
import { mail as recorded } from "../test/support/recorded-mail.ts";
import { startSite } from "../test/support/site.ts";
import { writeSiteFixture } from "../test/support/site-fixture.ts";
import { openOutbox } from "./outbox/open-outbox.ts";

it.each(["a port in use", "a host of another machine", "a build that lacks a page"])(
  "claims no waiting request in a start that fails: %s",
  async (fault) => {
    const DATA_DIR = temporaryFolder("start");
    const store = { dataDir: DATA_DIR, databaseUrl: undefined, keys: [] };
    const outbox = await openOutbox(store);
    await outbox.record("a1", recorded);
    const dist = join(temporaryFolder("failing"), "dist");
    await writeSiteFixture(dist, {}, { fileOf: (path) => `${path.slice(1) || "home"}.html` });
    if (fault.includes("build")) rmSync(join(dist, "client/about.html"));
    const busy = createServer().listen(0, "127.0.0.1");
    await once(busy, "listening");
    const { port } = busy.address() as AddressInfo;
    const changed: Record<string, string> = {
      ...(fault.includes("port") && { PORT: String(port) }),
      ...(fault.includes("host") && { HOST: "203.0.113.1" }),
    };
    await expect(startSite({ dist, env: { DATA_DIR, ...changed } })).rejects.toThrow("ended (1)");
    busy.close();
    expect(await outbox.list()).toMatchObject([{ id: "a1", attempts: 0 }]);
    await outbox.close();
  },
);
