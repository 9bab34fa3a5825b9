import { statSync } from "node:fs";
import { type Kind, OutboxUnavailable } from "./outbox.ts";
import { type Connection, connect, type Use } from "./sqlite-schema.ts";

/** The lock timeout. SQLite runs on the main thread, so every page waits as well. */
const LOCK_TIMEOUT_MS = 1000;
/** The lock timeout after a statement has timed out, for SHORT_TIMEOUT_FOR_MS. */
const SHORT_LOCK_TIMEOUT_MS = 50;
const SHORT_TIMEOUT_FOR_MS = 10_000;
/** The low byte of a result code is its primary code: https://www.sqlite.org/rescode.html */
const PRIMARY_CODE = 0xff;
const SQLITE_BUSY = 5;

/**
 * Opens the file at its first use: a full disk or a damaged file makes a request fail with
 * OutboxUnavailable, but does not stop the server from starting.
 */
export function openOnDemand(file: string, kind: Kind): { use: Use; close: () => void } {
  let connection: (Connection & { inode: number | undefined }) | undefined;
  let shortTimeoutUntil = 0;
  const use: Use = (work) => {
    const timeoutMs = Date.now() < shortTimeoutUntil ? SHORT_LOCK_TIMEOUT_MS : LOCK_TIMEOUT_MS;
    try {
      // SQLite would keep writing to a deleted or replaced file, and those requests would be lost.
      if (connection && connection.inode !== inodeOf(file)) {
        connection.close();
        connection = undefined;
      }
      connection ??= { ...connect(file, timeoutMs, kind), inode: inodeOf(file) };
      connection.setLockTimeout(timeoutMs);
      return work(connection);
    } catch (cause) {
      const { errcode = 0 } = cause as { errcode?: number };
      const isBusy = (errcode & PRIMARY_CODE) === SQLITE_BUSY;
      if (isBusy && timeoutMs === LOCK_TIMEOUT_MS)
        shortTimeoutUntil = Date.now() + SHORT_TIMEOUT_FOR_MS;
      connection?.close();
      connection = undefined;
      throw new OutboxUnavailable(`${file}: ${(cause as Error).message}`, { cause });
    }
  };
  return { use, close: () => connection?.close() };
}

function inodeOf(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.ino;
}
