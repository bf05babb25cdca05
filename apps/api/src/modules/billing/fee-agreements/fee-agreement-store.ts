import type { endpoints, FeeAgreement, QueryOf } from '@pkg/api-client'
import { type FeeAgreementTerms, isUuid } from '@pkg/domain'
import { and, asc, count, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { communities, feeAgreements } from '../../../database/schema/tables'
import { filterCondition, type ListColumns, listOrder } from '../../../http/lists/list-query'
import type { Person } from '../../../http/person'
import { managesCommunity } from '../../access'

type AgreementQuery = QueryOf<typeof endpoints.feeAgreements.list>

/** The terms of an agreement as they're stored. */
export type AgreementValues = Pick<
  typeof feeAgreements.$inferSelect,
  'feePercent' | 'daysToPay' | 'startsOn' | 'endsOn'
>

const columns: ListColumns = {
  startsOn: feeAgreements.startsOn,
  endsOn: feeAgreements.endsOn,
  feePercent: feeAgreements.feePercent,
  communityName: sql`lower(${communities.name})`,
  community: feeAgreements.communityId,
}

/** Returns a page of the agreements that a person may see, by default newest first. [WORK-013] */
export async function listAgreements(
  orm: Orm,
  query: AgreementQuery,
  person: Person,
  page: { size: number; offset: number },
) {
  const where = and(isVisibleTo(person), filterCondition(query, columns))
  const [found] = await orm.select({ total: count() }).from(feeAgreements).where(where)
  return { items: await listRows(orm, where, page, query), total: found?.total ?? 0 }
}

/** Returns an agreement that a person may see. */
export async function findAgreement(orm: Orm, id: string, person: Person): Promise<FeeAgreement | undefined> {
  if (!isUuid(id)) return undefined
  const [row] = await listRows(orm, and(eq(feeAgreements.id, id), isVisibleTo(person)), { size: 1, offset: 0 })
  return row
}

/** The terms of an agreement, with its id and the days to pay. */
export interface KnownTerms extends FeeAgreementTerms {
  id: string
  daysToPay: number
}

/** Returns the terms of communities' agreements by community, oldest first. */
export async function findTerms(tx: Orm, communityIds: readonly string[]): Promise<Map<string, KnownTerms[]>> {
  const rows = await tx
    .select()
    .from(feeAgreements)
    .where(inArray(feeAgreements.communityId, [...communityIds]))
    .orderBy(asc(feeAgreements.startsOn))
  const byCommunity = new Map<string, KnownTerms[]>()
  for (const { id, communityId, feePercent, daysToPay, startsOn, endsOn } of rows) {
    const terms = { id, feePercent, daysToPay, startsOn, ...(endsOn ? { endsOn } : {}) }
    byCommunity.set(communityId, [...(byCommunity.get(communityId) ?? []), terms])
  }
  return byCommunity
}

/** Locks a community until the transaction ends, so its agreements change one after another. Returns whether it exists. */
export async function lockCommunityOf(tx: Orm, communityId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: communities.id })
    .from(communities)
    .where(eq(communities.id, communityId))
    .for('no key update')
  return rows.length > 0
}

/** Inserts an agreement. Returns its id. */
export async function insertAgreement(tx: Orm, values: AgreementValues & { communityId: string }): Promise<string> {
  const [inserted] = await tx.insert(feeAgreements).values(values).returning({ id: feeAgreements.id })
  if (!inserted) throw new Error('The agreement was not saved')
  return inserted.id
}

/** Changes an agreement. */
export async function updateAgreement(tx: Orm, id: string, values: Partial<AgreementValues>): Promise<void> {
  await tx.update(feeAgreements).set(values).where(eq(feeAgreements.id, id))
}

/** Returns the community of an agreement. */
export async function findCommunityOf(tx: Orm, id: string): Promise<string | undefined> {
  const [row] = await tx.select({ id: feeAgreements.communityId }).from(feeAgreements).where(eq(feeAgreements.id, id))
  return row?.id
}

const isVisibleTo = (person: Person): SQL | undefined =>
  person.role === 'admin' ? undefined : managesCommunity(person, feeAgreements.communityId)

async function listRows(
  orm: Orm,
  where: SQL | undefined,
  page: { size: number; offset: number },
  query: AgreementQuery = {},
): Promise<FeeAgreement[]> {
  const rows = await orm
    .select({ agreement: feeAgreements, communityName: communities.name })
    .from(feeAgreements)
    .innerJoin(communities, eq(communities.id, feeAgreements.communityId))
    .where(where)
    .orderBy(...listOrder(query, columns, { sort: '-startsOn', unique: feeAgreements.id }))
    .limit(page.size)
    .offset(page.offset)
  return rows.map(
    ({ agreement: { id, version, communityId, feePercent, daysToPay, startsOn, endsOn }, communityName }) => ({
      id,
      version,
      communityId,
      communityName,
      feePercent,
      daysToPay,
      startsOn,
      ...(endsOn ? { endsOn } : {}),
    }),
  )
}
