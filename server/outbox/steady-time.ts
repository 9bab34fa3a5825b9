/**
 * Leases may be judged by the database's clock only after it has been reachable and in step with
 * the monotonic clock for a whole lease. Otherwise a clock set forward, or an outage in which no
 * lease was renewed, would let a second sender take mails that are being sent.
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

  /** Reads the database's clock, at least once a lease, and says whether it has been steady. */
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

  /** Call when the database did not answer. */
  interrupt(): void {
    this.#steadySince = this.#monotonic();
    this.#last = undefined;
  }
}

// More than a clock is slewed by, far less than a lease.
const TOLERANCE_MS = 5000;
