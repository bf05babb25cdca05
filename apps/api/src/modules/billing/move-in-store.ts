import type { endpoints, MoveIn, QueryOf } from '@pkg/api-client'
import { isUuid } from '@pkg/domain'
import { and, count, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { communities, families, invoices, moveIns } from '../../database/schema/tables'
import { filterCondition, type ListColumns, listOrder } from '../../http/lists/list-query'
import type { Person } from '../../http/person'
import { visibleFamilies } from '../access'
import { invoiceStatus } from './invoice-figures-store'
import { invoiceNumberText } from './invoice-number'

/** A move-in with the names of its family and community, and its invoice. */
export type MoveInRow = Awaited<ReturnType<typeof listRows>>[number]

/** The values of a move-in. */
export type MoveInValues = typeof moveIns.$inferInsert

type MoveInQuery = QueryOf<typeof endpoints.moveIns.list>

/** What move-ins are sorted and filtered by. */
const columns: ListColumns = {
  movedInOn: moveIns.movedInOn,
  createdAt: moveIns.createdAt,
  client: moveIns.familyId,
  community: moveIns.communityId,
  undone: sql`(${moveIns.undoneAt} is not null)::text`,
}

/** Returns a page of the move-ins that a person may see, by default newest first. Those that were undone only on request. */
export async function listMoveIns(
  orm: Orm,
  query: MoveInQuery,
  person: Person,
  page: { size: number; offset: number },
): Promise<{ items: MoveIn[]; total: number }> {
  const where = and(visibleFamilies(person), filterCondition({ 'filter[undone]': 'false', ...query }, columns))
  const [found] = await orm
    .select({ total: count() })
    .from(moveIns)
    .innerJoin(families, eq(families.id, moveIns.familyId))
    .where(where)
  return { items: (await listRows(orm, where, page, query)).map(toMoveIn), total: found?.total ?? 0 }
}

/** Returns a move-in that a person may see. */
export async function findMoveIn(orm: Orm, id: string, person: Person): Promise<MoveInRow | undefined> {
  if (!isUuid(id)) return undefined
  const [row] = await listRows(orm, and(eq(moveIns.id, id), visibleFamilies(person)), { size: 1, offset: 0 })
  return row
}

/** Returns a family's move-in that isn't undone. */
export async function findActiveMoveIn(tx: Orm, familyId: string): Promise<MoveInRow | undefined> {
  const [row] = await listRows(tx, and(eq(moveIns.familyId, familyId), isNull(moveIns.undoneAt)), {
    size: 1,
    offset: 0,
  })
  return row
}

/** Inserts a move-in, and returns its id. */
export async function insertMoveIn(tx: Orm, moveIn: MoveInValues): Promise<string> {
  const [inserted] = await tx.insert(moveIns).values(moveIn).returning({ id: moveIns.id })
  if (!inserted) throw new Error('The move-in was not saved')
  return inserted.id
}

/** Updates a move-in. */
export async function updateMoveIn(tx: Orm, id: string, changes: Partial<MoveInValues>): Promise<void> {
  await tx.update(moveIns).set(changes).where(eq(moveIns.id, id))
}

function listRows(orm: Orm, where: SQL | undefined, page: { size: number; offset: number }, query: MoveInQuery = {}) {
  return orm
    .select({
      moveIn: moveIns,
      clientName: families.name,
      communityName: communities.name,
      invoice: invoices,
      status: invoiceStatus(),
    })
    .from(moveIns)
    .innerJoin(families, eq(families.id, moveIns.familyId))
    .innerJoin(communities, eq(communities.id, moveIns.communityId))
    .leftJoin(invoices, and(eq(invoices.moveInId, moveIns.id), eq(invoices.kind, 'invoice')))
    .where(where)
    .orderBy(...listOrder(query, columns, { sort: '-createdAt', unique: moveIns.id }))
    .limit(page.size)
    .offset(page.offset)
}

/** Returns a move-in as people see it. */
export function toMoveIn({ moveIn, clientName, communityName, invoice, status }: MoveInRow): MoveIn {
  const { rentCents, careCents, noFee, undoneAt, undoneBy, undoReason } = moveIn
  return {
    id: moveIn.id,
    version: moveIn.version,
    clientId: moveIn.familyId,
    clientName,
    communityId: moveIn.communityId,
    communityName,
    movedInOn: moveIn.movedInOn,
    ...(rentCents === null ? {} : { rentCents }),
    ...(careCents === null ? {} : { careCents }),
    ...(noFee ? { noFee } : {}),
    ...(invoice ? { invoice: { ...invoiceOf(invoice), status } } : {}),
    recordedBy: moveIn.recordedBy,
    recordedAt: moveIn.createdAt.toISOString(),
    ...(undoneAt ? { undone: { at: undoneAt.toISOString(), by: undoneBy ?? '', reason: undoReason ?? '' } } : {}),
  }
}

const invoiceOf = ({ id, number, feePercent, amountCents, referredOn }: typeof invoices.$inferSelect) => ({
  id,
  ...(number === null ? {} : { number: invoiceNumberText(number) }),
  feePercent,
  amountCents,
  referredOn,
})
