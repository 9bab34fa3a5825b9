import { DatabaseSync } from "node:sqlite";
import type { Kind } from "./outbox.ts";

const TABLES: Record<Kind, string> = { requests: "outbox", acknowledgements: "acknowledgements" };

// `words` is null once the mail is sent; `due_at` is then the time of sending. While an attempt is in
// progress, `due_at` is the time at which its claim expires.
const schemaOf = (table: string) => `
  pragma journal_mode = wal;
  pragma synchronous = full;
  pragma secure_delete = on;
  create table if not exists ${table} (
    id text primary key, words text, due_at integer not null, received_at integer not null,
    attempts integer not null default 0, reason text not null default ''
  ) strict;
  create index if not exists ${table}_due on ${table} (due_at) where words is not null`;

export type Connection = ReturnType<typeof connect>;

/** Runs `work` with an open connection. After a failure the next call reconnects. @throws OutboxUnavailable */
export type Use = <Result>(work: (connection: Connection) => Result) => Result;

/** Opens or creates the file and prepares every statement. @param timeoutMs the lock timeout */
export function connect(file: string, timeoutMs: number, kind: Kind) {
  const table = TABLES[kind];
  const database = new DatabaseSync(file, { timeout: timeoutMs });
  try {
    database.exec(schemaOf(table));
    const prepare = (sql: string) => database.prepare(sql);
    const checkpoint = prepare("pragma wal_checkpoint(truncate)");
    return {
      close: () => database.close(),
      exec: (sql: string) => database.exec(sql),
      /** Sets the lock timeout of the statements that follow. */
      setLockTimeout: (ms: number) => database.exec(`pragma busy_timeout = ${ms}`),
      /** Checkpoints and truncates the write-ahead log, unless another process holds a lock. */
      truncateLog() {
        database.exec("pragma busy_timeout = 0");
        return checkpoint.all()[0]?.busy === 0 ? "truncated" : "busy";
      },
      insert: prepare(`insert into ${table} (id, words, due_at, received_at)
        values (?1, ?2, ?4, ?3) on conflict (id) do nothing`),
      // A single statement, so that a second process with the same file claims another row. A `due_at`
      // further ahead than the longest delay was written before the clock was set back, so it counts as due.
      claim: prepare(`update ${table} set attempts = attempts + 1, due_at = ?1 + ?2
        where id = (select id from ${table} where words is not null
          and due_at not between ?1 + 1 and ?1 + ?2 order by due_at limit 1)
        returning id, words, attempts`),
      sent: prepare(`update ${table} set words = null, due_at = ? where id = ?`),
      defer: prepare(`update ${table} set due_at = ?, reason = ? where id = ?`),
      purgeSent: prepare(`delete from ${table} where words is null and due_at < ?`),
      // If the clock is set forward, a new request looks ninety days old. The number of attempts tells
      // them apart: ninety days of retries are thousands. Without a mail server nothing is attempted, so
      // each purge of a request that looks old counts as an attempt; 500 purges take three and a half days.
      countPurge: prepare(`update ${table} set attempts = attempts + 1
        where received_at < ? and words is not null`),
      purgeWaiting: prepare(`delete from ${table}
        where received_at < ? and (words is null or attempts > 500)`),
      summary: prepare(`select count(*) as waiting, min(received_at) as oldest,
        exists (select 1 from ${table} where words is null) as hasSentRecently
        from ${table} where words is not null`),
      late: prepare(`select id from ${table} where words is not null and received_at <= ?
        order by received_at desc limit 1000`),
      deleteProbe: prepare(`delete from ${table} where id = ''`),
      list: prepare(`select id, attempts, received_at as receivedAt, reason from ${table}
        where words is not null order by received_at`),
      read: prepare(`select words from ${table} where id = ? and words is not null`),
      sendNow: prepare(`update ${table} set due_at = 0
        where words is not null and (id = ?1 or ?1 = '')`),
      drop: prepare(`delete from ${table} where id = ? and words is not null`),
    };
  } catch (error) {
    database.close();
    throw error;
  }
}
