import { type DatabaseError, Pool, type PoolClient, type PoolConfig, types } from "pg";
import type { Database, Row, Statement } from "./database.ts";
import { SchemaMismatch, StoreUnavailable } from "./database.ts";
import { schemaSql } from "./outbox-sql.ts";

const POOL_SIZE = 2;
const CONNECT_TIMEOUT_MS = 2000;
const QUERY_TIMEOUT_MS = 5000;
const CONFLICT_ATTEMPTS = 3;
/** Deadlock and serialisation failure: nothing was committed, and the next try may pass. */
const CONFLICTS = ["40P01", "40001"];
const UNDEFINED_COLUMN = "42703";

/** Opens PostgreSQL 13 or later. Creates the tables before the first batch, unless `isPrepared`. */
export function openPostgres(url: string, { isPrepared = false } = {}): Database {
  const pool = createPool(url, { pipeline: true });
  let isReady = isPrepared;
  return {
    claimLock: "for update skip locked",
    async batch(statements) {
      for (let attempt = 1; ; attempt++) {
        try {
          if (!isReady) await inTransaction(pool, setupStatements);
          isReady = true;
          return await inTransaction(pool, statements);
        } catch (cause) {
          const error = cause as DatabaseError;
          if (CONFLICTS.includes(error.code ?? "") && attempt < CONFLICT_ATTEMPTS) continue;
          isReady = isPrepared;
          const isOther = error.code === UNDEFINED_COLUMN;
          throw new StoreUnavailable("PostgreSQL", isOther ? new SchemaMismatch(error) : error);
        }
      }
    },
    idle() {},
    close: () => pool.end(),
  };
}

export function createPool(url: string, options: PoolConfig = {}): Pool {
  const pool = new Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    statement_timeout: QUERY_TIMEOUT_MS,
    keepAlive: true,
    application_name: "website",
    ...options,
  });
  // Without a listener a dropped connection would end the process; its queries fail by themselves.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

// Values here are counts and milliseconds, exact as numbers.
types.setTypeParser(types.builtins.INT8, Number);

// Row security without a policy: on a hosted Supabase the public key can read nothing.
const setupStatements: Statement[] = [
  "select pg_advisory_xact_lock(5462397)",
  `create or replace function outbox_now() returns bigint language sql volatile
    as 'select (extract(epoch from clock_timestamp()) * 1000)::bigint'`,
  ...schemaSql,
  "alter table outbox enable row level security",
  "create unlogged table if not exists request_rate (key varchar(255) primary key, points integer not null default 0, expire bigint)",
  "alter table request_rate enable row level security",
].map((sql) => ({ sql, values: [] }));

async function inTransaction(pool: Pool, statements: Statement[]): Promise<Row[][]> {
  const client = await pool.connect();
  try {
    const rows = await runPipelined(client, statements);
    client.release();
    return rows;
  } catch (error) {
    // The connection is closed, as its state is unknown.
    client.release(true);
    throw error;
  }
}

async function runPipelined(client: PoolClient, statements: Statement[]): Promise<Row[][]> {
  const sent = [
    // A 200 must not depend on the database server's settings.
    client.query("begin; set local synchronous_commit = on"),
    ...statements.map(({ sql, values }) => client.query(sql, values)),
    client.query("commit"),
  ];
  await Promise.allSettled(sent);
  const results = await Promise.all(sent);
  if (results.at(-1)?.command !== "COMMIT") throw new Error("the transaction was rolled back");
  return results.slice(1, -1).map((result) => result.rows);
}
