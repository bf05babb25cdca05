import { now } from '@pkg/domain'
import { sql } from 'drizzle-orm'
import { actAs, actingPersonId } from './acting-person'
import type { Orm } from './database'

/**
 * Tells the triggers of a transaction who acts and how many seconds the product's clock is ahead of the database's. They read the time with
 * the SQL function `moment()`. [LIFE-009]
 */
export async function tellTriggers(tx: Orm): Promise<void> {
  await tx.execute(sql`select set_config('hearthway.actor', ${actingPersonId() ?? ''}, true),
    set_config('hearthway.clock_ahead', extract(epoch from ${now().toISOString()}::timestamptz - clock_timestamp())::text, true)`)
}

/** Does work of a person in a transaction that a background job began. Triggers record the person as the author. [WORK-017] */
export const actIn = <Result>(tx: Orm, userId: string, work: () => Promise<Result>): Promise<Result> =>
  actAs(userId, async () => {
    await tellTriggers(tx)
    return work()
  })

/** Tells the triggers of a transaction why the acting person changes what follows. The audit log has the reason. [WORK-017] */
export async function giveReason(tx: Orm, reason: string | undefined): Promise<void> {
  await tx.execute(sql`select set_config('hearthway.reason', ${reason ?? ''}, true)`)
}
