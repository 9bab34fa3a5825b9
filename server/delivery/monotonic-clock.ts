/**
 * Says when leases may be judged by the database's clock: after a whole lease in step with the
 * monotonic clock. A clock set forward, or an outage in which no lease was renewed, would
 * otherwise let a second sender take mails that are being sent.
 */
export class SteadyTime {
  readonly #leaseMs: number;
  readonly #monotonic: () => number;
  #steadySince: number;
  #last: { database: number; askedAt: number; answeredAt: number } | undefined;

  constructor(leaseMs: number, monotonic: () => number = () => performance.now()) {
    this.#leaseMs = leaseMs;
    this.#monotonic = monotonic;
    this.#steadySince = monotonic();
  }

  /** Call it at least once a lease. */
  async observe(readClock: () => Promise<number>): Promise<boolean> {
    const askedAt = this.#monotonic();
    const database = await readClock();
    const answeredAt = this.#monotonic();
    if (this.#last) {
      const passed = database - this.#last.database;
      const isAhead = passed - (answeredAt - this.#last.askedAt) > TOLERANCE_MS;
      const isBehind = askedAt - this.#last.answeredAt - passed > TOLERANCE_MS;
      if (isAhead || isBehind) this.#steadySince = answeredAt;
    }
    this.#last = { database, askedAt, answeredAt };
    return answeredAt - this.#steadySince >= this.#leaseMs;
  }

  interrupt(): void {
    this.#steadySince = this.#monotonic();
    this.#last = undefined;
  }
}

// More than a clock is slewed by, far less than a lease.
const TOLERANCE_MS = 5000;
