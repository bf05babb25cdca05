import type { endpoints, OrganizationSuggestion, QueryOf } from '@pkg/api-client'
import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { type Orm, rowsOf } from '../../../database/database'
import { containing } from '../../../database/like-pattern'
import { communities, organizations } from '../../../database/schema/tables'
import { filterCondition, listOrder } from '../../../http/lists/list-query'

/** Returns those of the communities that exist, and locks them until the transaction ends. */
export async function lockCommunities(tx: Orm, ids: readonly string[]): Promise<string[]> {
  const rows = await tx
    .select({ id: communities.id })
    .from(communities)
    .where(inArray(communities.id, [...ids]))
    .orderBy(communities.id)
    .for('update')
  return rows.map(({ id }) => id)
}

/** Moves communities into an organization. */
export async function addCommunities(tx: Orm, organizationId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .update(communities)
    .set({ organizationId })
    .where(inArray(communities.id, [...ids]))
}

/** Removes communities from an organization. Changes none of another organization. */
export async function removeCommunities(tx: Orm, organizationId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .update(communities)
    .set({ organizationId: null })
    .where(and(inArray(communities.id, [...ids]), eq(communities.organizationId, organizationId)))
}

/** Puts all communities without an organization that name a company into an organization. Returns how many. */
export async function addCommunitiesOfCompany(tx: Orm, organizationId: string, company: string): Promise<number> {
  const added = await tx
    .update(communities)
    .set({ organizationId })
    .where(and(isUngrouped, eq(companyKey, sql`${keyOf(company)}`)))
    .returning({ id: communities.id })
  return added.length
}

/** Inserts an organization with a name, and returns its id. */
export async function insertOrganization(tx: Orm, name: string): Promise<string> {
  const [row] = await tx.insert(organizations).values({ name }).returning({ id: organizations.id })
  if (!row) throw new Error('The organization was not saved')
  return row.id
}

/** Locks an organization that wasn't merged until the transaction ends. Returns whether there is one. */
export async function lockOrganization(tx: Orm, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: organizations.id })
    .from(organizations)
    .where(and(eq(organizations.id, id), isNull(organizations.mergedIntoId)))
    .for('update')
  return rows.length > 0
}

const isUngrouped = and(isNull(communities.organizationId), isNotNull(communities.managementCompany))

/** Companies are the same in upper and lower case, and without the legal form at the end. */
const keyOfText = (text: SQL): SQL =>
  sql`regexp_replace(regexp_replace(lower(${text}), '[,.]', '', 'g'), '\\s+(inc|llc|lp|ltd|corp|co)$', '')`

const companyKey = keyOfText(sql`${communities.managementCompany}`)
const keyOf = (company: string) => keyOfText(sql`${company.trim()}::text`)

/** The companies that at least two communities without an organization name. */
const suggestions = (q: string | undefined) =>
  sql`select ${companyKey} as key, mode() within group (order by ${communities.managementCompany}) as company,
      count(*)::int as number, array_agg(distinct ${communities.state} order by ${communities.state}) as states
    from ${communities} where ${isUngrouped} and ${q ? sql`${communities.managementCompany} ilike ${containing(q)}` : sql`true`}
    group by 1 having count(*) > 1`

/** Returns a page of the companies that communities without an organization name, and the organization of that name if there is one. [DASH-013] */
export async function listSuggestions(
  orm: Orm,
  query: QueryOf<typeof endpoints.organizationSuggestions.list>,
  page: { size: number; offset: number },
): Promise<{ items: OrganizationSuggestion[]; total: number }> {
  const columns = { communities: sql`number`, managementCompany: sql`company` }
  const order = listOrder(query, columns, { sort: '-communities', unique: sql`key` })
  const rows = await rowsOf(
    orm,
    sql`with suggested as (${suggestions(query.q)}), filtered as
        (select * from suggested where ${filterCondition(query, columns) ?? sql`true`})
      select filtered.*, (select count(*)::int from filtered) as total, (select ${organizations.id} from ${organizations}
        where ${organizations.mergedIntoId} is null and ${keyOfText(sql`${organizations.name}`)} = filtered.key
        order by ${organizations.createdAt} limit 1) as organization_id
      from filtered order by ${sql.join(order, sql`, `)} limit ${page.size} offset ${page.offset}`,
  )
  return { items: rows.map(toSuggestion), total: Number(rows[0]?.['total'] ?? 0) }
}

const toSuggestion = (row: Readonly<Record<string, unknown>>): OrganizationSuggestion => ({
  id: String(row['key']),
  managementCompany: String(row['company']),
  communities: Number(row['number']),
  states: Array.isArray(row['states']) ? row['states'].map(String) : [],
  ...(row['organization_id'] ? { organizationId: String(row['organization_id']) } : {}),
})
