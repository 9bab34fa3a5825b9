import type { Logger } from "pino";
import { StoreUnavailable } from "../store/database.ts";
import type { LocalBuffer } from "../store/local-buffer.ts";
import { LEASE_MS, type Outbox } from "../store/outbox.ts";
import { recordOutcome } from "../store/record-outcome.ts";
import type { RecordedMessage } from "../store/recorded-message.ts";
import type { Claim } from "../store/rows.ts";
import { backoffMs } from "./backoff.ts";
import type { Email } from "./email.ts";
import { decideOutcome, describeFailure, type Failure } from "./failure.ts";
import { MailError } from "./mail-error.ts";
import type { Mailer } from "./mailer.ts";
import { MonotonicClockCheck } from "./monotonic-clock.ts";
import type { NotifyOperator } from "./notify-operator.ts";
import { Refusals } from "./refusals.ts";
import { MAX_CONNECTIONS } from "./smtp.ts";

// Also the maximum of mails that a crash can repeat, apart from those that hang.
const CONCURRENT_MAILS = 3;
const PLACE_KEPT_MS = 60_000;
// Small, so that a mail server that has just recovered is not flooded.
const BROUGHT_FORWARD = 2;
// How soon messages of other nodes, and those that become due, are found.
const POLL_MS = 1000;
const PURGE_EVERY_MS = 600_000;

type DeliveryParts = {
  outbox: Outbox;
  /** Set where the outbox is a node's local file, which delivers only while its database is away for long. */
  localBuffer?: Pick<LocalBuffer, "isAwayForLong"> | undefined;
  mailer: Mailer;
  compose: (id: string, message: RecordedMessage) => Promise<Email>;
  log: Logger;
  notifyOperator: NotifyOperator;
};

/**
 * Sends recorded messages by the mailer until stopped. A sent mail stays in flight until the
 * database has recorded it, so that a restart of the database sends nothing twice.
 */
export class Delivery {
  readonly #parts: DeliveryParts;
  readonly #inFlight = new Map<string, { attempt: Promise<void>; since: number }>();
  readonly #clockCheck = new MonotonicClockCheck(LEASE_MS);
  readonly #timers: NodeJS.Timeout[];
  readonly #refusals = new Refusals();
  readonly #notified = new Set<string>();
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
      setInterval(() => void parts.outbox.purge().catch(() => undefined), PURGE_EVERY_MS),
    ];
    this.wake();
  }

  /** Call when something was recorded, or may be due. */
  wake(): void {
    this.#hasMore = true;
    // While the outbox is away the next poll is soon enough.
    if (this.#isClaiming || (this.#isOutboxAway && !this.#isPollDue)) return;
    this.#lastClaim = this.#claimAll();
  }

  /** Call when the mail server answers: makes two messages due that wait or failed, as each mail sent does. */
  async bringForward(): Promise<void> {
    const { outbox, localBuffer } = this.#parts;
    // A failed message of a local file may already be in the database, which resumes it.
    if (!localBuffer) await outbox.bringForward(BROUGHT_FORWARD).catch(() => undefined);
    this.wake();
  }

  /** Starts no more attempts and waits at most `graceMs` for the current claim and the attempts in flight. */
  async stop(graceMs: number): Promise<void> {
    this.#isStopped = true;
    for (const timer of this.#timers) clearInterval(timer);
    const deadline = new Promise((resolve) => setTimeout(resolve, graceMs).unref());
    const attempts = () => Promise.all([...this.#inFlight.values()].map(({ attempt }) => attempt));
    await Promise.race([this.#lastClaim.then(attempts), deadline]);
  }

  async #claimAll(): Promise<void> {
    this.#isClaiming = true;
    const { outbox, localBuffer, log } = this.#parts;
    try {
      while (this.#hasMore && !this.#isStopped && this.#freePlaces > 0) {
        this.#hasMore = false;
        const free = this.#freePlaces;
        const mayTakeOver = this.#isPollDue && (await this.#clockCheck.observe(() => outbox.now()));
        this.#isPollDue = false;
        const mayClaim = localBuffer?.isAwayForLong ?? true;
        const claims = mayClaim ? await outbox.claim(free, mayTakeOver) : [];
        this.#isOutboxAway = false;
        if (this.#isStopped) {
          return await outbox.releaseClaims(claims.filter(({ id }) => !this.#inFlight.has(id)));
        }
        for (const claim of claims) this.#startAttempt(claim);
        if (claims.length === 0 && this.#inFlight.size === 0) outbox.idle();
      }
    } catch (error) {
      this.#clockCheck.interrupt();
      this.#isPollDue = false;
      this.#isOutboxAway = true;
      if (!(error instanceof StoreUnavailable)) log.error({ err: error }, "a claim failed");
    } finally {
      this.#isClaiming = false;
    }
  }

  #poll(): void {
    this.#isPollDue = true;
    this.wake();
  }

  /** A hanging attempt is not aborted, as its mail may have been accepted, but it no longer counts as a place. */
  get #freePlaces(): number {
    const now = performance.now();
    const taken = [...this.#inFlight.values()].filter(({ since }) => now - since < PLACE_KEPT_MS);
    return Math.min(CONCURRENT_MAILS - taken.length, MAX_CONNECTIONS - this.#inFlight.size);
  }

  #startAttempt(claim: Claim): void {
    // Its lease ran out during the attempt, which goes on.
    if (this.#inFlight.has(claim.id)) return;
    const attempt = this.#attempt(claim)
      .catch((error) => this.#parts.log.error({ id: claim.id, err: error }, "an attempt failed"))
      .finally(() => {
        this.#inFlight.delete(claim.id);
        this.wake();
      });
    this.#inFlight.set(claim.id, { attempt, since: performance.now() });
  }

  async #attempt(claim: Claim): Promise<void> {
    const { outbox, mailer, compose, log } = this.#parts;
    const { id, attempts } = claim;
    let message: RecordedMessage | undefined;
    try {
      message = await outbox.open(claim);
      const email = await compose(id, message);
      // An alarm has no address if MAIL_FALLBACK_TO was removed from the settings since.
      if (email.to !== "") await mailer.send(email);
    } catch (error) {
      return this.#recordFailure(claim, message?.kind === "alarm", error);
    }
    if (message.kind === "appointment") {
      for (const failureKey of this.#notified)
        if (failureKey.endsWith(MailError.name)) this.#notified.delete(failureKey);
      this.#refusals.noteTaken(id);
    }
    log.info({ id, attempts }, "delivered");
    await Promise.all([recordOutcome(() => outbox.markSent(id)), this.bringForward()]);
  }

  async #recordFailure(claim: Claim, isAlarm: boolean, error: unknown): Promise<void> {
    const { outbox, log } = this.#parts;
    const { id, attempts, ageMs } = claim;
    const failure = describeFailure(error);
    const startedAt = this.#inFlight.get(id)?.since ?? 0;
    const isRefusedAlone =
      failure.remedy === "unknown" && !isAlarm && this.#refusals.noteRefused(id, startedAt);
    const { isFailed, label } = decideOutcome(failure, { ageMs, isAlarm, isRefusedAlone });
    const reason = label + failure.reason;
    if (label !== "" && !isAlarm) await this.#notifyOnce(claim, label, failure);
    if (isFailed) {
      log.error({ id, attempts, reason }, "delivery given up");
      return recordOutcome(() => outbox.markFailed(id, reason));
    }
    const delayMs = backoffMs(attempts);
    log.warn({ id, attempts, delayMs, reason }, "delivery deferred");
    await recordOutcome(() => outbox.defer(id, delayMs, reason));
  }

  /** Notifies once a request, and once for all requests with the same failure until one is accepted. */
  async #notifyOnce({ id, lastError }: Claim, label: string, { kind, reason }: Failure) {
    const failureKey = label + kind;
    if (lastError?.startsWith(label) || this.#notified.has(failureKey)) return;
    this.#notified.add(failureKey);
    await this.#parts.notifyOperator(id, label + reason);
  }

  async #renewLeases(): Promise<void> {
    if (this.#inFlight.size === 0) return;
    await this.#parts.outbox.renew(this.#inFlight.keys()).catch(() => this.#clockCheck.interrupt());
  }
}
