import { and, desc, eq, notExists, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Orm } from '../database/database'
import { families, leads, uuidActions } from '../database/schema/tables'
import type { Person } from '../http/person'
import { ownActions } from './own-actions'

/** The family behind a request, and whether all its requests are the person's own. */
export interface OwnFamily {
  id: string
  agentId: string | null
  isWhollyOwn: boolean
}

/**
 * The family that `person` last asked for. Whoever knows an address can ask in its name; what others asked or were answered under it
 * stays hidden, for which `isWhollyOwn` has to hold.
 */
export async function ownFamily(tx: Orm, person: Person): Promise<OwnFamily | undefined> {
  const own = ownActions(person)
  if (!own) return undefined
  const [row] = await tx
    .select({ id: families.id, agentId: families.agentId })
    .from(leads)
    .innerJoin(uuidActions, eq(uuidActions.id, leads.actionId))
    .innerJoin(families, eq(families.id, leads.familyId))
    .where(own)
    .orderBy(desc(leads.createdAt))
    .limit(1)
  if (!row) return undefined
  const others = alias(leads, 'others')
  const [whole] = await tx
    .select({ id: families.id })
    .from(families)
    .where(
      and(
        eq(families.id, row.id),
        notExists(
          tx
            .select({ id: others.id })
            .from(others)
            .leftJoin(uuidActions, and(eq(uuidActions.id, others.actionId), own))
            .where(and(eq(others.familyId, row.id), sql`${uuidActions.id} is null`)),
        ),
      ),
    )
  return { ...row, isWhollyOwn: whole !== undefined }
}

/** The family of the request that `requestId` names, which only the browser that made it knows; else the person's own one. */
export async function familyOfRequest(tx: Orm, requestId: string, person: Person): Promise<string | undefined> {
  const [row] = await tx
    .select({ familyId: leads.familyId })
    .from(uuidActions)
    .innerJoin(leads, eq(leads.actionId, uuidActions.id))
    .where(
      and(
        eq(uuidActions.requestId, requestId),
        or(eq(uuidActions.actionType, 'pricing-request'), eq(uuidActions.actionType, 'tour-request')),
      ),
    )
    .limit(1)
  return row?.familyId ?? (await ownFamily(tx, person))?.id
}

/** The family that is the person's own beyond doubt: every request of it came from this person. [TRUST-003, TRUST-016] */
export async function whollyOwnFamily(tx: Orm, person: Person): Promise<string | undefined> {
  const family = await ownFamily(tx, person)
  return family?.isWhollyOwn ? family.id : undefined
}
