import type { Cover, endpoints, QueryOf } from '@pkg/api-client'
import { isUuid, now, siteDay } from '@pkg/domain'
import { and, count, eq, gte, inArray, isNull, lte, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Orm } from '../../../database/database'
import { agents, covers, families, releases } from '../../../database/schema/tables'
import { filterCondition, type ListColumns, listOrder } from '../../../http/lists/list-query'
import type { Person } from '../../../http/person'
import { isActiveCover } from '../../access'

/** A row of the covers table. */
export type CoverRow = typeof covers.$inferSelect

const absent = alias(agents, 'absent')
const covering = alias(agents, 'covering')

/** Returns the status of a cover today. */
const statusColumn = () =>
  sql<Cover['status']>`case when ${covers.endedAt} is not null or ${covers.untilDay} < ${siteDay()} then 'ended'
    when ${covers.fromDay} > ${siteDay()} then 'planned' else 'active' end`

const columns = (): ListColumns => ({
  from: covers.fromDay,
  until: covers.untilDay,
  createdAt: covers.createdAt,
  agent: covers.agentId,
  covering: covers.coveringId,
  status: statusColumn(),
})

/** Returns a page of the covers that a person takes part in, by default those that begin last first. Admins see all. */
export async function listCovers(
  orm: Orm,
  query: QueryOf<typeof endpoints.covers.list>,
  person: Person,
  page: { size: number; offset: number },
): Promise<{ items: Cover[]; total: number }> {
  const where = and(isVisibleTo(person), filterCondition(query, columns()))
  const [found] = await orm.select({ total: count() }).from(covers).where(where)
  const order = listOrder(query, columns(), { sort: '-from', unique: covers.id })
  return { items: await listRows(orm, { where, order, page }), total: found?.total ?? 0 }
}

/** Returns a cover that a person takes part in. */
export async function findCover(orm: Orm, id: string, person: Person): Promise<Cover | undefined> {
  if (!isUuid(id)) return undefined
  const where = and(eq(covers.id, id), isVisibleTo(person))
  const [cover] = await listRows(orm, { where, order: [], page: { size: 1, offset: 0 } })
  return cover
}

/** Returns whether one of two advisors is absent or covers on days of which one is given, so they can't cover for each other. */
export async function isTaken(
  tx: Orm,
  { agentId, coveringId, fromDay, untilDay }: typeof covers.$inferInsert,
): Promise<boolean> {
  const [other] = await tx
    .select({ id: covers.id })
    .from(covers)
    .where(
      and(
        isNull(covers.endedAt),
        lte(covers.fromDay, untilDay),
        gte(covers.untilDay, fromDay),
        or(eq(covers.agentId, agentId), eq(covers.agentId, coveringId), eq(covers.coveringId, agentId)),
      ),
    )
    .limit(1)
  return other !== undefined
}

/** Inserts a cover. Returns its id. */
export async function insertCover(tx: Orm, cover: typeof covers.$inferInsert): Promise<string> {
  const [saved] = await tx.insert(covers).values(cover).returning({ id: covers.id })
  if (!saved) throw new Error('The cover was not saved')
  return saved.id
}

/** Ends a cover before its last day is over. */
export async function markEnded(tx: Orm, id: string): Promise<void> {
  await tx
    .update(covers)
    .set({ endedAt: now() })
    .where(and(eq(covers.id, id), isNull(covers.endedAt)))
}

/** Locks a cover until the transaction ends, if it's active today. */
export async function lockActiveCover(tx: Orm, id: string): Promise<CoverRow | undefined> {
  const [cover] = await tx
    .select()
    .from(covers)
    .where(and(eq(covers.id, id), isActiveCover()))
    .for('update')
  return cover
}

/** Returns the cover for an advisor who is absent today. */
export async function findActiveCover(tx: Orm, agentId: string): Promise<CoverRow | undefined> {
  const [cover] = await tx
    .select()
    .from(covers)
    .where(and(eq(covers.agentId, agentId), isActiveCover()))
    .limit(1)
  return cover
}

/** Locks the families that an advisor accepted and still works with until the transaction ends. */
export function lockFamiliesOfAdvisor(tx: Orm, agentId: string) {
  const { familyId, recipientKind, recipientId, endedAt, revokedAt } = releases
  const shared = tx
    .select({ id: familyId })
    .from(releases)
    .where(and(eq(recipientKind, 'agent'), eq(recipientId, agentId), isNull(endedAt), isNull(revokedAt)))
  return tx
    .select({ id: families.id, email: families.email, phone: families.phone })
    .from(families)
    .where(
      and(
        eq(families.agentId, agentId),
        isNull(families.mergedIntoId),
        notInArray(families.stage, ['moved-in', 'closed']),
        inArray(families.id, shared),
      ),
    )
    .orderBy(families.id)
    .for('update')
}

/** Returns the families that a cover shares, with the advisor who covers. */
export function listSharedByCover(tx: Orm, coverId: string) {
  return tx
    .select({ familyId: releases.familyId, coveringId: releases.recipientId })
    .from(releases)
    .where(and(eq(releases.coverId, coverId), isNull(releases.endedAt), isNull(releases.revokedAt)))
    .orderBy(releases.familyId)
}

function isVisibleTo({ role, agentId = '' }: Person): SQL | undefined {
  return role === 'admin' ? undefined : or(eq(covers.agentId, agentId), eq(covers.coveringId, agentId))
}

async function listRows(
  orm: Orm,
  { where, order, page }: { where: SQL | undefined; order: SQL[]; page: { size: number; offset: number } },
): Promise<Cover[]> {
  const rows = await orm
    .select({ cover: covers, agentName: absent.name, coveringName: covering.name, status: statusColumn() })
    .from(covers)
    .innerJoin(absent, eq(absent.id, covers.agentId))
    .innerJoin(covering, eq(covering.id, covers.coveringId))
    .where(where)
    .orderBy(...order)
    .limit(page.size)
    .offset(page.offset)
  return rows.map(({ cover, ...names }) => ({
    id: cover.id,
    version: cover.version,
    agentId: cover.agentId,
    coveringId: cover.coveringId,
    from: cover.fromDay,
    until: cover.untilDay,
    createdAt: cover.createdAt.toISOString(),
    ...names,
  }))
}
