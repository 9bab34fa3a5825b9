import { randomBytes } from "node:crypto";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PgBoss } from "pg-boss";
import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { listenForAlerts } from "../../../test/durability/alerts.ts";
import { newKey, post, tally } from "../../../test/durability/load.ts";
import { setUpPostgres } from "../../../test/durability/stores.ts";
import { type Postgres, startPostgresIfHere } from "../../../test/support/postgres.ts";
import {
  endGroup,
  freePort,
  needProgram,
  skipWithout,
  startListening,
  temporaryFolder,
  waitUntil,
} from "../../../test/support/process.ts";
import { mail } from "../../../test/support/recorded-mail.ts";
import { createSeal } from "../seal.ts";
import { openPostgresOutbox } from "./postgres-outbox.ts";

const postgres = await startPostgresIfHere();

describe.skipIf(!postgres)("a server with PostgreSQL", () => {
  const database = postgres as Postgres;
  afterAll(() => postgres?.stop());
  afterEach(() => vi.restoreAllMocks());

  const readiness = async (url: string) => {
    const answer = await fetch(`${url}/readyz`);
    return { httpStatus: answer.status, ...(await answer.json()) };
  };

  it("reports a read-only database after a failover at /readyz and by the alarm", async () => {
    const { smtp, start } = await setUpPostgres(database);
    await using alerts = await listenForAlerts();
    await using site = await start({ ALERT_URL: alerts.url });
    await waitUntil(async () => (await post(site.url)).status === 200, "a 200");
    await setReadOnly("on");
    await waitUntil(async () => (await post(site.url)).status === 503, "a 503");
    const { httpStatus, reasons } = await readiness(site.url);
    expect(httpStatus).toBe(503);
    expect(reasons).toContainEqual(expect.stringContaining("read-only transaction"));
    await waitUntil(() => alerts.texts.length === 1, "an alert");
    await setReadOnly("off");
    const key = newKey();
    await waitUntil(async () => (await post(site.url, key)).status === 200, "a 200");
    const { id } = await post(site.url, key);
    expect(await tally([id], smtp)).toEqual({ accepted: 1, lost: 0, duplicates: 0 });
  });

  it("accepts and delivers requests behind PgBouncer in transaction mode", async ({ skip }) => {
    const { smtp, start } = await setUpPostgres(database);
    const { port } = new URL(database.url);
    const bouncer = await startPgBouncer(port).catch(skipWithout(skip));
    await using site = await start({
      DATABASE_URL: `postgres://clinic@127.0.0.1:${bouncer.port}/postgres`,
    });
    await waitUntil(async () => (await post(site.url)).status === 200, "a 200");
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(site.url)));
    const ids = answers.map(({ id }) => id);
    expect(await tally(ids, smtp)).toEqual({ accepted: 20, lost: 0, duplicates: 0 });
    await bouncer.stop();
  });

  it("delivers after the worker failed to start once", async () => {
    const work = vi.spyOn(PgBoss.prototype, "work").mockRejectedValueOnce(new Error("not yet"));
    await database.query("create database workers");
    const seal = createSeal([randomBytes(32)]);
    const outbox = openPostgresOutbox(new URL("workers", database.url).href, seal, () => {});
    const delivered: string[] = [];
    const delivery = outbox.deliver(async (id) => void delivered.push(id));
    const id = "8c1a4e5c-0000-4000-8000-000000000001";
    await waitUntil(
      () =>
        outbox.record(id, mail).then(
          () => true,
          () => false,
        ),
      "a record",
    );
    await waitUntil(() => delivered.length > 0, "the delivery");
    expect(delivered).toEqual([id]);
    expect(work).toHaveBeenCalledTimes(2);
    await delivery.stop();
    await outbox.close();
  });

  /** Each connection reads the setting when its own process gets the signal. */
  async function setReadOnly(value: "on" | "off") {
    await database.query(`alter system set default_transaction_read_only = ${value}`);
    await database.query("select pg_reload_conf()");
  }
});

/** In front of the PostgreSQL server on a port of this machine. */
async function startPgBouncer(postgresPort: string) {
  needProgram(hasPgBouncer, "pgbouncer");
  const port = await freePort();
  const settings = join(temporaryFolder("pgbouncer"), "pgbouncer.ini");
  const lines = [
    ...["[databases]", `* = host=127.0.0.1 port=${postgresPort} user=clinic`],
    ...["[pgbouncer]", "listen_addr = 127.0.0.1", `listen_port = ${port}`],
    ...["auth_type = any", "pool_mode = transaction", "unix_socket_dir ="],
  ];
  writeFileSync(settings, lines.join("\n"), { mode: 0o644 });
  const running = await startListening(["pgbouncer", "-u", "nobody", settings], port);
  return { port, stop: () => endGroup(running) };
}

function hasPgBouncer(): boolean {
  return (process.env.PATH ?? "")
    .split(":")
    .concat("/usr/sbin")
    .some((folder) => existsSync(join(folder, "pgbouncer")));
}
