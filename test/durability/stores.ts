import { randomBytes } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, describe } from "vitest";
import { type Postgres, startPostgresIfHere } from "../support/postgres.ts";
import { temporaryFolder } from "../support/process.ts";
import { type ScriptedSmtp, startScriptedSmtp } from "../support/scripted-smtp.ts";
import { type Site, startSite } from "../support/site.ts";

const CLOCK = ["--import", resolve(import.meta.dirname, "shifted-clock.ts")];

export type StoreName = "SQLite" | "PostgreSQL";

/** A site with one store and its own mail server. A second site can share the same data. */
export type Setting = {
  smtp: ScriptedSmtp;
  start: (env?: Record<string, string>) => Promise<Site>;
  /** Advances the store's clock. */
  pass: (ms: number) => Promise<void>;
};

/** Runs the same tests for each store. Without PostgreSQL its tests are reported as skipped. */
export async function describeStores(
  title: string,
  define: (setUp: () => Promise<Setting>, name: StoreName) => void,
  only?: StoreName,
): Promise<void> {
  if (only !== "PostgreSQL") describe(`${title}, SQLite`, () => define(setUpSqlite, "SQLite"));
  if (only === "SQLite") return;
  const postgres = await startPostgresIfHere();
  describe.skipIf(!postgres)(`${title}, PostgreSQL`, () => {
    define(() => setUpPostgres(postgres as Postgres), "PostgreSQL");
    afterAll(() => postgres?.stop());
  });
}

async function setUpSqlite(): Promise<Setting> {
  const smtp = await startScriptedSmtp();
  const DATA_DIR = temporaryFolder("durability");
  const CLOCK_OFFSET_FILE = join(temporaryFolder("clock"), "offset");
  writeFileSync(CLOCK_OFFSET_FILE, "0");
  let offsetMs = 0;
  return {
    smtp,
    start: (env) =>
      startSite({
        env: { ...mailSettings(smtp), DATA_DIR, CLOCK_OFFSET_FILE, ...env },
        nodeOptions: CLOCK,
      }),
    async pass(ms) {
      offsetMs += ms;
      writeFileSync(CLOCK_OFFSET_FILE, String(offsetMs));
    },
  };
}

let databases = 0;

export async function setUpPostgres(postgres: Postgres): Promise<Setting> {
  const smtp = await startScriptedSmtp();
  const name = `clinic${databases++}`;
  await postgres.query(`create database ${name}`);
  const OUTBOX_KEY = randomBytes(32).toString("base64");
  const DATABASE_URL = postgres.url.replace(/\/postgres$/, `/${name}`);
  return {
    smtp,
    start: (env) => startSite({ env: { ...mailSettings(smtp), DATABASE_URL, OUTBOX_KEY, ...env } }),
    // The database's clock cannot be set, so the timestamps of all rows move back instead. The lock
    // waits for a failed attempt that is being written: its new row would stay as it is.
    pass: async (ms) =>
      void (await postgres.query(
        `begin; lock table pgboss.job in share row exclusive mode;
        update pgboss.job set created_on = created_on - interval '${ms} ms',
          start_after = start_after - interval '${ms} ms',
          keep_until = keep_until - interval '${ms} ms';
        commit`,
        name,
      )),
  };
}

function mailSettings(smtp: ScriptedSmtp) {
  return { SMTP_URL: smtp.url, MAIL_TO: "to@clinic.test", MAIL_FROM: "site@clinic.test" };
}
