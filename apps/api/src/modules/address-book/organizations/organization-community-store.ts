import type { endpoints, OrganizationCommunity, QueryOf } from '@pkg/api-client'
import { listingStatuses } from '@pkg/domain'
import { and, count, eq, sql } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { communities, organizations } from '../../../database/schema/tables'
import { filterCondition, type ListColumns, listOrder, textCondition } from '../../../http/lists/list-query'
import type { Person } from '../../../http/person'
import { familiesOf, moveInsTo, openCentsOf } from './organization-columns-store'

/** The sums of a community as a person sees them. Only admins see what it owes. [ROLE-010] */
const sumsOf = ({ role }: Person) => ({
  familiesReferred: sql<number>`${familiesOf(communities.id)}`,
  moveIns: sql<number>`${moveInsTo(communities.id)}`,
  openInvoiceCents:
    role === 'admin' ? sql<number | null>`${openCentsOf(communities.id)}` : sql<number | null>`null::int`,
})

/** Returns a page of communities with their organizations, by default by name. [DASH-013] */
export async function listOrganizationCommunities(
  orm: Orm,
  query: QueryOf<typeof endpoints.organizationCommunities.list>,
  person: Person,
  page: { size: number; offset: number },
): Promise<{ items: OrganizationCommunity[]; total: number }> {
  const sums = sumsOf(person)
  const columns: ListColumns = {
    name: communities.name,
    state: communities.state,
    organization: communities.organizationId,
    live: sql`(${communities.status} = 1)::text`,
    ...sums,
  }
  const where = and(filterCondition(query, columns), textCondition(query.q, [communities.name, communities.city]))
  const [found] = await orm.select({ total: count() }).from(communities).where(where)
  const { id, name, city, state, status, managementCompany, organizationId } = communities
  const rows = await orm
    .select({
      id,
      name,
      city,
      state,
      status,
      managementCompany,
      organizationId,
      organizationName: organizations.name,
      ...sums,
    })
    .from(communities)
    .leftJoin(organizations, eq(organizations.id, organizationId))
    .where(where)
    .orderBy(...listOrder(query, columns, { sort: 'name', unique: communities.id }))
    .limit(page.size)
    .offset(page.offset)
  return { items: rows.map(toItem), total: found?.total ?? 0 }
}

interface Row {
  id: string
  name: string
  city: string
  state: string
  status: number
  managementCompany: string | null
  organizationId: string | null
  organizationName: string | null
  familiesReferred: number
  moveIns: number
  openInvoiceCents: number | null
}

function toItem({ managementCompany, organizationId, organizationName, openInvoiceCents, ...row }: Row) {
  const status = listingStatuses.find((one) => one === row.status)
  if (status === undefined) throw new Error(`A community has the status ${row.status}`)
  return {
    ...row,
    status,
    ...(managementCompany ? { managementCompany } : {}),
    ...(organizationId ? { organizationId } : {}),
    ...(organizationName ? { organizationName } : {}),
    ...(openInvoiceCents === null ? {} : { openInvoiceCents }),
  }
}
