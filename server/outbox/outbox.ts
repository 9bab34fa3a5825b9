import { z } from "zod";

export const DAY_MS = 24 * 3_600_000;
/** How long the id of a sent request is kept, so that a duplicate does not cause a second mail. */
export const SENT_RETENTION_MS = DAY_MS;
/** How long an undelivered request is kept. */
export const WAITING_RETENTION_MS = 90 * DAY_MS;
/** The age at which an undelivered request raises the alarm. */
export const LATE_AFTER_MS = 3_600_000;
/** The longest delay between two attempts. */
export const MAX_RETRY_DELAY_S = 900;
/** The number of concurrent attempts, which is also the most mails that a crash can send twice. */
export const MAX_CONCURRENT_ATTEMPTS = 6;

/**
 * The mail of a request, written when the request arrives: a later change of the content does not
 * alter it. The settings at the time of delivery determine the sender and the recipients.
 */
export const recordedMail = z.object({
  requestId: z.string(),
  receivedAt: z.number(),
  /** Missing if a mail header cannot carry the address. The text still contains the address. */
  replyTo: z.object({ name: z.string(), address: z.string() }).optional(),
  subject: z.string(),
  text: z.string(),
  html: z.string().optional(),
  isSpam: z.boolean().optional(),
  /** The recipients that have accepted the mail, if it waits for others that have rejected it. */
  acceptedBy: z.array(z.string()).optional(),
  /** The recipient of an acknowledgement. In a request of version 1.2: the recipients that have rejected the mail. */
  onlyTo: z.array(z.string()).optional(),
});
export type RecordedMail = z.output<typeof recordedMail>;

export type Waiting = { id: string; attempts: number; receivedAt: number; reason: string };

/**
 * Delivers one request; resolves when the mail server has accepted the mail. The message of a thrown
 * error is stored and logged, so it must not quote what a visitor wrote.
 * @param open decrypts and parses the recorded mail. @throws Error if that fails
 */
export type Attempt = (id: string, open: () => RecordedMail) => Promise<void>;

export type Summary = {
  waiting: number;
  oldestMs: number;
  /** Ids of undelivered requests older than LATE_AFTER_MS. */
  late: string[];
  /** Whether a mail was accepted within about SENT_RETENTION_MS. */
  hasSentRecently: boolean;
  /** Why text that is sent, dropped or purged cannot be erased from the disk. */
  erasureProblem?: string | undefined;
};

/**
 * A request is attempted until an attempt succeeds. An acknowledgement is attempted once: if the process dies
 * during the attempt, the acknowledgement is dropped.
 */
export type Kind = "requests" | "acknowledgements";

export type Outbox = {
  /**
   * Resolves once the mail is persisted. A duplicate id has no effect. @throws OutboxUnavailable
   * @param afterMs the pause before the first attempt, at most MAX_RETRY_DELAY_S
   */
  record: (id: string, mail: RecordedMail, afterMs?: number) => Promise<void>;
  /**
   * Delivers, retries and purges until `stop`, which resolves after the attempts in progress. Without an
   * attempt, which is without a mail server, it only purges.
   */
  deliver: (attempt: Attempt | undefined) => { stop: () => Promise<void> };
  /** Also probes that `record` would succeed, by an insert that leaves no row. @throws OutboxUnavailable if it would not */
  summary: () => Promise<Summary>;
  /** The undelivered requests, oldest first. */
  list: () => Promise<Waiting[]>;
  /** Undefined if the request is sent or unknown. */
  read: (id: string) => Promise<RecordedMail | undefined>;
  /** Makes one request due now, or all of them. Returns the count. */
  sendNow: (id?: string) => Promise<number>;
  /** Deletes an undelivered request. Returns the count. */
  drop: (id: string) => Promise<number>;
  close: () => Promise<void>;
};

export class OutboxUnavailable extends Error {
  override name = "OutboxUnavailable";
}
