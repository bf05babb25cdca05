import type { Family } from '@pkg/api-client'
import type { Orm } from '../../../database/database'
import type { Person } from '../../../http/person'
import { conflict, unprocessable } from '../../../http/errors'
import { findVisibleFamilyId } from '../../access'
import { addFamilyEvent } from '../../trust'
import { searchText } from '../requests/upsert-family'
import { type FamilyRow, lockFamilies, updateFamily } from './family-store'
import { getFamily } from './get-family'
import { deleteDuplicateRows, hasInvoicedDuplicate, type MergePair, moveRows } from './merge-store'

/**
 * Merges a duplicate family into another one: leads, work, conversations, and releases move, newer answers win, and missing contact info
 * is filled in. Consents stay in the ledger under their own family. Changes nothing if they are already merged. Returns the remaining
 * family. @throws {HttpError} 404 for a family that the person may not see, 422 for the same family, 409 for two move-ins to one
 * community of which one was invoiced. [API-029]
 */
export async function mergeFamilies(orm: Orm, pair: MergePair, person: Person): Promise<Family> {
  const { keepId, mergeId } = pair
  if (keepId === mergeId) {
    throw unprocessable([
      { detail: "A family can't be merged into itself", source: { pointer: '/data/attributes/mergeId' } },
    ])
  }
  await orm.transaction(async (tx) => {
    const locked = await lockFamilies(tx, [keepId, mergeId])
    const kept = locked.find(({ id }) => id === keepId)
    const merged = locked.find(({ id }) => id === mergeId)
    await findVisibleFamilyId(tx, keepId, person)
    if (merged?.mergedIntoId === keepId) return
    await findVisibleFamilyId(tx, mergeId, person)
    if (!kept || !merged) throw new Error('A visible family was not locked')
    await mergeLocked(tx, kept, merged, person)
  })
  return getFamily(orm, keepId, person)
}

async function mergeLocked(tx: Orm, kept: FamilyRow, merged: FamilyRow, person: Person): Promise<void> {
  const pair = { keepId: kept.id, mergeId: merged.id }
  if (await hasInvoicedDuplicate(tx, pair)) {
    throw conflict('move-in-invoiced', 'Both families moved in to one community, and one of them was invoiced')
  }
  await deleteDuplicateRows(tx, pair)
  await moveRows(tx, pair)
  const [older, newer] = merged.createdAt < kept.createdAt ? [merged, kept] : [kept, merged]
  const place = kept.place ?? merged.place
  await updateFamily(tx, kept.id, {
    email: kept.email ?? merged.email,
    phone: kept.phone ?? merged.phone,
    agentId: kept.agentId ?? merged.agentId,
    consent: kept.consent ?? merged.consent,
    enteredBy: kept.enteredBy ?? merged.enteredBy,
    answers: { ...older.answers, ...newer.answers },
    search: searchText(kept.name, place),
    place,
  })
  await addFamilyEvent(tx, {
    familyId: kept.id,
    type: 'request',
    text: `Merged with a duplicate: ${merged.name}`,
    author: person.name,
  })
}
