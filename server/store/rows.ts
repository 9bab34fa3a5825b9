import { z } from "zod";

// Rows are validated: another version may have written the file.
export const state = z.enum(["queued", "active", "deferred", "sent", "failed", "offered"]);
export type State = z.output<typeof state>;

export const sealedRow = z.object({ id: z.string(), payload: z.string().nullable() });
export type SealedRow = z.output<typeof sealedRow>;

export const claim = sealedRow.extend({
  attempts: z.number(),
  ageMs: z.number(),
  lastError: z.string().nullable(),
});
export type Claim = z.output<typeof claim>;

/** Of those that wait, `stuck` ones wait for a setting to be corrected. */
export const summary = z.record(state.or(z.enum(["stuck", "oldestWaitingMs"])), z.number());
export type Summary = Record<State | "stuck" | "oldestWaitingMs", number>;

export const listedRow = z.object({
  id: z.string(),
  state,
  attempts: z.number(),
  lastError: z.string().nullable(),
  createdAt: z.number(),
});
export type ListedRow = z.output<typeof listedRow>;

export const movedRow = sealedRow.extend(listedRow.shape);
export type MovedRow = z.output<typeof movedRow>;

export const total = z.object({ total: z.number() });
export const moment = z.object({ now: z.number() });
export const idRow = z.object({ id: z.string() });
