import { type CareTypeSlug, careLabel } from '@pkg/domain'
import { and, eq, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { communities, type CommunityRecord } from '../../database/schema/tables'
import { isReferenced } from './merge-reference-store'

/** A community as an import compares it with its rows. */
export interface ImportedCommunity {
  id: string
  version: number
  values: Readonly<Record<string, unknown>>
  /** The values that read otherwise on a page. */
  texts: Readonly<Record<string, string>>
}

/** Returns the names of care types in one text, such as "Assisted Living, Memory Care". */
export const careText = (care: readonly CareTypeSlug[]): string => care.map((one) => careLabel(one)).join(', ')

/** What may be the same community: its name and ZIP code, and its address in one spelling. */
export interface CommunityLikeness {
  name: string
  zip: string
  addressKey?: string | undefined
}

/** Returns the communities with one of the addresses, or with one of the names in its ZIP code. [WORK-015] */
export function findAlikeCommunities(orm: Orm, alike: readonly CommunityLikeness[]): Promise<ImportedCommunity[]> {
  const addresses = alike.flatMap(({ addressKey }) => addressKey ?? [])
  const named = and(
    inArray(
      sql`lower(${communities.name})`,
      alike.map(({ name }) => name.toLowerCase()),
    ),
    inArray(
      communities.zip,
      alike.map(({ zip }) => zip),
    ),
  )
  return selectCommunities(
    orm,
    or(named, addresses.length > 0 ? inArray(communities.addressKey, addresses) : undefined),
  )
}

/** Returns the communities with the ids. */
export const findImportedCommunities = (orm: Orm, ids: readonly string[]): Promise<ImportedCommunity[]> =>
  ids.length > 0 ? selectCommunities(orm, inArray(communities.id, [...ids])) : Promise.resolve([])

async function selectCommunities(orm: Orm, where: SQL | undefined): Promise<ImportedCommunity[]> {
  const { id, version, record, status, mergedIntoKey } = communities
  const rows = await orm
    .select({ id, version, record })
    .from(communities)
    .where(and(gt(status, -2), isNull(mergedIntoKey), where))
    .orderBy(communities.key)
  return rows.map(({ record: stored, ...row }) => ({
    ...row,
    values: valuesOf(stored),
    texts: { care: careText(stored.care) },
  }))
}

function valuesOf({ name, care, address, capacity, propInfo }: CommunityRecord): ImportedCommunity['values'] {
  const { line1, city, state, zip } = address
  const { communityPhone: phone, websiteUrl, communityDescription: description, managementCompany } = propInfo
  const values = { name, care, line1, city, state, zip, capacity, phone, websiteUrl, description, managementCompany }
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== ''))
}

/** Returns the version of a community. */
export async function readVersion(orm: Orm, id: string): Promise<number> {
  const [row] = await orm.select({ version: communities.version }).from(communities).where(eq(communities.id, id))
  if (!row) throw new Error(`There is no community ${id}`)
  return row.version
}

/** Locks a community, and returns whether it was merged, or another record names it. */
export async function isCommunityUsed(tx: Orm, id: string): Promise<boolean> {
  const { mergedIntoKey } = communities
  const [row] = await tx.select({ mergedIntoKey }).from(communities).where(eq(communities.id, id)).for('update')
  return row !== undefined && (row.mergedIntoKey !== null || (await isReferenced(tx, id)))
}

/** Deletes a community that no record names. */
export async function deleteCommunity(tx: Orm, id: string): Promise<void> {
  await tx.delete(communities).where(eq(communities.id, id))
}
