import type { Db } from "pg-boss";
import { z } from "zod";
import { LATE_AFTER_MS, type Summary } from "../outbox.ts";

const counts = z.object({
  waiting: z.coerce.number(),
  oldestMs: z.coerce.number(),
  late: z.array(z.string()),
  hasSentRecently: z.boolean(),
});

// The only statement over pg-boss's own table: every few seconds `findJobs` would load the text of each
// request, and `getQueueStats` counts once a minute. The insert adds no row, but fails if an insert would:
// without the permission, or after a failover to a read-only server.
const SUMMARY = `with probe as (insert into pgboss.job (name) select $1 where false returning id)
  select count(*) filter (where is_waiting) as waiting,
    coalesce(extract(epoch from now() - min(created_on) filter (where is_waiting)) * 1000, 0) as "oldestMs",
    coalesce(array_agg(id::text) filter (where is_waiting
      and created_on <= now() - interval '${LATE_AFTER_MS} ms'), '{}') as late,
    count(*) filter (where state = 'completed') > 0 as "hasSentRecently"
  from (select *, state in ('created', 'retry', 'active') as is_waiting
    from pgboss.job where name = $1) as request`;

export async function readSummary(db: Db, queue: string): Promise<Summary> {
  return counts.parse((await db.executeSql(SUMMARY, [queue])).rows[0]);
}
