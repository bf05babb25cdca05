import { contactRoleLabel, formatPhone } from '@pkg/domain'
import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { communities, contacts, contactTalks, organizations } from '../../../database/schema/tables'
import type { Values } from '../../../http/collections/collection'
import type { KnownRecord } from './kind'

const textsOf = (values: readonly Values[], name: string): string[] => [
  ...new Set(values.flatMap((one) => (typeof one[name] === 'string' ? [one[name].toLowerCase()] : []))),
]

/** Returns the contacts with the email address or the name of one of the values. */
export function findAlikeContacts(orm: Orm, values: readonly Values[]): Promise<KnownRecord[]> {
  return selectContacts(
    orm,
    or(
      inArray(sql`lower(${contacts.email})`, textsOf(values, 'email')),
      inArray(sql`lower(${contacts.name})`, textsOf(values, 'name')),
    ),
  )
}

/** Returns the contacts with the ids. */
export const findContacts = (orm: Orm, ids: readonly string[]): Promise<KnownRecord[]> =>
  ids.length > 0 ? selectContacts(orm, inArray(contacts.id, [...ids])) : Promise.resolve([])

async function selectContacts(orm: Orm, where: SQL | undefined): Promise<KnownRecord[]> {
  const { id, version, name, role, jobTitle, email, phone, preference, communityId, organizationId } = contacts
  const rows = await orm
    .select({
      id,
      version,
      values: { name, role, jobTitle, email, phone, preference, communityId, organizationId },
      community: sql<string | null>`${communities.name} || ', ' || ${communities.city} || ', ' || ${communities.state}`,
      organization: organizations.name,
    })
    .from(contacts)
    .leftJoin(communities, eq(communities.id, communityId))
    .leftJoin(organizations, eq(organizations.id, organizationId))
    .where(and(isNull(contacts.mergedIntoId), where))
    .orderBy(contacts.createdAt, id)
  return rows.map(({ community, organization, ...row }) => ({
    ...row,
    texts: {
      ...(row.values.role && { role: contactRoleLabel(row.values.role) }),
      ...(row.values.phone && { phone: formatPhone(row.values.phone) }),
      ...(community && { communityId: community }),
      ...(organization && { organizationId: organization }),
    },
  }))
}

/** Locks a contact, and returns whether it was merged, others were merged into it, or someone logged a talk with it. */
export async function isContactUsed(tx: Orm, id: string): Promise<boolean> {
  const [row] = await tx
    .select({
      isUsed: sql<boolean>`(${contacts.mergedIntoId} is not null
        or exists (select from ${contactTalks} where ${contactTalks.contactId} = ${id})
        or exists (select from contacts merged where merged.merged_into_id = ${id}))`,
    })
    .from(contacts)
    .where(eq(contacts.id, id))
    .for('update')
  return row?.isUsed ?? false
}
