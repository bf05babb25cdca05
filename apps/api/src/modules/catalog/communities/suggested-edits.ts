import type { SuggestedEdit } from '@pkg/api-client'
import type { CommunityChange, ProviderChange } from '@pkg/domain'
import { and, count, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { communities, type CommunityRecord, suggestedEdits, users } from '../../../database/schema/tables'
import type { Person } from '../../../http/person'
import { conflict, forbidden, notFound } from '../../../http/problems'
import { managesCommunity } from '../../access'
import { changeCommunity } from './write-community'

/** What a provider may not change, even by asking. */
const staffOnly = ['tags', 'feePercent', 'hasContract', 'isD2CEligible', 'isAutoReferable', 'isD2CAdjacent'] as const

/** What a change of a community came to. */
export interface Changed {
  record: CommunityRecord
  /** Where the person may only propose. */
  suggestedEdit?: SuggestedEdit
}

/**
 * Changes a community at once for an admin, and proposes the change for a provider who speaks for it. Throws 404 for a community that is
 * not there or not the provider's, 403 for what stands in a contract. [API-019, API-023]
 */
export async function changeOrPropose(
  orm: Orm,
  person: Person,
  id: string,
  change: CommunityChange,
  note?: string,
): Promise<Changed> {
  if (person.role === 'admin') {
    const record = await changeCommunity(orm, id, change)
    if (!record) throw notFound('community', id)
    return { record }
  }
  const [row] = await orm
    .select({ record: communities.record })
    .from(communities)
    .where(and(eq(communities.id, id), isOwn(person)))
  if (!row) throw notFound('community', id)
  const refused = staffOnly.filter((name) => change[name] !== undefined)
  if (refused.length > 0) throw forbidden(`Only staff may change ${refused.join(', ')}`)
  return { record: row.record, suggestedEdit: await propose(orm, person, id, change, note) }
}

/** The condition that a community is one the person speaks for; an admin speaks for all. */
export function isOwn(person: Person): SQL {
  if (person.role === 'admin') return sql`true`
  return managesCommunity(person, communities.id)
}

/** Keeps a proposed change. Whether the person may propose it is the caller's to know. */
export async function propose(
  orm: Orm,
  person: Person,
  communityId: string,
  changes: ProviderChange,
  note?: string,
): Promise<SuggestedEdit> {
  const [stored] = await orm
    .insert(suggestedEdits)
    .values({ communityId, changes, authorId: person.userId ?? null, note: note ?? null })
    .returning({ id: suggestedEdits.id })
  const edit = stored && (await oneEdit(orm, eq(suggestedEdits.id, stored.id)))
  if (!edit) throw new Error('The proposed change was not stored')
  return edit
}

/** Decides a proposed change once: an approved one is made in the same transaction. Throws 404 or 409. */
export async function decide(
  orm: Orm,
  person: Person,
  id: string,
  verdict: { status: 'approved' } | { status: 'rejected'; reason: string },
): Promise<SuggestedEdit> {
  return orm.transaction(async (tx) => {
    const where = sql`${suggestedEdits.id}::text = ${id}`
    const [row] = await tx.select().from(suggestedEdits).where(where).for('update')
    if (!row) throw notFound('suggested edit', id)
    if (row.status !== 'pending') throw conflict('decided', `The change was ${row.status} before`)
    if (verdict.status === 'approved') await changeCommunity(tx, row.communityId, row.changes)
    await tx
      .update(suggestedEdits)
      .set({ ...verdict, decidedBy: person.userId ?? null, decidedAt: sql`now()` })
      .where(where)
    const edit = await oneEdit(tx, where)
    if (!edit) throw notFound('suggested edit', id)
    return edit
  })
}

/** Which proposed changes a person may see: all for an admin, else the own. */
export function visibleEdits(person: Person): SQL | undefined {
  if (person.role === 'admin') return undefined
  return person.userId ? eq(suggestedEdits.authorId, person.userId) : sql`false`
}

/** A page of proposed changes, newest first. */
export async function listEdits(orm: Orm, where: SQL | undefined, page: { size: number; offset: number }) {
  const [found] = await orm.select({ total: count() }).from(suggestedEdits).where(where)
  const rows = await editRows(orm, where)
    .orderBy(desc(suggestedEdits.createdAt), suggestedEdits.id)
    .limit(page.size)
    .offset(page.offset)
  return { items: rows.map(editOf), total: found?.total ?? 0 }
}

/** One proposed change. */
export async function oneEdit(orm: Orm, where: SQL | undefined): Promise<SuggestedEdit | undefined> {
  const [row] = await editRows(orm, where)
  return row && editOf(row)
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

function editOf({ edit, record, author }: Awaited<ReturnType<typeof editRows>>[number]): SuggestedEdit {
  return {
    id: edit.id,
    communityId: edit.communityId,
    communityName: record.name,
    changes: edit.changes,
    current: currentOf(record, edit.changes),
    status: edit.status,
    author: author ?? '',
    createdAt: edit.createdAt.toISOString(),
    ...(edit.note !== null && { note: edit.note }),
    ...(edit.reason !== null && { reason: edit.reason }),
    ...(edit.decidedAt && { decidedAt: edit.decidedAt.toISOString() }),
  }
}

/** What the attributes of a change are now. */
function currentOf(record: CommunityRecord, changes: ProviderChange): ProviderChange {
  const { propInfo, address } = record
  const now: ProviderChange = {
    name: record.name,
    line1: address.line1,
    status: record.status,
    care: record.care,
    startingRate: record.startingRate,
    maxRate: record.maxRate,
    hidePricing: record.hidePricing,
    amenities: record.amenities,
    description: propInfo.communityDescription,
    pricesByCareType: Object.fromEntries(
      Object.entries(record.pricesByCareType).map(([care, { price }]) => [care, price]),
    ),
    ...(address.line2 !== undefined && { line2: address.line2 }),
    ...(record.capacity !== undefined && { capacity: record.capacity }),
    ...(propInfo.communityPhone !== undefined && { phone: propInfo.communityPhone }),
    ...(propInfo.websiteUrl !== undefined && { websiteUrl: propInfo.websiteUrl }),
    ...(propInfo.managementCompany !== undefined && { managementCompany: propInfo.managementCompany }),
  }
  return Object.fromEntries(Object.entries(now).filter(([name]) => name in changes))
}

interface EditFilter {
  'filter[status]'?: SuggestedEdit['status']
  'filter[communityId]'?: string
}

/** Returns a page of the proposed changes that a person may see, narrowed by the filters. */
export function pageOfEdits(orm: Orm, query: EditFilter, person: Person, page: { size: number; offset: number }) {
  const status = query['filter[status]']
  const communityId = query['filter[communityId]']
  const where = and(
    visibleEdits(person),
    status ? eq(suggestedEdits.status, status) : undefined,
    communityId === undefined ? undefined : eq(suggestedEdits.communityId, communityId),
  )
  return listEdits(orm, where, page)
}

/** Returns a proposed change that the person may see. @throws {HttpError} 404 for any other. */
export async function editFor(orm: Orm, id: string, person: Person): Promise<SuggestedEdit> {
  const edit = await oneEdit(orm, and(sql`${suggestedEdits.id}::text = ${id}`, visibleEdits(person)))
  if (!edit) throw notFound('suggested edit', id)
  return edit
}

/** Saves a change that a provider proposes for a community they manage. @throws {HttpError} 404 for any other community. */
export async function proposeFor(
  orm: Orm,
  person: Person,
  body: { communityId: string; changes: ProviderChange; note?: string },
): Promise<SuggestedEdit> {
  const [own] = await orm
    .select({ id: communities.id })
    .from(communities)
    .where(and(eq(communities.id, body.communityId), isOwn(person)))
  if (!own) throw notFound('community', body.communityId)
  return propose(orm, person, own.id, body.changes, body.note)
}
