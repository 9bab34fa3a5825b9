import type { Database } from "./database.ts";
import type { Seal } from "./encryption.ts";
import { Outbox } from "./outbox.ts";
import type { Claim } from "./rows.ts";

/** The outbox in a node's local file, whose rows move to the database. */
export class BufferedOutbox extends Outbox {
  readonly #mayClaim: () => boolean;

  constructor(database: Database, seal: Seal, mayClaim: () => boolean) {
    super(database, seal);
    this.#mayClaim = mayClaim;
  }

  override async claim(limit: number, mayTakeOver: boolean): Promise<Claim[]> {
    return this.#mayClaim() ? super.claim(limit, mayTakeOver) : [];
  }

  /** A failed message may already be in the database, which resumes it. */
  override async bringForward(): Promise<void> {}
}
