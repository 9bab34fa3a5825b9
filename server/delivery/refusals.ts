const DAY_MS = 24 * 3_600_000;
const DAYS_UNTIL_FINAL = 7;

type Refused = { at: number; countedAt: number; days: number };

/**
 * Distinguishes a mail that the server refuses from a server that refuses all mail: it counts the days
 * on which others were taken between two refusals of the one. Counted in memory, so that a
 * restart lets a mail be tried for longer, never shorter.
 */
export class Refusals {
  readonly #refused = new Map<string, Refused>();
  #takenAt = Number.NEGATIVE_INFINITY;

  noteTaken(id: string): void {
    this.#refused.delete(id);
    this.#takenAt = performance.now();
  }

  /** @returns whether it is final. @param startedAt when the attempt began, by `performance.now()` */
  noteRefused(id: string, startedAt: number): boolean {
    const now = performance.now();
    const last = this.#refused.get(id) ?? {
      at: now,
      countedAt: Number.NEGATIVE_INFINITY,
      days: 0,
    };
    const isAlone = last.at < this.#takenAt && this.#takenAt < startedAt;
    const isCounted = isAlone && now - last.countedAt >= DAY_MS;
    const days = last.days + Number(isCounted);
    const isFinal = isCounted && days >= DAYS_UNTIL_FINAL;
    if (isFinal) this.#refused.delete(id);
    else this.#refused.set(id, { at: now, countedAt: isCounted ? now : last.countedAt, days });
    return isFinal;
  }
}
