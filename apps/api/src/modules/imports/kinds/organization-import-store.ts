import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { communities, contacts, organizations } from '../../../database/schema/tables'
import type { KnownRecord } from './kind'

/** The name of a company without capitals, punctuation, and the legal form at its end. */
const companyKey = sql`regexp_replace(regexp_replace(lower(${organizations.name}), '[,.]', '', 'g'), '\\s+(inc|llc|lp|ltd|corp|co)$', '')`

/** Returns the organizations whose names have one of the keys. */
export const findAlikeOrganizations = (orm: Orm, keys: readonly string[]): Promise<KnownRecord[]> =>
  keys.length > 0 ? selectOrganizations(orm, inArray(companyKey, [...keys])) : Promise.resolve([])

/** Returns the organizations with the ids. */
export const findOrganizations = (orm: Orm, ids: readonly string[]): Promise<KnownRecord[]> =>
  ids.length > 0 ? selectOrganizations(orm, inArray(organizations.id, [...ids])) : Promise.resolve([])

async function selectOrganizations(orm: Orm, where: SQL): Promise<KnownRecord[]> {
  const { id, version, name, line1, city, state, zip, websiteUrl } = organizations
  const rows = await orm
    .select({ id, version, values: { name, line1, city, state, zip, websiteUrl } })
    .from(organizations)
    .where(and(isNull(organizations.mergedIntoId), where))
    .orderBy(organizations.createdAt, id)
  return rows.map((row) => ({ ...row, texts: {} }))
}

/** Locks an organization, and returns whether it was merged, or communities, contacts, or merged organizations belong to it. */
export async function isOrganizationUsed(tx: Orm, id: string): Promise<boolean> {
  const [row] = await tx
    .select({
      isUsed: sql<boolean>`(${organizations.mergedIntoId} is not null
        or exists (select from ${communities} where ${communities.organizationId} = ${id})
        or exists (select from ${contacts} where ${contacts.organizationId} = ${id})
        or exists (select from organizations merged where merged.merged_into_id = ${id}))`,
    })
    .from(organizations)
    .where(eq(organizations.id, id))
    .for('update')
  return row?.isUsed ?? false
}
