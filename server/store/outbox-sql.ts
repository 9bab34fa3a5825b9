import type { State } from "./rows.ts";

/** Prefixes of the reasons: of rows that wait for a person, and of rows that failed finally. */
export const SETTING_LABEL = "setting: ";
export const FINAL_LABEL = "final: ";

// `outbox_now()` is the database's own clock in ms, so that the clocks of the nodes do not matter.
export const schemaSql = [
  `create table if not exists outbox (
    id text primary key,
    payload text,
    state text not null,
    attempts integer not null default 0,
    available_at bigint not null,
    locked_by text,
    locked_until bigint not null default 0,
    last_error text,
    created_at bigint not null,
    updated_at bigint not null
  )`,
  // Fails when another version or another program made the table.
  `select id, payload, state, attempts, available_at, locked_by, locked_until, last_error,
    created_at, updated_at from outbox limit 0`,
  `create index if not exists outbox_waiting on outbox (available_at)
    where state in ('queued', 'deferred', 'active')`,
  "create index if not exists outbox_failed on outbox (updated_at) where state = 'failed'",
];

const ON_KNOWN = `on conflict (id) do update set payload = excluded.payload,
    state = excluded.state, attempts = 0, last_error = null, created_at = excluded.created_at,
    available_at = excluded.available_at, updated_at = excluded.updated_at`;

// Of existing rows only a failed one changes: it is tried again.
export const recordSql = `insert into outbox (id, payload, state, available_at, created_at, updated_at)
  values ($1, $2, $3, outbox_now(), outbox_now(), outbox_now())
  ${ON_KNOWN} where outbox.state = 'failed'`;

// $4 is 1 when expired leases may be taken over.
// A row changed "in the future" was written before the clock was set back: it is due.
export const claimSql = (lock: string) => `with picked as materialized (
    select id from outbox
    where state in ('queued', 'deferred', 'active')
      and (case when state = 'active' then $4 = 1 and locked_until <= outbox_now()
        else available_at <= outbox_now() end
        or (updated_at > outbox_now() and (state <> 'active' or $4 = 1)))
    order by available_at limit $3 ${lock}
  )
  update outbox set state = 'active', attempts = attempts + 1, locked_by = $1,
    locked_until = outbox_now() + $2, updated_at = outbox_now()
  where id in (select id from picked)
  returning id, payload, attempts, last_error as "lastError", outbox_now() - created_at as "ageMs"`;

const WHERE_OWNED = "where id = $1 and locked_by = $2 and state = 'active'";

export const releaseClaimsSql = `update outbox set state = 'queued', attempts = attempts - 1,
    locked_by = null, updated_at = outbox_now() ${WHERE_OWNED}`;

export const renewSql = `update outbox set locked_until = outbox_now() + $3,
    updated_at = outbox_now() ${WHERE_OWNED}`;

/** The mail is sent, whoever holds the lease by now. */
export const sentSql = `update outbox set state = 'sent', payload = null, locked_by = null,
    last_error = null, updated_at = outbox_now()
  where id = $1 and state <> 'sent'`;

export const deferSql = `update outbox set state = 'deferred', available_at = outbox_now() + $3,
    locked_by = null, last_error = $4, updated_at = outbox_now() ${WHERE_OWNED}`;

export const failSql = `update outbox set state = 'failed', locked_by = null, last_error = $3,
    updated_at = outbox_now() ${WHERE_OWNED}`;

// The attempt does not count: otherwise a mail refused while others are sent would use up its attempts.
export const bringForwardSql = (lock: string) => `with picked as materialized (
    select id from outbox
    where state in ('queued', 'deferred', 'active') and state = 'deferred'
      and available_at > (select outbox_now()) and updated_at <= (select outbox_now() - $1)
    order by available_at limit $2 ${lock}
  )
  update outbox set available_at = outbox_now(), attempts = attempts - 1, updated_at = outbox_now()
  where id in (select id from picked) and state = 'deferred' and available_at > outbox_now()`;

// Excludes rows that only a person can fix, and rows old enough to be deleted.
// A row changed "in the future" failed before the clock was set back.
export const resumeSql = (lock: string) => `with picked as materialized (
    select id from outbox
    where state = 'failed' and last_error not like '${FINAL_LABEL}%'
      and (updated_at <= (select outbox_now() - $1) or updated_at > (select outbox_now()))
      and created_at > (select outbox_now() - $3)
    order by updated_at limit $2 ${lock}
  )
  update outbox set state = 'deferred', available_at = outbox_now(), updated_at = outbox_now()
  where id in (select id from picked) and state = 'failed'`;

const countOf = (state: State) => `count(*) filter (where state = '${state}') as ${state}`;
const IS_WAITING = "state not in ('sent', 'failed')";
export const summarySql = `select ${countOf("queued")}, ${countOf("active")},
    ${countOf("deferred")}, ${countOf("sent")}, ${countOf("failed")}, ${countOf("offered")},
    count(*) filter (where ${IS_WAITING} and last_error like '${SETTING_LABEL}%') as stuck,
    coalesce(max(outbox_now() - created_at) filter (where ${IS_WAITING}), 0)
      as "oldestWaitingMs" from outbox`;

const LISTED = `id, state, attempts, last_error as "lastError", created_at as "createdAt"`;

export const listSql = `select ${LISTED} from outbox
  where state <> 'sent' order by created_at limit $1`;

export const readSql = "select id, payload from outbox where id = $1 and payload is not null";

/** $1 is an id, or '' for all. */
export const redriveSql = `update outbox set state = 'queued', attempts = 0,
    available_at = outbox_now(), updated_at = outbox_now()
  where state in ('failed', 'deferred') and (id = $1 or $1 = '') returning id`;

const SEEN_AT = "case when available_at > updated_at then available_at else updated_at end";
const UNSEEN = `(outbox_now() - ${SEEN_AT})`;
// A clock set forward ages a failed row by at most $1, and one set back does not rejuvenate it: the
// rest is subtracted. `available_at` of a failed row is the time of the last call.
export const ageSql = `update outbox set available_at = outbox_now(),
    updated_at = updated_at + case when ${UNSEEN} > $1 then ${UNSEEN} - $1
      when ${UNSEEN} < 0 then ${UNSEEN} else 0 end
  where state = 'failed'`;

export const purgeSql = `delete from outbox
  where (state = 'sent' and updated_at <= outbox_now() - $1)
    or (state = 'failed' and updated_at <= outbox_now() - $2) returning id`;

export const nowSql = "select outbox_now() as now";

// Rows that this process ($2) is sending are excluded, whatever the clock says.
export const offerSql = `update outbox
    set state = case when state in ('sent', 'failed') then state else 'offered' end
  where id in (select id from outbox
    where state <> 'active' or (locked_by <> $2
      and (locked_until <= outbox_now() or updated_at > outbox_now()))
    order by created_at limit $1)
  returning ${LISTED}, payload`;

// A message that another store has sent is not sent again from this one.
export const takeOverSql = `insert into outbox
    (id, payload, state, attempts, last_error, created_at, available_at, updated_at)
  values ($1, $2, $3, $4, $5, $6, outbox_now(), outbox_now())
  ${ON_KNOWN} where (outbox.state = 'failed' and excluded.state = 'queued')
    or (outbox.state <> 'sent' and excluded.state = 'sent')`;

export const withdrawOffersSql = "update outbox set state = 'queued' where state = 'offered'";

export const idsSql = "select id from outbox";

export const sealedSql = "select count(*) as total from outbox where payload is not null";

export const deleteSql = "delete from outbox where id = $1";
