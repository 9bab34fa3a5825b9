import { DatabaseSync } from "node:sqlite";

// A row without words is sent. `due_at` of one under way is when another attempt may be made.
const SCHEMA = `
  pragma journal_mode = wal;
  pragma synchronous = full;
  pragma secure_delete = on;
  create table if not exists outbox (
    id text primary key, words text, due_at integer not null, received_at integer not null,
    attempts integer not null default 0, reason text not null default ''
  ) strict;
  create index if not exists outbox_due on outbox (due_at) where words is not null`;

/** How long a statement waits for another process, such as a command. Pages wait with it. */
const BUSY_MS = 1000;

export type Connection = ReturnType<typeof connect>;

/** Runs statements; after a failure the next one opens the file again. @throws OutboxUnavailable */
export type Use = <Result>(work: (connection: Connection) => Result) => Result;

/** Opens the file, which is made where it is not there, and prepares every statement. */
export function connect(file: string) {
  const database = new DatabaseSync(file, { timeout: BUSY_MS });
  try {
    database.exec(SCHEMA);
    const prepare = (sql: string) => database.prepare(sql);
    return {
      close: () => database.close(),
      exec: (sql: string) => database.exec(sql),
      rollback: () => database.isTransaction && database.exec("rollback"),
      insert: prepare(`insert into outbox (id, words, due_at, received_at)
        values (?1, ?2, ?3, ?3) on conflict (id) do nothing`),
      // One statement, so that a second process on the file takes another row. What is due later
      // than any pause lasts was due before the clock was set back.
      claim: prepare(`update outbox set attempts = attempts + 1, due_at = ?1 + ?2
        where id = (select id from outbox where words is not null
          and due_at not between ?1 + 1 and ?1 + ?2 order by due_at limit 1)
        returning id, words, attempts`),
      sent: prepare("update outbox set words = null, due_at = ? where id = ?"),
      defer: prepare("update outbox set due_at = ?, reason = ? where id = ?"),
      purgeSent: prepare("delete from outbox where words is null and due_at < ?"),
      // Not what a clock set forward calls old: what has waited so long was tried thousands of times.
      purgeWaiting: prepare(`delete from outbox
        where received_at < ? and (words is null or attempts > 500)`),
      summary: prepare(`select count(*) as waiting, min(received_at) as oldest from outbox
        where words is not null`),
      probe: prepare("update outbox set attempts = 0 where id = ''"),
      list: prepare(`select id, attempts, received_at as receivedAt, reason from outbox
        where words is not null order by received_at limit 1000`),
      read: prepare("select words from outbox where id = ? and words is not null"),
      sendNow: prepare(`update outbox set due_at = 0
        where words is not null and (id = ?1 or ?1 = '')`),
      drop: prepare("delete from outbox where id = ? and words is not null"),
    };
  } catch (error) {
    database.close();
    throw error;
  }
}
