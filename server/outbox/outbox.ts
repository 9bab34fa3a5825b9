import { z } from "zod";

export const DAY_MS = 24 * 3_600_000;
/** How long the id of a sent request is known, so that a repetition is no second mail. */
export const SENT_KEPT_MS = DAY_MS;
/** How long a request waits for its mail to be taken. */
export const WAITING_KEPT_MS = 90 * DAY_MS;
/** From this age on a waiting request needs a person. */
export const LATE_MS = 3_600_000;
/** The longest pause between two attempts, in seconds. */
export const LONGEST_PAUSE_S = 900;
/** The number of mails that are attempted at a time; a crash can repeat these. */
export const AT_ONCE = 6;

/**
 * The mail of a request as it was written when it came: no later content changes what it says.
 * Whom it is from and to follows the settings at its delivery.
 */
export const recordedMail = z.object({
  requestId: z.string(),
  receivedAt: z.number(),
  /** Missing where no mail header can carry the address: the text has it. */
  replyTo: z.object({ name: z.string(), address: z.string() }).optional(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** Where the others have it already. */
  onlyTo: z.array(z.string()).optional(),
});
export type RecordedMail = z.output<typeof recordedMail>;

export type Waiting = { id: string; attempts: number; receivedAt: number; reason: string };

/**
 * Resolves when the mail is accepted. What it throws is stored and logged, so it quotes no visitor.
 * @param open gives the recorded mail. @throws Error where it cannot be opened
 */
export type Attempt = (id: string, open: () => RecordedMail) => Promise<void>;

export type Summary = {
  waiting: number;
  oldestMs: number;
  /** Ids of requests that have waited for LATE_MS. */
  late: string[];
  /** Whether a sent request is known still, so a mail was accepted within about a day. */
  isSending: boolean;
};

export type Outbox = {
  /** Resolves once it is durable; the same id twice is one request. @throws OutboxUnavailable */
  record: (id: string, mail: RecordedMail) => Promise<void>;
  /** Attempts what waits, again and again, until it is stopped, which waits for those under way. */
  deliver: (attempt: Attempt) => { stop: () => Promise<void> };
  /** Writes as `record` does, and leaves nothing. @throws OutboxUnavailable where nothing can be recorded now */
  summary: () => Promise<Summary>;
  /** Those that wait, oldest first. */
  list: () => Promise<Waiting[]>;
  /** Undefined when it is sent, or unknown. */
  read: (id: string) => Promise<RecordedMail | undefined>;
  /** Makes one due, or all; gives how many. */
  sendNow: (id?: string) => Promise<number>;
  /** Deletes one that waits; gives how many. */
  drop: (id: string) => Promise<number>;
  close: () => Promise<void>;
};

export class OutboxUnavailable extends Error {
  override name = "OutboxUnavailable";
}
