import { spawn } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "../../../test/support/process.ts";
import { mail } from "../../../test/support/recorded-mail.ts";
import { startSite } from "../../../test/support/site.ts";
import { writeSiteFixture } from "../../../test/support/site-fixture.ts";
import { openOutbox } from "../open-outbox.ts";

it("warns at startup if PostgreSQL is used while requests wait in the SQLite file", async () => {
  const DATA_DIR = temporaryFolder("start");
  const outbox = await openOutbox({ dataDir: DATA_DIR, databaseUrl: undefined, keys: [] });
  await outbox.record("a1", mail);
  await outbox.close();
  await using site = await startSite({
    env: {
      DATA_DIR,
      DATABASE_URL: "postgres://nobody@127.0.0.1:9/none",
      OUTBOX_KEY: Buffer.alloc(32, 1).toString("base64"),
    },
  });
  const { reasons } = await (await fetch(`${site.url}/readyz`)).json();
  expect(reasons).toContainEqual(
    expect.stringContaining(
      "DATABASE_URL: is set, so nothing delivers the 1 requests that wait in",
    ),
  );
});

it("exits when it is stopped during the start, also as process 1, which has no default action for a signal", async () => {
  await using hanging = createServer();
  hanging.listen(0, "127.0.0.1");
  await once(hanging, "listening");
  const { port } = hanging.address() as AddressInfo;
  const dist = join(temporaryFolder("stopped"), "dist");
  await writeSiteFixture(dist);
  const server = spawn(process.execPath, ["server/main.js"], {
    stdio: "ignore",
    env: {
      PATH: process.env.PATH,
      DIST: dist,
      DATA_DIR: temporaryFolder("stopped"),
      PORT: "0",
      DATABASE_URL: `postgres://u:p@127.0.0.1:${port}/d`,
      OUTBOX_KEY: Buffer.alloc(32, 1).toString("base64"),
    },
  });
  const exited = once(server, "exit");
  const [socket] = await once(hanging, "connection");
  server.kill("SIGTERM");
  expect(await exited).toEqual([0, null]);
  socket.destroy();
});
