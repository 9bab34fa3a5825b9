import { join } from "node:path";
import { pino } from "pino";
import { afterEach, onTestFinished, vi } from "vitest";
import { StoreUnavailable } from "../../server/store/database.ts";
import { createSeal } from "../../server/store/encryption.ts";
import { LocalBuffer } from "../../server/store/local-buffer.ts";
import { Outbox } from "../../server/store/outbox.ts";
import { openSqlite } from "../../server/store/sqlite.ts";
import { temporaryFolder } from "./process.ts";

export const message = { kind: "alarm", failedId: "f", reason: "r", receivedAt: 1 } as const;
const open: LocalBuffer[] = [];
afterEach(() => Promise.all(open.splice(0).map((localBuffer) => localBuffer.close())));

export const sharedKey = new Uint8Array(32);
const keyOfTheNode = new Uint8Array(32).fill(1);

/** A local buffer whose shared database, another file, can be cut off. */
export async function setUpLocalBuffer() {
  const folder = temporaryFolder("local-buffer");
  const seal = createSeal([sharedKey, keyOfTheNode]);
  const database = openSqlite(join(folder, "shared.sqlite"));
  const { batch } = database;
  const link = { isUp: true, isHanging: false, isAnswerLost: false };
  database.batch = async (statements) => {
    if (link.isHanging) await new Promise(() => {});
    if (!link.isUp) throw new StoreUnavailable("PostgreSQL", "away");
    const rows = await batch(statements);
    if (link.isAnswerLost) throw new StoreUnavailable("PostgreSQL", "connection lost");
    return rows;
  };
  const shared = new Outbox(database, seal);
  const localFile = join(folder, "local.sqlite");
  const local = new Outbox(openSqlite(localFile), seal);
  /** The file as a server used it that had no database. */
  const before = new Outbox(openSqlite(localFile), createSeal([keyOfTheNode]));
  const start = async () => {
    const localBuffer = await LocalBuffer.open(shared, local, pino({ level: "silent" }));
    open.push(localBuffer);
    return localBuffer;
  };
  return { link, shared, local, before, start, localBuffer: await start() };
}

/** Advances the clock that measures an outage. */
export function passMinute(): void {
  const later = performance.now() + 60_000;
  const clock = vi.spyOn(performance, "now").mockReturnValue(later);
  onTestFinished(() => clock.mockRestore());
}
