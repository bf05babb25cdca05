import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { families, offers } from '../../database/schema/tables'
import { conflict } from '../../http/errors'
import type { Person } from '../../http/person'
import { findVisibleFamily } from './family-visibility-store'

/** Returns the condition on families that weren't only offered to a person: an advisor who was asked must accept first. [TRUTH-001] */
export function acceptedFamilies({ agentId }: Person): SQL | undefined {
  if (!agentId) return undefined
  return sql`not exists (select 1 from ${offers} where ${offers.familyId} = ${families.id}
    and ${offers.agentId} = ${agentId} and ${offers.status} = 'offered')`
}

/**
 * Returns a family that a person may contact, share, or merge: one that they see, and that they accepted if it was offered to them.
 * @throws {HttpError} 404 for a family that they may not see, 409 for one that they haven't accepted. [TRUTH-001, ROLE-010]
 */
export async function requireAcceptedFamily(
  orm: Orm,
  id: string,
  person: Person,
): Promise<typeof families.$inferSelect> {
  const family = await findVisibleFamily(orm, id, person)
  const [accepted] = await orm
    .select({ id: families.id })
    .from(families)
    .where(and(eq(families.id, family.id), acceptedFamilies(person)))
  if (accepted) return family
  throw conflict('family-not-accepted', 'Accept this family first', [
    { detail: 'The family is offered to you. You can contact it and share it after you accept the offer' },
  ])
}
