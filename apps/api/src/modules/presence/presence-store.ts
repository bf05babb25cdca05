import type { NewPresence } from '@pkg/api-client'
import { now } from '@pkg/domain'
import { and, asc, eq, gt, ne } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { contacts, organizations, presences, users } from '../../database/schema/tables'
import type { Person } from '../../http/person'
import { visibleContacts, visibleOrganizations } from '../address-book'

/** The time after which a person who said nothing more is gone. */
const millisecondsPresent = 60_000

const isPresent = () => gt(presences.seenAt, new Date(now().getTime() - millisecondsPresent))

/** Saves that a person looks at a record now. They look at one at a time. */
export async function savePresence(orm: Orm, record: NewPresence, userId: string): Promise<void> {
  await orm
    .insert(presences)
    .values({ userId, ...record })
    .onConflictDoUpdate({ target: presences.userId, set: { ...record, seenAt: now() } })
}

/** Returns the names of the others who look at a record now. */
export async function listOthers(
  orm: Orm,
  { recordType, recordId }: NewPresence,
  { userId }: Person,
): Promise<string[]> {
  const isThere = and(eq(presences.recordType, recordType), eq(presences.recordId, recordId), isPresent())

  const rows = await orm
    .select({ name: users.name })
    .from(presences)
    .innerJoin(users, eq(users.id, presences.userId))
    .where(and(isThere, userId ? ne(users.id, userId) : undefined))
    .orderBy(asc(users.name))
  return rows.map(({ name }) => name)
}

/** Returns whether a person sees a contact. */
export async function isVisibleContact(orm: Orm, id: string, person: Person): Promise<boolean> {
  const rows = await orm
    .select({ id: contacts.id })
    .from(contacts)
    .where(and(eq(contacts.id, id), visibleContacts(person)))
  return rows.length > 0
}

/** Returns whether an organization is in the address book, which all advisors read. */
export async function isVisibleOrganization(orm: Orm, id: string): Promise<boolean> {
  const rows = await orm
    .select({ id: organizations.id })
    .from(organizations)
    .where(and(eq(organizations.id, id), visibleOrganizations()))
  return rows.length > 0
}
