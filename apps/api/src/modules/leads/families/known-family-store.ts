import type { KnownFamily } from '@pkg/api-client'
import { and, eq, isNull, like, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Orm } from '../../../database/database'
import { agents, families } from '../../../database/schema/tables'
import type { Person } from '../../../http/person'
import { acceptedFamilies, visibleFamilies } from '../../access'
import type { FamilyRow } from './family-store'

/** Contact info in its stored form. */
export interface StoredContact {
  email?: string | undefined
  phone?: string | undefined
}

/** A family that already has an email address or a phone number, and whether the person may know which one. */
export interface KnownFamilyRow extends Pick<FamilyRow, 'id' | 'name' | 'stage' | 'place' | 'agentId'> {
  reason: KnownFamily['reason']
  agentName: string | null
  isSeen: boolean
}

const maxKnown = 5

/**
 * Returns the families that already have an email address or a phone number, or a family merged into them has it: first those that the person may contact.
 * A number without an extension is the one of all its extensions. [WORK-019]
 */
export async function listKnownFamilies(
  orm: Orm,
  { email, phone }: StoredContact,
  person: Person,
): Promise<KnownFamilyRow[]> {
  return [
    ...(email ? await listHolders(orm, 'email', eq(holder.email, email), person) : []),
    ...(phone ? await listHolders(orm, 'phone', isPhone(phone), person) : []),
  ]
}

const holder = alias(families, 'holder')

/** An extension follows a semicolon. */
function isPhone(phone: string): SQL | undefined {
  const [number = '', extension] = phone.split(';')
  return or(
    eq(holder.phone, phone),
    extension === undefined ? like(holder.phone, `${number};%`) : eq(holder.phone, number),
  )
}

async function listHolders(
  orm: Orm,
  reason: KnownFamily['reason'],
  hasContact: SQL | undefined,
  person: Person,
): Promise<KnownFamilyRow[]> {
  const holders = orm
    .select({ id: sql<string>`coalesce(${holder.mergedIntoId}, ${holder.id})` })
    .from(holder)
    .where(hasContact)
  const isSeen = sql<boolean>`(${and(visibleFamilies(person), acceptedFamilies(person))})`
  const rows = await orm
    .select({
      id: families.id,
      name: families.name,
      stage: families.stage,
      place: families.place,
      agentId: families.agentId,
      agentName: agents.name,
      isSeen,
    })
    .from(families)
    .leftJoin(agents, eq(agents.id, families.agentId))
    .where(and(sql`${families.id} in ${holders}`, isNull(families.mergedIntoId), isNull(families.erasedAt)))
    .orderBy(sql`${isSeen} desc`, families.createdAt, families.id)
    .limit(maxKnown)
  return rows.map((row) => ({ ...row, reason }))
}
