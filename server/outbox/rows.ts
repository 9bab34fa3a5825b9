import type { Row } from "./stores/database.ts";

export type State = "queued" | "active" | "deferred" | "sent" | "failed";
/** A row this process holds a lease on. `attempts` counts this one. */
export type Claim = { id: string; payload: string; attempts: number; createdAt: number };
export type SealedRow = { id: string; payload: string };
export type Summary = Record<State, number> & {
  oldestWaitingMs: number;
  /** How many wait for a setting to be corrected. */
  stuck: number;
};
export type ListedRow = {
  id: string;
  state: State;
  attempts: number;
  lastError: string | null;
  createdAt: number;
  updatedAt: number;
};

/** A row on its way to another store. The payload of a sent row is null. */
export type MovedRow = Omit<ListedRow, "updatedAt"> & { payload: string | null };

export function listedRow(row: Row): ListedRow {
  return {
    id: String(row.id),
    state: row.state as State,
    attempts: Number(row.attempts),
    lastError: row.last_error === null ? null : String(row.last_error),
    createdAt: Number(row.created_at),
    updatedAt: Number(row.updated_at),
  };
}
