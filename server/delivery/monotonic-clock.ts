// More than clock slewing, far less than a lease.
const TOLERANCE_MS = 5000;

/**
 * Decides when the database's clock may expire leases: after a whole lease in step with the
 * monotonic clock. A clock set forward, or an outage in which no lease was renewed, would
 * otherwise let a second sender take mails that are being sent.
 */
export class MonotonicClockCheck {
  readonly #leaseMs: number;
  #inStepSince = performance.now();
  #last: { database: number; askedAt: number; answeredAt: number } | undefined;

  constructor(leaseMs: number) {
    this.#leaseMs = leaseMs;
  }

  /** Call it at least once a lease. */
  async observe(readClock: () => Promise<number>): Promise<boolean> {
    const askedAt = performance.now();
    const database = await readClock();
    const answeredAt = performance.now();
    if (this.#last) {
      const passed = database - this.#last.database;
      const isAhead = passed - (answeredAt - this.#last.askedAt) > TOLERANCE_MS;
      const isBehind = askedAt - this.#last.answeredAt - passed > TOLERANCE_MS;
      if (isAhead || isBehind) this.#inStepSince = answeredAt;
    }
    this.#last = { database, askedAt, answeredAt };
    return answeredAt - this.#inStepSince >= this.#leaseMs;
  }

  interrupt(): void {
    this.#inStepSince = performance.now();
    this.#last = undefined;
  }
}
