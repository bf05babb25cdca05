import { isDeepStrictEqual } from 'node:util'
import type { BodyOf, endpoints, Family } from '@pkg/api-client'
import { normalizePhone, now } from '@pkg/domain'
import { actAsNobody } from '../../../database/acting-person'
import type { Orm } from '../../../database/database'
import type { MergeRecord } from '../../../database/schema/requests'
import type { Person } from '../../../http/person'
import { conflict, notFound, unprocessable } from '../../../http/errors'
import type { Queue } from '../../../jobs/queue'
import { findVisibleFamilyId, requireAcceptedFamily } from '../../access'
import { addFamilyEvent } from '../../trust'
import { searchText } from '../requests/upsert-family'
import { type FamilyRow, lockFamilies, updateFamily } from './family-store'
import { getFamily } from './get-family'
import {
  deleteDuplicateRows,
  haveBothMovedIn,
  insertMerge,
  listMergedContacts,
  lockMerge,
  type MergePair,
  moveOpenTasks,
  moveRows,
  restoreRows,
} from './merge-store'
import { separateFamilies } from './separate-families'

/** Days in which a merge can be undone. */
const undoDays = 30

/**
 * Merges a duplicate family into another one: leads, work, conversations, and releases move, newer answers win, and missing contact info
 * is filled in. The open tasks of an advisor who loses the family move to the remaining one. Other contact info stays with the merged family, and consents stay in the ledger under it. Changes nothing if they are already
 * merged. Returns the remaining family. @throws {HttpError} 404 for a family that the person may not see, 422 for the same family, 409 for
 * a family that the advisor hasn't accepted, for families that share neither phone number, email address, nor name and no confirmation, and for two
 * families that moved in. [API-029]
 */
export async function mergeFamilies(
  orm: Orm,
  { confirmUnrelated, ...pair }: BodyOf<typeof endpoints.marketplaceClients.merge>,
  person: Person,
): Promise<Family> {
  const { keepId, mergeId } = pair
  if (keepId === mergeId) {
    throw unprocessable([
      { detail: "A family can't be merged into itself", source: { pointer: '/data/attributes/mergeId' } },
    ])
  }
  await withoutRecord(orm, async (tx) => {
    const locked = await lockFamilies(tx, [keepId, mergeId])
    const kept = locked.find(({ id }) => id === keepId)
    const merged = locked.find(({ id }) => id === mergeId)
    await requireAcceptedFamily(tx, keepId, person)
    if (merged?.mergedIntoId === keepId) return
    await requireAcceptedFamily(tx, mergeId, person)
    if (!kept || !merged) throw new Error('A visible family was not locked')
    if (!confirmUnrelated && !(await areRelated(tx, kept, merged))) throw unrelated()
    await mergeLocked(tx, kept, merged, person)
  })
  return getFamily(orm, keepId, person)
}

/**
 * Undoes a merge within 30 days: both families get back what they had, except releases to recipients that they stopped sharing with since. What was added or changed
 * since stays with the remaining family.
 * Returns the family that had been merged. @throws {HttpError} 404 for a merge that doesn't exist or whose family the person may not see,
 * 409 after 30 days. [API-029]
 */
export async function undoMerge(orm: Orm, queue: Queue, pair: MergePair, person: Person): Promise<Family> {
  await withoutRecord(orm, async (tx) => {
    const [kept] = (await lockFamilies(tx, [pair.keepId, pair.mergeId])).filter(({ id }) => id === pair.keepId)
    await findVisibleFamilyId(tx, pair.keepId, person)
    const merge = await lockMerge(tx, pair)
    if (!merge || !kept) throw notFound('merge', pair.mergeId)
    if (merge.mergedAt.getTime() < now().getTime() - undoDays * 86_400_000) {
      throw conflict('merge-too-old', `A merge can be undone for ${undoDays} days`)
    }
    await updateFamily(tx, kept.id, unchangedSince(kept, merge.record))
    await restoreRows(tx, pair, merge.record)
    await separateFamilies(tx, queue, pair, merge.mergedAt)
    await addFamilyEvent(tx, { familyId: kept.id, type: 'request', text: 'Merge undone', author: person.name })
  })
  queue.wake()
  return getFamily(orm, pair.mergeId, person)
}

/**
 * Runs a transaction whose changes aren't recorded with their values, which would stay with the other family after an undo. The timeline says who merged, and the
 * merge has what it changed.
 */
const withoutRecord = (orm: Orm, work: (tx: Orm) => Promise<void>): Promise<void> =>
  actAsNobody(() => orm.transaction(work))

async function mergeLocked(tx: Orm, kept: FamilyRow, merged: FamilyRow, person: Person): Promise<void> {
  const pair = { keepId: kept.id, mergeId: merged.id }
  if (await haveBothMovedIn(tx, pair)) {
    throw conflict('move-in-invoiced', 'Both families have a recorded move-in. Undo one of them first.')
  }
  const deleted = await deleteDuplicateRows(tx, pair)
  const moved = await moveRows(tx, pair, kept.email === null ? merged.email : null)
  const changes = mergedValues(kept, merged)
  await updateFamily(tx, kept.id, changes)
  const movedTasks = await moveOpenTasks(tx, moved.movedIds, { from: merged.agentId, to: changes.agentId })
  await insertMerge(tx, pair, { ...deleted, ...moved, ...movedTasks, kept: changesOf(kept, changes) })
  await addFamilyEvent(tx, {
    familyId: kept.id,
    type: 'request',
    text: `Merged with a duplicate: ${merged.name}`,
    author: person.name,
  })
}

function mergedValues(kept: FamilyRow, merged: FamilyRow) {
  const [older, newer] = merged.createdAt < kept.createdAt ? [merged, kept] : [kept, merged]
  const place = kept.place ?? merged.place
  const answers = { ...older.answers, ...newer.answers }
  return {
    email: kept.email ?? merged.email,
    phone: answers.noCalls ? null : (kept.phone ?? merged.phone),
    agentId: kept.agentId ?? merged.agentId,
    consent: kept.consent ?? merged.consent,
    enteredBy: kept.enteredBy ?? merged.enteredBy,
    answers,
    search: searchText(kept.name, place),
    place,
  }
}

function changesOf(kept: FamilyRow, changes: Partial<FamilyRow>): MergeRecord['kept'] {
  const before = new Map(Object.entries(kept))
  return Object.fromEntries(
    Object.entries(changes).map(([name, after]) => [name, { before: before.get(name) ?? null, after }]),
  )
}

/** Returns the values from before the merge that no one has changed since. */
function unchangedSince(kept: FamilyRow, { kept: changes }: MergeRecord): Partial<FamilyRow> {
  const current = new Map<string, unknown>(Object.entries(kept))
  return Object.fromEntries(
    Object.entries(changes).flatMap(([name, { before, after }]) =>
      isDeepStrictEqual(current.get(name) ?? null, after ?? null) ? [[name, before]] : [],
    ),
  )
}

/** Returns whether families share a phone number, an email address, or a name, with those of earlier merges. */
async function areRelated(tx: Orm, kept: FamilyRow, merged: FamilyRow): Promise<boolean> {
  const [first = [], second = []] = await Promise.all(
    [kept, merged].map(async (family) => {
      const contacts = [family, ...(await listMergedContacts(tx, family.id))]
      const name = family.name.trim().toLowerCase().replaceAll(/\s+/g, ' ')
      return [
        name,
        ...contacts.flatMap(({ email, phone }) => [email, phone === null ? null : normalizePhone(phone)]),
      ].filter((value) => value !== null)
    }),
  )
  return first.some((value) => second.includes(value))
}

const unrelated = () =>
  conflict('families-unrelated', 'These families share neither phone number, email address, nor name', [
    { detail: 'Check that they are the same, and send confirmUnrelated', source: { pointer: '/data/attributes' } },
  ])
