import type { Logger } from "pino";
import type { Database } from "./database.ts";

/** Says once that the database cannot be used, and once that it can again. */
export function tellOutages(database: Database, log: Logger): Database {
  let isAway = false;
  return {
    ...database,
    async batch(statements) {
      try {
        const rows = await database.batch(statements);
        if (isAway) log.info("the outbox can be used again");
        isAway = false;
        return rows;
      } catch (error) {
        const { message: reason } = error as Error;
        if (!isAway) log.error({ reason }, "the outbox cannot be used; trying again");
        isAway = true;
        throw error;
      }
    },
    close() {
      // What comes after this fails as it should.
      isAway = true;
      return database.close();
    },
  };
}
