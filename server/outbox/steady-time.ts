/**
 * Says whether leases may be judged by the database's clock: only after it has been
 * reachable and in step with this process's monotonic clock for a whole lease. Otherwise
 * a clock set forward, or an outage in which no lease was renewed, would let a second
 * sender take mails that are being sent.
 */
export class SteadyTime {
  readonly #leaseMs: number;
  readonly #monotonic: () => number;
  #steadySince: number;
  #last: Reading | undefined;

  constructor(leaseMs: number, monotonic: () => number = () => performance.now()) {
    this.#leaseMs = leaseMs;
    this.#monotonic = monotonic;
    this.#steadySince = monotonic();
  }

  /** The monotonic time, to be noted before the database's clock is asked. */
  now(): number {
    return this.#monotonic();
  }

  /** Call with each reading of the database's clock, at least once a lease. The clock was read at some time before the answer. */
  observe(database: number, askedAt: number): void {
    const answeredAt = this.#monotonic();
    const last = this.#last;
    if (last) {
      const passed = database - last.database;
      const isAhead = passed - (answeredAt - last.askedAt) > TOLERANCE_MS;
      const isBehind = askedAt - last.answeredAt - passed > TOLERANCE_MS;
      if (isAhead || isBehind) this.#steadySince = answeredAt;
    }
    this.#last = { database, askedAt, answeredAt };
  }

  /** Call when the database did not answer. */
  interrupt(): void {
    this.#steadySince = this.#monotonic();
    this.#last = undefined;
  }

  get isSteady(): boolean {
    return this.#monotonic() - this.#steadySince >= this.#leaseMs;
  }
}

type Reading = { database: number; askedAt: number; answeredAt: number };

// More than a clock is slewed by, far less than a lease.
const TOLERANCE_MS = 5000;
