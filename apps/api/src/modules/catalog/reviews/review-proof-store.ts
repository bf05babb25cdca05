import { now } from '@pkg/domain'
import { and, eq, isNull, lte, sql } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { leads, moveIns, tours, uuidActions } from '../../../database/schema/tables'

/** What a writer says: that they toured a community, or that a resident moved in, in a month. */
interface Claim {
  userId: string
  communityId: string
  /** `YYYY-MM` */
  month: string
}

/** Returns whether an account booked a tour of a community that was in a month and is over. One to which no one came isn't a tour. [FIND-011, FIND-013] */
export async function isTourOnRecord(orm: Orm, { userId, communityId, month }: Claim): Promise<boolean> {
  const [tour] = await orm
    .select({ id: tours.id })
    .from(tours)
    .innerJoin(uuidActions, eq(uuidActions.id, tours.actionId))
    .where(
      and(
        eq(uuidActions.userId, userId),
        eq(tours.communityId, communityId),
        eq(tours.status, 'booked'),
        lte(tours.endsAt, now()),
        sql`${tours.outcome} is distinct from 'no-show'`,
        sql`to_char(${tours.date}, 'YYYY-MM') = ${month}`,
      ),
    )
    .limit(1)
  return tour !== undefined
}

/** Returns whether staff recorded that the family of an account's request moved in to a community in a month. [FIND-011] */
export async function isMoveInOnRecord(orm: Orm, { userId, communityId, month }: Claim): Promise<boolean> {
  const [moveIn] = await orm
    .select({ id: moveIns.id })
    .from(moveIns)
    .innerJoin(leads, and(eq(leads.familyId, moveIns.familyId), eq(leads.communityId, moveIns.communityId)))
    .innerJoin(uuidActions, eq(uuidActions.id, leads.actionId))
    .where(
      and(
        eq(uuidActions.userId, userId),
        eq(moveIns.communityId, communityId),
        isNull(moveIns.undoneAt),
        sql`to_char(${moveIns.movedInOn}, 'YYYY-MM') = ${month}`,
      ),
    )
    .limit(1)
  return moveIn !== undefined
}
