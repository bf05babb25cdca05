import type { CommunityRecordChange, CommunityRecordItem } from '@pkg/api-client'
import type { Orm } from '../../database/database'
import { communities } from '../../database/schema/tables'
import { notFound, unprocessable } from '../../http/errors'
import type { Person } from '../../http/person'
import { requireVersion } from '../../http/versions'
import { changeOrSuggest, lockCommunity } from '../catalog'
import { recordReason } from '../changes'
import { findDuplicateIds } from './duplicate-store'
import { toCommunityChange } from './community-change'
import { findCommunityRecord, readCommunities } from './community-details-store'
import { type CommunityListQuery, listCommunityIds } from './community-list-store'

/** Returns a page of the communities that a person works on. Only those of the page are counted and read whole. [DASH-010] */
export async function listCommunityRecords(
  orm: Orm,
  query: CommunityListQuery,
  person: Person,
  page: { size: number; offset: number },
): Promise<{ items: CommunityRecordItem[]; total: number }> {
  const { ids, total } = await listCommunityIds(orm, query, person, page)
  return { items: await readCommunities(orm, ids, person), total }
}

/** Returns a community that a person works on. @throws {HttpError} 404 for any other */
export async function getCommunityRecord(orm: Orm, person: Person, id: string): Promise<CommunityRecordItem> {
  const found = await findCommunityRecord(orm, id, person)
  if (!found) throw notFound('community', id)
  return found
}

/** Returns communities that may be the same as one, the most similar name first. @throws {HttpError} 404 [DASH-010] */
export async function listDuplicates(
  orm: Orm,
  person: Person,
  id: string,
): Promise<{ items: CommunityRecordItem[]; total: number }> {
  await getCommunityRecord(orm, person, id)
  const items = await readCommunities(orm, await findDuplicateIds(orm, id), person)
  return { items, total: items.length }
}

/** A change of a community, and the version that it's based on. */
interface ChangeRequest {
  id: string
  change: CommunityRecordChange
  base: number | undefined
}

/**
 * Changes a community immediately for an admin, and suggests the change for its provider.
 * @throws {HttpError} 403, 404, 412, or 422 with the field [DASH-010, WORK-005]
 */
export async function changeCommunityRecord(
  orm: Orm,
  person: Person,
  { id, change, base }: ChangeRequest,
): Promise<CommunityRecordItem> {
  const before = await getCommunityRecord(orm, person, id)
  checkReason(before, change)
  const { reason } = change
  const suggested = await orm.transaction(async (tx) => {
    await requireVersion(tx, communities, id, base)
    const community = await lockCommunity(tx, id)
    if (!community) throw notFound('community', id)
    const edit = await toCommunityChange(tx, community.record, change)
    if (Object.keys(edit).length === 0) return undefined
    const { suggestedEdit } = await changeOrSuggest(tx, person, {
      id,
      change: edit,
      ...(reason !== undefined && { note: reason }),
    })
    if (!suggestedEdit && reason !== undefined) await recordReason(tx, { table: 'communities', id }, reason)
    return suggestedEdit
  })
  const changed = await getCommunityRecord(orm, person, id)
  return { ...changed, ...(suggested && { suggestedEdit: { id: suggested.id } }) }
}

/** Checks that someone who takes a community off the site says why, and that nothing is only a reason. */
function checkReason({ status: before }: CommunityRecordItem, { reason, ...values }: CommunityRecordChange): void {
  const source = { pointer: '/data/attributes/reason' }
  if (Object.keys(values).length === 0) throw unprocessable([{ detail: 'Change something, too', source }])
  const { status } = values
  if (reason === undefined && status !== undefined && status < 0 && before >= 0) {
    throw unprocessable([{ detail: 'Say why families should no longer see this community', source }])
  }
}
