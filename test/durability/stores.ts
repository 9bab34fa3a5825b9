import { randomBytes } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, describe } from "vitest";
import { type Postgres, startPostgresIfHere } from "../support/postgres.ts";
import { temporaryFolder } from "../support/process.ts";
import { type ScriptedSmtp, startScriptedSmtp } from "../support/scripted-smtp.ts";
import { type Site, startSite } from "../support/site.ts";
import type { Tally } from "./load.ts";

const CLOCK = ["--import", resolve(import.meta.dirname, "shifted-clock.ts")];

export type StoreName = "SQLite" | "PostgreSQL";

/** A site over one store with a mail server of its own; a second one has the same data. */
export type Setting = {
  smtp: ScriptedSmtp;
  start: (env?: Record<string, string>) => Promise<Site>;
  /** The store's clock goes on by so much. */
  pass: (ms: number) => Promise<void>;
};

/** The same tests over each store; PostgreSQL's are skipped, and counted, where it cannot be had. */
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
    // The database's clock cannot be set: everything it holds grows older instead.
    pass: async (ms) =>
      void (await postgres.query(
        `update pgboss.job set created_on = created_on - interval '${ms} ms',
          start_after = start_after - interval '${ms} ms',
          keep_until = keep_until - interval '${ms} ms'`,
        name,
      )),
  };
}

function mailSettings(smtp: ScriptedSmtp) {
  return { SMTP_URL: smtp.url, MAIL_TO: "to@clinic.test", MAIL_FROM: "site@clinic.test" };
}

/** One line of figures to a test. */
export function report(name: string, { taken, lost, twice }: Tally, more = ""): void {
  console.log(`${name}: taken ${taken}, lost ${lost}, twice ${twice}${more && `; ${more}`}`);
}
