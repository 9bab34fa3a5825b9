export type State = "queued" | "active" | "deferred" | "sent" | "failed";
export type SealedRow = { id: string; payload: string | null };
export type Claim = SealedRow & { attempts: number; ageMs: number; lastError: string | null };
/** Of those that wait, `stuck` ones wait for a setting to be corrected. */
export type Summary = Record<State | "stuck" | "oldestWaitingMs", number>;
export type ListedRow = {
  id: string;
  state: State;
  attempts: number;
  lastError: string | null;
  createdAt: number;
};
export type MovedRow = ListedRow & SealedRow;
