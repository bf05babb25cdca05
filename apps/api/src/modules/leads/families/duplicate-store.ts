import type { FamilyDuplicate } from '@pkg/api-client'
import { and, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Orm } from '../../../database/database'
import { agents, families } from '../../../database/schema/tables'
import { hasWords, searchWords } from '../../../database/similar-words'
import type { Person } from '../../../http/person'
import { acceptedFamilies, visibleFamilies } from '../../access'
import type { FamilyRow } from './family-store'

const maxDuplicates = 20

/** The contact info of a family, and of those that were merged into it. */
interface Contacts {
  emails: string[]
  phones: string[]
}

/**
 * Returns the families that may be the same as one, with why: the same email address or phone number, or a similar name in the same place. Only those that the
 * person sees and may contact, so no one can try out whose a number is. [WORK-007, ROLE-010]
 */
export async function listDuplicates(
  orm: Orm,
  { id, name, place, state, county }: FamilyRow,
  person: Person,
): Promise<FamilyDuplicate[]> {
  const contacts = await listContacts(orm, id)
  const hasEmail = contacts.emails.length > 0 ? hasContact(orm, 'email', contacts.emails) : sql`false`
  const hasPhone = contacts.phones.length > 0 ? hasContact(orm, 'phone', contacts.phones) : sql`false`
  const words = searchWords(name)
  const isNear = or(
    place ? eq(families.place, place) : undefined,
    state && county ? and(eq(families.state, state), eq(families.county, county)) : undefined,
  )
  const isNamed = words.length > 0 && isNear ? sql`(${and(hasWords(families.search, words), isNear)})` : sql`false`
  const rows = await orm
    .select({
      id: families.id,
      name: families.name,
      stage: families.stage,
      place: families.place,
      createdAt: families.createdAt,
      agentName: agents.name,
      email: sql<boolean>`${hasEmail}`,
      phone: sql<boolean>`${hasPhone}`,
      named: sql<boolean>`${isNamed}`,
    })
    .from(families)
    .leftJoin(agents, eq(agents.id, families.agentId))
    .where(
      and(
        visibleFamilies(person),
        acceptedFamilies(person),
        isNull(families.erasedAt),
        ne(families.id, id),
        or(hasEmail, hasPhone, isNamed),
      ),
    )
    // A cast, because a condition without words is a constant, by which no list can be ordered.
    .orderBy(sql`(${isNamed})::int`, families.createdAt, families.id)
    .limit(maxDuplicates)
  return rows.map(({ email, phone, named, agentName, createdAt, place: where, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    ...(where ? { place: where } : {}),
    ...(agentName ? { agentName } : {}),
    reasons: [
      ...(email ? (['email'] as const) : []),
      ...(phone ? (['phone'] as const) : []),
      ...(named ? (['name-and-place'] as const) : []),
    ],
  }))
}

async function listContacts(orm: Orm, id: string): Promise<Contacts> {
  const rows = await orm
    .select({ email: families.email, phone: families.phone })
    .from(families)
    .where(or(eq(families.id, id), eq(families.mergedIntoId, id)))
  return {
    emails: rows.flatMap(({ email }) => email ?? []),
    phones: rows.flatMap(({ phone }) => phone ?? []),
  }
}

/** Returns the condition on families with one of the values, also from families that were merged into them. */
function hasContact(orm: Orm, name: 'email' | 'phone', values: string[]): SQL {
  const holder = alias(families, 'holder')
  const holders = orm
    .select({ id: sql<string>`coalesce(${holder.mergedIntoId}, ${holder.id})` })
    .from(holder)
    .where(inArray(holder[name], values))
  return inArray(families.id, holders)
}
