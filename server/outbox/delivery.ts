import type { Logger } from "pino";
import type { Email } from "../mail/email.ts";
import { MailError, type Remedy } from "../mail/mail-error.ts";
import type { Mailer } from "../mail/mailer.ts";
import { CONCURRENT_MAILS } from "../mail/smtp.ts";
import { backoffMs, MAX_ATTEMPTS } from "./backoff.ts";
import { UnreadablePayload } from "./encryption.ts";
import { type Claim, LEASE_MS, type Outbox } from "./outbox.ts";
import { SETTING_REASON } from "./outbox-sql.ts";
import type { RecordedMessage } from "./recorded-message.ts";
import { SteadyTime } from "./steady-time.ts";
import { StoreUnavailable } from "./stores/database.ts";

export type DeliveryParts = {
  outbox: Outbox;
  mailer: Mailer;
  compose: (id: string, message: RecordedMessage) => Promise<Email>;
  log: Logger;
  /** Is told of a message that a person has to look at. */
  raiseAlarm: (id: string, message: RecordedMessage | undefined, reason: string) => Promise<void>;
};

/**
 * Carries recorded messages to the mailer, a few at a time, until stopped. What
 * the mailer has taken is remembered here until the database knows, however long
 * that takes, so that a database restart sends nothing twice.
 */
export class Delivery {
  readonly #parts: DeliveryParts;
  readonly #inHand = new Map<string, Promise<void>>();
  readonly #steadyTime = new SteadyTime(LEASE_MS);
  readonly #timers: NodeJS.Timeout[];
  /** Kinds of failure that only a person ends, and that have been told. */
  readonly #told = new Set<string>();
  #isClaiming = false;
  #lastClaim = Promise.resolve();
  #hasMore = false;
  #isPollDue = true;
  #isStopped = false;
  #isOutboxAway = false;

  constructor(parts: DeliveryParts) {
    this.#parts = parts;
    this.#timers = [
      setInterval(() => this.#poll(), POLL_MS),
      setInterval(() => void this.#renewLeases(), LEASE_MS / 3),
      setInterval(() => void this.#purge(), PURGE_EVERY_MS),
    ];
    this.wake();
  }

  /** Something was recorded, or may be due. */
  wake(): void {
    this.#hasMore = true;
    // While the outbox is away the next poll is soon enough.
    if (this.#isClaiming || (this.#isOutboxAway && !this.#isPollDue)) return;
    this.#lastClaim = this.#claimAll();
  }

  /** Starts nothing more and waits for the claim under way and the attempts in hand, at most `graceMs`. */
  async stop(graceMs: number): Promise<void> {
    this.#isStopped = true;
    for (const timer of this.#timers) clearInterval(timer);
    const deadline = new Promise((resolve) => setTimeout(resolve, graceMs).unref());
    const settled = this.#lastClaim.then(() => Promise.all(this.#inHand.values()));
    await Promise.race([settled, deadline]);
  }

  async #claimAll(): Promise<void> {
    this.#isClaiming = true;
    const { outbox, log } = this.#parts;
    try {
      while (this.#hasMore && !this.#isStopped && this.#inHand.size < CONCURRENT_MAILS) {
        this.#hasMore = false;
        const free = CONCURRENT_MAILS - this.#inHand.size;
        const mayTakeOver = this.#isPollDue && (await this.#isTimeSteady());
        this.#isPollDue = false;
        const claims = await outbox.claim(free, mayTakeOver);
        this.#isOutboxAway = false;
        if (this.#isStopped) {
          return await outbox.giveBack(claims.filter(({ id }) => !this.#inHand.has(id)));
        }
        for (const claim of claims) this.#takeInHand(claim);
        if (claims.length === 0 && this.#inHand.size === 0) outbox.idle();
      }
    } catch (error) {
      this.#steadyTime.interrupt();
      this.#isPollDue = false;
      this.#isOutboxAway = true;
      // An outage is told by the store itself.
      if (!(error instanceof StoreUnavailable)) log.error({ err: error }, "a claim broke off");
    } finally {
      this.#isClaiming = false;
    }
  }

  #poll(): void {
    this.#isPollDue = true;
    this.wake();
  }

  async #isTimeSteady(): Promise<boolean> {
    const askedAt = this.#steadyTime.now();
    this.#steadyTime.observe(await this.#parts.outbox.now(), askedAt);
    return this.#steadyTime.isSteady;
  }

  #takeInHand(claim: Claim): void {
    // The lease ran out in the middle of the attempt, which goes on.
    if (this.#inHand.has(claim.id)) return;
    const attempt = this.#attempt(claim)
      .catch((error) => this.#parts.log.error({ id: claim.id, err: error }, "an attempt broke off"))
      .finally(() => {
        this.#inHand.delete(claim.id);
        this.wake();
      });
    this.#inHand.set(claim.id, attempt);
  }

  async #attempt(claim: Claim): Promise<void> {
    const { outbox, mailer, compose, log } = this.#parts;
    const { id, attempts } = claim;
    let message: RecordedMessage | undefined;
    try {
      message = await outbox.open(claim);
      await mailer.send(await compose(id, message));
    } catch (error) {
      return this.#settleFailure(claim, message, failureOf(error));
    }
    if (message.kind === "appointment") this.#told.delete(MailError.name);
    log.info({ id, attempts }, "delivered");
    await this.#settle(() => outbox.markSent(id));
  }

  async #settleFailure(
    { id, attempts }: Claim,
    message: RecordedMessage | undefined,
    { kind, remedy, reason }: Failure,
  ): Promise<void> {
    const { outbox, log, raiseAlarm } = this.#parts;
    const isFinal =
      remedy === "none" || (attempts >= MAX_ATTEMPTS && kind !== UnreadablePayload.name);
    if (isFinal) {
      await this.#settle(() => outbox.markFailed(id, reason));
      return this.#settle(() => raiseAlarm(id, message, reason));
    }
    const delayMs = backoffMs(attempts);
    log.warn({ id, attempts, delayMs, reason }, "delivery deferred");
    await this.#settle(() => outbox.defer(id, delayMs, reason));
    if (remedy !== "setting" || this.#told.has(kind)) return;
    this.#told.add(kind);
    await this.#settle(() => raiseAlarm(id, message, reason));
  }

  /** Until it commits: the row stays in hand meanwhile, so nobody here sends it again. */
  async #settle(change: () => Promise<void>): Promise<void> {
    for (let wait = FIRST_SETTLE_WAIT_MS; ; wait = Math.min(wait * 2, LONGEST_SETTLE_WAIT_MS)) {
      try {
        return await change();
      } catch (error) {
        if (!(error instanceof StoreUnavailable)) throw error;
        await new Promise((resolve) => setTimeout(resolve, wait));
      }
    }
  }

  async #renewLeases(): Promise<void> {
    if (this.#inHand.size === 0) return;
    await this.#parts.outbox.renew(this.#inHand.keys()).catch(() => this.#steadyTime.interrupt());
  }

  async #purge(): Promise<void> {
    await this.#parts.outbox.purge().catch(() => undefined);
  }
}

type Failure = { kind: string; remedy: Remedy; reason: string };

/** The reason is stored and logged: another error's message could quote the visitor. */
function failureOf(error: unknown): Failure {
  if (error instanceof MailError) {
    const { name: kind, remedy, message } = error;
    return { kind, remedy, reason: remedy === "setting" ? SETTING_REASON + message : message };
  }
  if (error instanceof UnreadablePayload) {
    return { kind: error.name, remedy: "setting", reason: SETTING_REASON + error.message };
  }
  const { name: kind, stack } = error as Error;
  const place = /^ +at .*/m.exec(stack ?? "")?.[0].trim();
  return {
    kind,
    remedy: "time",
    reason: error instanceof StoreUnavailable ? error.message : `${kind} ${place}`,
  };
}

// Finds what other nodes recorded and what has become due.
const POLL_MS = 1000;
const PURGE_EVERY_MS = 600_000;
const FIRST_SETTLE_WAIT_MS = 100;
const LONGEST_SETTLE_WAIT_MS = 5000;
