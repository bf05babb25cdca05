import { and, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { consents, families, leads, uuidActions } from '../../database/schema/tables'
import type { Person } from '../../http/person'
import { ownActions } from './own-actions'

/** The family behind a request, and whether all its requests are the person's own. */
export interface OwnFamily {
  id: string
  agentId: string | null
  isExclusive: boolean
}

/**
 * The family that `person` last asked for. Whoever knows an address can ask in its name; what others asked, told on the phone or were
 * answered under it stays hidden, for which `isExclusive` has to hold.
 */
export async function findOwnFamily(tx: Orm, person: Person): Promise<OwnFamily | undefined> {
  const own = ownActions(person)
  if (!own) return undefined
  const [asked] = await tx
    .select({ id: leads.familyId })
    .from(leads)
    .innerJoin(uuidActions, eq(uuidActions.id, leads.actionId))
    .where(own)
    .orderBy(desc(leads.createdAt))
    .limit(1)
  // Who asked to be contacted and named no community has no lead, but an entry in the ledger.
  const [told] = asked
    ? []
    : await tx
        .select({ id: sql<string>`coalesce(${families.mergedIntoId}, ${families.id})` })
        .from(consents)
        .innerJoin(uuidActions, eq(uuidActions.id, consents.actionId))
        .innerJoin(families, eq(families.id, consents.familyId))
        .where(own)
        .orderBy(desc(consents.position))
        .limit(1)
  const id = asked?.id ?? told?.id
  const [family] = id ? await tx.select().from(families).where(eq(families.id, id)) : []
  return family && { id: family.id, agentId: family.agentId, isExclusive: await isExclusive(tx, family, own) }
}

/** Whether nobody else asked under a family's address: neither in another browser nor by way of staff. */
async function isExclusive(tx: Orm, family: typeof families.$inferSelect, own: SQL): Promise<boolean> {
  if (family.enteredBy !== null) return false
  const isOthers = sql`${uuidActions.id} is null`
  const [lead] = await tx
    .select({ id: leads.id })
    .from(leads)
    .leftJoin(uuidActions, and(eq(uuidActions.id, leads.actionId), own))
    .where(and(eq(leads.familyId, family.id), isNull(leads.referredById), isOthers))
    .limit(1)
  if (lead) return false
  const entries = tx
    .select({ id: families.id })
    .from(families)
    .where(or(eq(families.id, family.id), eq(families.mergedIntoId, family.id)))
  const [request] = await tx
    .select({ id: consents.id })
    .from(consents)
    .leftJoin(uuidActions, and(eq(uuidActions.id, consents.actionId), own))
    .where(and(inArray(consents.familyId, entries), eq(consents.kind, 'request'), isOthers))
    .limit(1)
  return request === undefined
}

/** The family of the request that `requestId` names, which only the browser that made it knows; else the person's own one. */
export async function findRequestFamilyId(tx: Orm, requestId: string, person: Person): Promise<string | undefined> {
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
  return row?.familyId ?? (await findOwnFamily(tx, person))?.id
}

/** The family that is the person's own beyond doubt: every request of it came from this person. [TRUST-003, TRUST-016] */
export async function findExclusiveFamilyId(tx: Orm, person: Person): Promise<string | undefined> {
  const family = await findOwnFamily(tx, person)
  return family?.isExclusive ? family.id : undefined
}
