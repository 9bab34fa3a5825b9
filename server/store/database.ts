/** As the database gave it: `rows.ts` checks what it holds. */
export type Row = Record<string, unknown>;
export type Statement = { sql: string; values: (string | number | null)[] };

/** Creates the schema before the first batch, so that the server starts without a database. */
export type Database = {
  /** Ends a select so that two claimers do not get the same row. */
  claimLock: "" | "for update skip locked";
  /** One durable transaction; gives each statement's rows. @throws StoreUnavailable */
  batch: (statements: Statement[]) => Promise<Row[][]>;
  idle: () => void;
  close: () => Promise<void>;
};

export class SchemaMismatch extends Error {
  override name = "SchemaMismatch";

  constructor(cause: Error) {
    const message = `the table "outbox" has another shape (${cause.message})`;
    super(`${message}: move it away, or set another place for the outbox`, { cause });
  }
}

/** docs/reliability.md says how to save what it holds. */
export class DamagedFile extends Error {
  override name = "DamagedFile";

  constructor(path: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(
      `${path} is damaged (${reason}): stop the server, move the file away, and start again; docs/reliability.md says how to save what it holds`,
      { cause },
    );
  }
}

export class StoreUnavailable extends Error {
  override name = "StoreUnavailable";
  readonly retryable = true;

  readonly store: "SQLite" | "PostgreSQL" | "disk";

  constructor(store: StoreUnavailable["store"], cause: unknown) {
    super(`${store}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.store = store;
  }
}
