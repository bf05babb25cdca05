import type { Database } from '@pkg/api/database'
import { now } from '@pkg/domain'
import { sql } from 'drizzle-orm'

/** Of how many recipients one hasn’t opened what it got. */
const unopened = 7

/**
 * States when recipients opened what families shared with them more than a day ago, most of them within hours, and lets families of ended releases take the
 * information back, which the recipient confirmed. The stats about trust then have something to show. [WORK-014]
 */
export async function openReleases({ orm }: Database): Promise<void> {
  const moment = now().toISOString()
  await orm.execute(sql`update releases as row set opened_at = row.sent_at + make_interval(mins => 20 + (known.place * 37 % 600)::int)
    from (select id, row_number() over (order by sent_at, id) as place from releases where recipient_kind <> 'operator') known
    where known.id = row.id and row.opened_at is null and row.sent_at < ${moment}::timestamptz - interval '1 day'
      and known.place % ${unopened} <> 0`)
  await orm.execute(sql`update releases as row set revoked_at = row.sent_at + interval '30 hours',
      confirm_by = row.sent_at + interval '78 hours', confirmed_at = row.sent_at + make_interval(hours => 34 + (known.place % 3)::int * 9)
    from (select id, row_number() over (order by sent_at, id) as place from releases
      where recipient_kind <> 'operator' and ended_at is not null and revoked_at is null
        and sent_at < ${moment}::timestamptz - interval '5 days') known
    where known.id = row.id and known.place <= 4`)
}
