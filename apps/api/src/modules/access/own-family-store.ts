import { and, desc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { consents, families, leads, uuidActions } from '../../database/schema/tables'
import type { Person } from '../../http/person'
import { ownActions } from './own-action-store'

/** The family of a person's request. `isExclusive` is true if all its requests came from this person. */
export interface OwnFamily {
  id: string
  agentId: string | null
  isExclusive: boolean
}

/**
 * Returns the family of the person's latest request. Anyone who knows an email address can send a request with it, so
 * data from other requests may be shown only if `isExclusive` is true.
 */
export async function findOwnFamily(tx: Orm, person: Person): Promise<OwnFamily | undefined> {
  const own = ownActions(person)
  if (!own) return undefined
  const [latestLead] = await tx
    .select({ id: leads.familyId })
    .from(leads)
    .innerJoin(uuidActions, eq(uuidActions.id, leads.actionId))
    .where(own)
    .orderBy(desc(leads.createdAt))
    .limit(1)
  // A person who asked us to contact them without choosing a community has a consent but no lead.
  const [latestConsent] = latestLead
    ? []
    : await tx
        .select({ id: sql<string>`coalesce(${families.mergedIntoId}, ${families.id})` })
        .from(consents)
        .innerJoin(uuidActions, eq(uuidActions.id, consents.actionId))
        .innerJoin(families, eq(families.id, consents.familyId))
        .where(own)
        .orderBy(desc(consents.position))
        .limit(1)
  const id = latestLead?.id ?? latestConsent?.id
  const [family] = id ? await tx.select().from(families).where(eq(families.id, id)) : []
  return family && { id: family.id, agentId: family.agentId, isExclusive: await isExclusive(tx, family, own) }
}

/** Every request leaves one of these consents. Those that staff or a later page recorded belong to no action. */
const isOfRequest = or(eq(consents.kind, 'request'), and(eq(consents.kind, 'contact'), isNotNull(consents.actionId)))

/** Returns whether all requests of a family are the person's own: no one sent one from another browser, and staff entered none. */
async function isExclusive(tx: Orm, family: typeof families.$inferSelect, own: SQL): Promise<boolean> {
  if (family.enteredBy !== null) return false
  const isFromOther = sql`${uuidActions.id} is null`
  const [lead] = await tx
    .select({ id: leads.id })
    .from(leads)
    .leftJoin(uuidActions, and(eq(uuidActions.id, leads.actionId), own))
    // What staff added after a conversation isn't a request of someone else.
    .where(and(eq(leads.familyId, family.id), isNull(leads.referredById), isNotNull(leads.actionId), isFromOther))
    .limit(1)
  if (lead) return false
  const familyIds = tx
    .select({ id: families.id })
    .from(families)
    .where(or(eq(families.id, family.id), eq(families.mergedIntoId, family.id)))
  const [request] = await tx
    .select({ id: consents.id })
    .from(consents)
    .leftJoin(uuidActions, and(eq(uuidActions.id, consents.actionId), own))
    .where(and(inArray(consents.familyId, familyIds), isOfRequest, isFromOther))
    .limit(1)
  return request === undefined
}

/** Returns the id of the family of a request, or of the person's own family. Only the browser that sent a request knows its id. */
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

/** Returns the id of the person's family if every request of it came from this person. [TRUST-003, TRUST-016] */
export async function findExclusiveFamilyId(tx: Orm, person: Person): Promise<string | undefined> {
  const family = await findOwnFamily(tx, person)
  return family?.isExclusive ? family.id : undefined
}
