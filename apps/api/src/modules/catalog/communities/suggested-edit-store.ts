import type { endpoints, QueryOf, SuggestedEdit } from '@pkg/api-client'
import { now, type ProviderChange } from '@pkg/domain'
import { and, count, eq, sql, type SQL } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { communities, type CommunityRecord, suggestedEdits, users } from '../../../database/schema/tables'
import { filterCondition, type ListColumns, listOrder, textCondition } from '../../../http/lists/list-query'
import type { Person } from '../../../http/person'
import { attributesOf } from './community-attributes'

type EditQuery = QueryOf<typeof endpoints.suggestedEdits.list>

/** What suggested edits are sorted and filtered by. */
const columns: ListColumns = {
  createdAt: suggestedEdits.createdAt,
  decidedAt: suggestedEdits.decidedAt,
  status: suggestedEdits.status,
  communityName: sql`lower(${communities.name})`,
  communityId: suggestedEdits.communityId,
  bundleId: suggestedEdits.bundleId,
}

/** Returns a page of the suggested edits that the person may see, by default newest first. */
export async function listEdits(orm: Orm, query: EditQuery, person: Person, page: { size: number; offset: number }) {
  const where = and(visibleEdits(person), filterCondition(query, columns), textCondition(query.q, [communities.name]))
  const [found] = await orm
    .select({ total: count() })
    .from(suggestedEdits)
    .innerJoin(communities, eq(communities.id, suggestedEdits.communityId))
    .where(where)
  const rows = await editRows(orm, where)
    .orderBy(...listOrder(query, columns, { sort: '-createdAt', unique: suggestedEdits.id }))
    .limit(page.size)
    .offset(page.offset)
  return { items: rows.map(toEdit), total: found?.total ?? 0 }
}

/** Returns a suggested edit that the person may see. */
export async function findEdit(orm: Orm, id: string, person: Person): Promise<SuggestedEdit | undefined> {
  const [row] = await editRows(orm, and(hasId(id), visibleEdits(person)))
  return row && toEdit(row)
}

/** Adds a suggested edit and returns its id. */
export async function insertEdit(
  orm: Orm,
  edit: {
    communityId: string
    changes: ProviderChange
    authorId: string | null
    note: string | null
    bundleId?: string
  },
): Promise<string> {
  const [row] = await orm.insert(suggestedEdits).values(edit).returning({ id: suggestedEdits.id })
  if (!row) throw new Error('The suggested edit was not stored')
  return row.id
}

/** Locks a suggested edit until the transaction ends, and returns it. */
export async function lockEdit(tx: Orm, id: string) {
  const [row] = await tx.select().from(suggestedEdits).where(hasId(id)).for('update')
  return row
}

/** Saves the decision on a suggested edit. */
export async function saveDecision(
  tx: Orm,
  id: string,
  decision: { status: 'approved' | 'rejected'; reason?: string; approvedFields?: string[]; decidedBy: string | null },
): Promise<void> {
  await tx
    .update(suggestedEdits)
    .set({ ...decision, decidedAt: now() })
    .where(hasId(id))
}

/** The ids of requests are compared as text, because any text can be one. */
const hasId = (id: string): SQL => sql`${suggestedEdits.id}::text = ${id}`

/** All for an admin, otherwise the person's own. */
function visibleEdits(person: Person): SQL | undefined {
  if (person.role === 'admin') return undefined
  return person.userId ? eq(suggestedEdits.authorId, person.userId) : sql`false`
}

function editRows(orm: Orm, where: SQL | undefined) {
  return orm
    .select({ edit: suggestedEdits, record: communities.record, author: users.name })
    .from(suggestedEdits)
    .innerJoin(communities, eq(communities.id, suggestedEdits.communityId))
    .leftJoin(users, eq(users.id, suggestedEdits.authorId))
    .where(where)
    .$dynamic()
}

function toEdit({ edit, record, author }: Awaited<ReturnType<typeof editRows>>[number]): SuggestedEdit {
  return {
    id: edit.id,
    communityId: edit.communityId,
    communityName: record.name,
    changes: edit.changes,
    current: currentValues(record, edit.changes),
    status: edit.status,
    author: author ?? '',
    createdAt: edit.createdAt.toISOString(),
    ...(edit.bundleId !== null && { bundleId: edit.bundleId }),
    ...(edit.note !== null && { note: edit.note }),
    ...(edit.reason !== null && { reason: edit.reason }),
    ...(edit.approvedFields && { approvedFields: edit.approvedFields }),
    ...(edit.decidedAt && { decidedAt: edit.decidedAt.toISOString() }),
  }
}

/** Returns the current values of the attributes that a change names. */
const currentValues = (record: CommunityRecord, { cleared = [], ...changes }: ProviderChange): ProviderChange =>
  attributesOf(record, [...Object.keys(changes), ...cleared])
