import { randomUUID } from 'node:crypto'
import type { NewCommunity, SuggestedEdit } from '@pkg/api-client'
import type { CommunityChange, ProviderChange } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import type { CommunityRecord } from '../../../database/schema/tables'
import type { Person } from '../../../http/person'
import { conflict, forbidden, notFound, unprocessable } from '../../../http/errors'
import { grantCommunityAccess } from '../../access'
import { fillNeighborhoods } from '../places/place-data-store'
import { changeCommunity, createCommunity } from './community-service'
import { findManagedRecord } from './listing-store'
import { findEdit, insertEdit, lockEdit, saveDecision } from './suggested-edit-store'

/** The attributes that a provider can't change or suggest. */
const staffOnly = [
  'location',
  'tags',
  'feePercent',
  'hasContract',
  'isD2CEligible',
  'isAutoReferable',
  'isD2CAdjacent',
] as const

/** A community after a write. */
export interface ChangedCommunity {
  record: CommunityRecord
  /** The edit pending review, if the person can't change the community directly. */
  suggestedEdit?: SuggestedEdit
}

/**
 * Changes a community immediately for an admin, and suggests the change with a note for a provider who manages it.
 * @throws {HttpError} 404 for a community that the person doesn't manage, 403 for an attribute of the contract. [API-019, API-023]
 */
export async function changeOrSuggest(
  orm: Orm,
  person: Person,
  { id, change, note }: { id: string; change: CommunityChange; note?: string },
): Promise<ChangedCommunity> {
  if (person.role === 'admin') {
    const record = await changeCommunity(orm, id, change)
    if (!record) throw notFound('community', id)
    return { record }
  }
  const record = await findManagedRecord(orm, person, id)
  if (!record) throw notFound('community', id)
  const forbiddenNames = staffOnly.filter((name) => change[name] !== undefined)
  if (forbiddenNames.length > 0) throw forbidden(`Only staff can change ${forbiddenNames.join(', ')}`)
  return {
    record,
    suggestedEdit: await suggest(orm, person, {
      communityId: id,
      changes: change,
      ...(note !== undefined && { note }),
    }),
  }
}

/** Creates a community, live for an admin. A provider can manage it immediately, and families see it after staff approve it. [API-019] */
export async function createOrSuggest(orm: Orm, person: Person, input: NewCommunity): Promise<ChangedCommunity> {
  if (person.role === 'admin') {
    const record = await createCommunity(orm, input, 1)
    await fillNeighborhoods(orm)
    return { record }
  }
  const { userId } = person
  if (!userId) throw forbidden('Only a signed-in provider can add a community')
  return orm.transaction(async (tx) => {
    const record = await createCommunity(tx, input, -1)
    await grantCommunityAccess(tx, userId, [record.id])
    return { record, suggestedEdit: await suggest(tx, person, { communityId: record.id, changes: { status: 1 } }) }
  })
}

/** Suggests an edit of a community that the person manages. @throws {HttpError} 404 for any other community. */
export async function suggestEdit(orm: Orm, person: Person, edit: NewEdit): Promise<SuggestedEdit> {
  if (!(await findManagedRecord(orm, person, edit.communityId))) throw notFound('community', edit.communityId)
  return suggest(orm, person, edit)
}

/** A change to suggest. */
interface NewEdit {
  communityId: string
  changes: ProviderChange
  note?: string
}

async function suggest(orm: Orm, person: Person, { communityId, changes, note }: NewEdit): Promise<SuggestedEdit> {
  const edit = { communityId, changes, authorId: person.userId ?? null, note: note ?? null }
  const id = await orm.transaction((tx) => insertEdit(tx, edit))
  return getEdit(orm, id, person)
}

/**
 * Suggests several edits of a community that the person manages, which are reviewed one by one. Returns the id of their bundle. Call it in a transaction.
 * [DASH-011]
 */
export async function suggestBundle(
  tx: Orm,
  person: Person,
  { communityId, edits }: { communityId: string; edits: readonly ProviderChange[] },
): Promise<string> {
  const bundleId = randomUUID()
  for (const changes of edits) {
    await insertEdit(tx, { communityId, changes, authorId: person.userId ?? null, note: null, bundleId })
  }
  return bundleId
}

/** Returns a suggested edit that the person may see. @throws {HttpError} 404 for any other. */
export async function getEdit(orm: Orm, id: string, person: Person): Promise<SuggestedEdit> {
  const edit = await findEdit(orm, id, person)
  if (!edit) throw notFound('suggested edit', id)
  return edit
}

/** What an admin decides about a suggested edit: `approve` names the attributes, or is undefined for all of them. */
interface EditDecision {
  approve?: readonly string[]
  reason?: string
}

/**
 * Approves a suggested edit, some of its attributes, or nothing, once. What is approved changes the community in the same transaction.
 * @throws {HttpError} 404, 409, or 422 for an attribute that it doesn't have, or for a missing reason [API-023, DASH-010]
 */
export async function decideEdit(
  orm: Orm,
  person: Person,
  id: string,
  { approve, reason }: EditDecision,
): Promise<SuggestedEdit> {
  return orm.transaction(async (tx) => {
    const edit = await lockEdit(tx, id)
    if (!edit) throw notFound('suggested edit', id)
    if (edit.status !== 'pending') throw conflict('edit-decided', `This edit was already ${edit.status}`)
    const names = attributesIn(edit.changes)
    const approved = approve ?? names
    checkDecision(names, { approve: approved, ...(reason !== undefined && { reason }) })
    if (approved.length > 0) await changeCommunity(tx, edit.communityId, partOf(edit.changes, approved))
    await saveDecision(tx, id, {
      status: approved.length > 0 ? 'approved' : 'rejected',
      ...(reason !== undefined && { reason }),
      ...(approved.length > 0 && approved.length < names.length && { approvedFields: [...approved] }),
      decidedBy: person.userId ?? null,
    })
    return getEdit(tx, id, person)
  })
}

function checkDecision(names: readonly string[], { approve = [], reason }: EditDecision): void {
  const unknown = approve.filter((name) => !names.includes(name))
  if (unknown.length > 0) {
    const detail = `The edit doesn't change ${unknown.join(', ')}`
    throw unprocessable([{ detail, source: { pointer: '/data/attributes/approve' } }])
  }
  if (approve.length < names.length && reason === undefined) {
    throw unprocessable([{ detail: 'Say why you decline it', source: { pointer: '/data/attributes/reason' } }])
  }
}

/** The attributes that a change sets or leaves empty. */
const attributesIn = ({ cleared = [], ...changes }: ProviderChange): string[] => [...Object.keys(changes), ...cleared]

/** Returns the part of a change that concerns some attributes. */
function partOf({ cleared = [], ...changes }: ProviderChange, names: readonly string[]): ProviderChange {
  const emptied = cleared.filter((name) => names.includes(name))
  const set = Object.fromEntries(Object.entries(changes).filter(([name]) => names.includes(name)))
  return { ...set, ...(emptied.length > 0 && { cleared: emptied }) }
}
