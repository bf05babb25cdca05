import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { agents, families, offers } from '../../../database/schema/tables'

/** A family's pending or accepted offer, with the family's state and the advisor. */
export type AssignedOffer = NonNullable<Awaited<ReturnType<typeof findAssignedOffer>>>

/** Returns the pending or accepted offer to the advisor of a family. */
export async function findAssignedOffer(orm: Orm, familyId: string) {
  const [found] = await orm
    .select({
      offer: offers,
      state: families.state,
      phone: families.phone,
      answers: families.answers,
      agent: agents.record,
    })
    .from(offers)
    .innerJoin(families, and(eq(families.id, offers.familyId), eq(families.agentId, offers.agentId)))
    .innerJoin(agents, eq(agents.id, offers.agentId))
    .where(and(eq(offers.familyId, familyId), inArray(offers.status, ['offered', 'claimed'] as const)))
    .orderBy(desc(offers.offeredAt))
    .limit(1)
  return found
}
