import type { Logger } from "pino";
import type { Database } from "./database.ts";

export function logOutages(database: Database, log: Logger): Database {
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
      // A failure after closing is not an outage.
      isAway = true;
      return database.close();
    },
  };
}
