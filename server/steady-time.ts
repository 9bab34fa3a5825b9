/**
 * Says whether leases may be judged by the database's clock: only after it has
 * been reachable and in step with this process's monotonic clock for a whole lease.
 * Otherwise a clock set forward, or an outage nobody could renew in, would hand
 * mails that are being sent to a second sender.
 */
export class SteadyTime {
  readonly #leaseMs: number;
  readonly #monotonic: () => number;
  #steadySince: number;
  #last: { monotonic: number; database: number } | undefined;

  constructor(leaseMs: number, monotonic: () => number = () => performance.now()) {
    this.#leaseMs = leaseMs;
    this.#monotonic = monotonic;
    this.#steadySince = monotonic();
  }

  /** Call with each reading of the database's clock, at least once a lease. */
  observe(database: number): void {
    const monotonic = this.#monotonic();
    if (this.#last) {
      const drift = database - this.#last.database - (monotonic - this.#last.monotonic);
      if (Math.abs(drift) > TOLERANCE_MS) this.#steadySince = monotonic;
    }
    this.#last = { monotonic, database };
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

// More than a busy machine delays one answer, far less than a lease.
const TOLERANCE_MS = 5000;
