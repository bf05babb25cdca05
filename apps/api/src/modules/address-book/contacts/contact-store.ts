import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { containing } from '../../../database/like-pattern'
import { communities, contacts, contactTalks, organizations } from '../../../database/schema/tables'
import type { Person } from '../../../http/person'
import { managesCommunity, ownRows } from '../../access'
import { mergeNotesOf } from '../merges/merge-notes-store'

const isShared = eq(contacts.scope, 'team')

/**
 * Returns the condition on contacts that a person reads: their own, for advisors also all that are shared, and for providers those that are shared of the communities
 * they manage. Admins read all. [DASH-014, ROLE-010]
 */
export function visibleContacts(person: Person): SQL {
  const own = ownRows(contacts.ownerId)(person)
  const shared: Partial<Record<Person['role'], SQL>> = {
    agent: isShared,
    provider: sql`(${isShared} and ${managesCommunity(person, contacts.communityId)})`,
  }
  return sql`(${isNull(contacts.mergedIntoId)} and ${or(own, shared[person.role])})`
}

/** Returns the condition on contacts that a person may change: their own, and for advisors all that are shared. [DASH-014, ROLE-010] */
export function changeableContacts(person: Person): SQL {
  const own = ownRows(contacts.ownerId)(person)
  return sql`(${isNull(contacts.mergedIntoId)} and ${person.role === 'agent' ? or(own, isShared) : own})`
}

/** Returns the condition on contacts that a person may merge, or separate again: those that they may change, also after the merge. [DASH-014] */
export const mergeableContacts = (person: Person): SQL | undefined => {
  const own = ownRows(contacts.ownerId)(person)
  return person.role === 'agent' ? or(own, isShared) : own
}

/** Returns the condition on contacts that a person may delete: their own. What is shared is marked as having left instead. [DASH-014] */
export const ownContacts = (person: Person): SQL =>
  sql`(${isNull(contacts.mergedIntoId)} and ${ownRows(contacts.ownerId)(person)})`

const communityValue = (value: SQL) =>
  sql`(select ${value} from ${communities} where ${communities.id} = ${contacts.communityId})`

const organizationId = sql`coalesce(${contacts.organizationId}, ${communityValue(sql`${communities.organizationId}`)})`

const organizationName = sql`(select ${organizations.name} from ${organizations} where ${organizations.id} = ${organizationId})`

/** When someone last talked with a contact, also about families that the person doesn't see. */
const lastTalkAt = sql`(select max(${contactTalks.at}) from ${contactTalks} where ${contactTalks.contactId} = ${contacts.id})`

/** Returns what is computed for contacts. Providers don't see whether advisors talked with one. [DASH-014, ROLE-010] */
export function contactColumns(person: Person): Readonly<Record<string, SQL>> {
  const isStaff = person.role === 'admin' || person.role === 'agent'
  return {
    canChange: sql`${changeableContacts(person)}`,
    hasLeft: sql`(${contacts.leftAt} is not null)`,
    communityName: sql`${communityValue(sql`${communities.name}`)}`,
    communityPlace: sql`${communityValue(sql`${communities.city} || ', ' || ${communities.state}`)}`,
    organizationName: sql`${organizationName}`,
    lastTalkAt: isStaff ? sql`${lastTalkAt}`.mapWith(contactTalks.at) : sql`null::timestamptz`,
    merged: isStaff ? sql`${mergeNotesOf('contacts')}` : sql`null::jsonb`,
  }
}

/** Returns what a list of contacts filters by besides its attributes: the organization that a contact or its community belongs to, and its state. */
export const contactFilters = (): Readonly<Record<string, SQL>> => ({
  organization: organizationId,
  hasLeft: sql`(${contacts.leftAt} is not null)::text`,
  state: sql`coalesce(${communityValue(sql`${communities.state}`)}, (select ${organizations.state} from ${organizations}
    where ${organizations.id} = ${contacts.organizationId}))`,
})

/** Digits that a search must have to look at phone numbers. */
const minDigits = 3

/** Returns the condition that a contact has what a person typed, in its name, its job, its community or organization, its email address, or its phone number. [DASH-014] */
export function searchedContacts(typed: string): SQL {
  const pattern = containing(typed.trim())
  const digits = typed.replace(/\D/g, '')
  const isPhone = digits.length >= minDigits && /^[\d\s().+-]+$/.test(typed.trim())
  const matching = [
    sql`${contacts.name} ilike ${pattern}`,
    sql`${contacts.jobTitle} ilike ${pattern}`,
    sql`${contacts.email} ilike ${pattern}`,
    sql`${communityValue(sql`${communities.name}`)} ilike ${pattern}`,
    sql`${organizationName} ilike ${pattern}`,
    ...(isPhone ? [sql`${contacts.phone} like ${containing(digits)}`] : []),
  ]
  return sql`(${sql.join(matching, sql` or `)})`
}

/** Returns whether a contact is a person's own, or undefined for one that doesn't exist. Each is an admin's own. */
export async function isOwnContact(orm: Orm, id: string, person: Person): Promise<boolean> {
  const rows = await orm
    .select({ id: contacts.id })
    .from(contacts)
    .where(and(eq(contacts.id, id), ownContacts(person)))
  return rows.length > 0
}

/** Returns the name of a contact that a person reads. */
export async function findContactName(orm: Orm, id: string, person: Person): Promise<string | undefined> {
  const [row] = await orm
    .select({ name: contacts.name })
    .from(contacts)
    .where(and(eq(contacts.id, id), visibleContacts(person)))
  return row?.name
}
