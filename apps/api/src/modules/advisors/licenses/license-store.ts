import type { endpoints, QueryOf, RealEstateLicense } from '@pkg/api-client'
import { isUuid } from '@pkg/domain'
import { and, count, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { agents, realEstateLicenses as licenses, users } from '../../../database/schema/tables'
import { filterCondition, type ListColumns, listOrder } from '../../../http/lists/list-query'
import type { Person } from '../../../http/person'

type LicenseQuery = QueryOf<typeof endpoints.realEstateLicenses.list>
type LicenseRow = typeof licenses.$inferSelect

const columns: ListColumns = {
  agentName: sql`lower(${agents.name})`,
  agent: licenses.agentId,
  state: licenses.state,
  validUntil: licenses.validUntil,
  checkedOn: licenses.checkedOn,
}

/** Returns a page of the licenses that a person may see, without those that were removed, by default by agent and state. [DASH-016] */
export async function listLicenses(
  orm: Orm,
  query: LicenseQuery,
  person: Person,
  page: { size: number; offset: number },
) {
  const where = and(isVisibleTo(person), isNull(licenses.removedOn), filterCondition(query, columns))
  const [found] = await orm.select({ total: count() }).from(licenses).where(where)
  const rows = await selectLicenses(orm)
    .where(where)
    .orderBy(...listOrder(query, columns, { sort: 'agentName', ties: [sql`${licenses.state}`], unique: licenses.id }))
    .limit(page.size)
    .offset(page.offset)
  return { items: rows.map(toLicense), total: found?.total ?? 0 }
}

/** Returns a license that a person may see, removed or not. */
export async function findLicense(orm: Orm, id: string, person: Person): Promise<RealEstateLicense | undefined> {
  if (!isUuid(id)) return undefined
  const [row] = await selectLicenses(orm).where(and(eq(licenses.id, id), isVisibleTo(person)))
  return row && toLicense(row)
}

/** Returns whether an agent has a license in a state, besides the one with the id. */
export async function hasLicenseIn(tx: Orm, agentId: string, state: string, exceptId = ''): Promise<boolean> {
  const rows = await tx
    .select({ id: licenses.id })
    .from(licenses)
    .where(and(eq(licenses.agentId, agentId), eq(licenses.state, state), isNull(licenses.removedOn)))
  return rows.some(({ id }) => id !== exceptId)
}

/** Inserts a license. Returns its id. */
export async function insertLicense(tx: Orm, values: typeof licenses.$inferInsert): Promise<string> {
  const [inserted] = await tx.insert(licenses).values(values).returning({ id: licenses.id })
  if (!inserted) throw new Error('The license was not saved')
  return inserted.id
}

/** Changes a license. */
export async function updateLicense(tx: Orm, id: string, values: Partial<LicenseRow>): Promise<void> {
  await tx.update(licenses).set(values).where(eq(licenses.id, id))
}

/** Agents see their own licenses, and admins all. */
const isVisibleTo = ({ role, agentId }: Person): SQL | undefined =>
  role === 'admin' ? undefined : eq(licenses.agentId, agentId ?? '')

type Row = Awaited<ReturnType<typeof selectLicenses>>[number]

const selectLicenses = (orm: Orm) =>
  orm
    .select({ license: licenses, agentName: agents.name, checkedBy: users.name })
    .from(licenses)
    .innerJoin(agents, eq(agents.id, licenses.agentId))
    .leftJoin(users, eq(users.id, licenses.checkedById))

function toLicense({ license, agentName, checkedBy }: Row): RealEstateLicense {
  const { id, version, agentId, state, number, validUntil, checkedOn, checkSource, removedOn, removeReason } = license
  return {
    id,
    version,
    agentId,
    agentName,
    state,
    number,
    ...(validUntil && { validUntil }),
    ...(checkedOn && { checkedOn }),
    ...(checkedBy && { checkedBy }),
    ...(checkSource && { checkSource }),
    ...(removedOn && { removedOn }),
    ...(removeReason && { removeReason }),
    createdAt: license.createdAt.toISOString(),
  }
}
