import type { Database, Row, Statement } from "./database.ts";

// Keeps one transaction short enough for a second node to get its turn.
const MAX_GROUP = 100;

/** Runs statements that arrive together in one transaction, so that many requests share one fsync. */
export function groupCommits(database: Database) {
  const waiting: (PromiseWithResolvers<Row[]> & { statement: Statement })[] = [];
  let isRunning = false;
  const runAll = async () => {
    isRunning = true;
    // Waits one turn of the event loop, so that requests that arrived together share the transaction.
    await new Promise((resolve) => setTimeout(resolve));
    while (waiting.length > 0) {
      const group = waiting.splice(0, MAX_GROUP);
      try {
        const results = await database.batch(group.map(({ statement }) => statement));
        for (const [index, { resolve }] of group.entries()) resolve(results[index] ?? []);
      } catch (error) {
        for (const { reject } of group) reject(error);
      }
    }
    isRunning = false;
  };
  return (sql: string, ...values: Statement["values"]): Promise<Row[]> => {
    const resolvers = Promise.withResolvers<Row[]>();
    waiting.push({ statement: { sql, values }, ...resolvers });
    if (!isRunning) void runAll();
    return resolvers.promise;
  };
}
