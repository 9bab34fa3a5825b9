import { describe, expect, it, onTestFinished } from "vitest";
import { startPostgresIfHere } from "../../test/support/postgres.ts";
import { nowSql } from "./outbox-sql.ts";
import { openPostgres } from "./postgres.ts";

const postgres = await startPostgresIfHere();

describe.skipIf(!postgres)("PostgreSQL", () => {
  it("refuses a table of another shape by its name", async () => {
    onTestFinished(() => postgres?.stop());
    await postgres?.query("create table outbox (id text primary key, payload text, state text)");
    const database = openPostgres(postgres?.url ?? "");
    onTestFinished(() => database.close());
    await expect(database.batch([{ sql: nowSql, values: [] }])).rejects.toThrow(
      /^PostgreSQL: the table "outbox" has another shape \(.*attempts.*\)/,
    );
  });
});
