import type { Database } from "./database.ts";
import type { Seal } from "./encryption.ts";
import { Outbox } from "./outbox.ts";
import type { Claim } from "./rows.ts";

/** The rows of a node's own file, which are there to be moved to the database. */
export class BufferedOutbox extends Outbox {
  readonly #mayClaim: () => boolean;

  constructor(database: Database, seal: Seal, mayClaim: () => boolean) {
    super(database, seal);
    this.#mayClaim = mayClaim;
  }

  override async claim(limit: number, mayTakeOver: boolean): Promise<Claim[]> {
    return this.#mayClaim() ? super.claim(limit, mayTakeOver) : [];
  }

  /** What failed may be in the database already, which resumes it. */
  override async bringForward(): Promise<void> {}
}
