import type { CommunityMerge, CommunityRecordItem } from '@pkg/api-client'
import { type CommunityChange, now } from '@pkg/domain'
import type { Orm } from '../../database/database'
import type { CommunityMergeValues, CommunityRecord } from '../../database/schema/tables'
import { conflict, notFound, unprocessable } from '../../http/errors'
import type { Person } from '../../http/person'
import { attributesOf, changeCommunity, lockCommunity, changeSlug, rateCommunity, updateGallery } from '../catalog'
import { getCommunityRecord } from './community-record-service'
import { findReferences, moveRows, moveRowsBack } from './merge-reference-store'
import { findMergeState, markMerged, moveFormerSlugs, moveSlugsBack, undoDays, unmarkMerged } from './merge-store'

/** The attributes that the remaining community can take from the other one. */
const taken = ['name', 'line1', 'line2', 'phone', 'websiteUrl', 'description', 'capacity', 'managementCompany'] as const

const slugsMoved = 'community_slugs.community_key'

/**
 * Merges a duplicate into another community, which gets what names the duplicate, the values that it lacks, and those that `take` names. The duplicate’s address
 * leads to the remaining one, and imports leave the duplicate alone. Issued invoices stay as they are.
 * @throws {HttpError} 404, or 422 for the same community [DASH-010, LIFE-006]
 */
export async function mergeCommunities(
  orm: Orm,
  person: Person,
  { keepId, mergeId, take = [] }: CommunityMerge,
): Promise<CommunityRecordItem> {
  if (keepId === mergeId) {
    const detail = 'Choose another community to merge'
    throw unprocessable([{ detail, source: { pointer: '/data/attributes/mergeId' } }])
  }
  await getCommunityRecord(orm, person, keepId)
  const { status } = await getCommunityRecord(orm, person, mergeId)
  await orm.transaction(async (tx) => {
    const kept = await lockCommunity(tx, keepId)
    const merged = await lockCommunity(tx, mergeId)
    if (!kept || !merged) throw notFound('community', mergeId)
    const change = takenValues(kept.record, merged.record, take)
    await changeCommunity(tx, mergeId, { status: -2 })
    const newId = `${mergeId.slice(0, 60).replace(/-$/, '')}-merged-${merged.key}`
    await changeSlug(tx, person, mergeId, newId)
    const moved: Record<string, string[]> = { [slugsMoved]: await moveFormerSlugs(tx, merged.key, kept.key) }
    for (const reference of await findReferences(tx)) {
      moved[`${reference.table}.${reference.column}`] = await moveRows(tx, reference, { from: newId, to: keepId })
    }
    const values: CommunityMergeValues = { slug: mergeId, status, moved }
    await markMerged(tx, merged.key, { intoKey: kept.key, by: person.name, values })
    if (Object.keys(change).length > 0) await changeCommunity(tx, keepId, change)
    await refresh(tx, keepId, moved)
  })
  return getCommunityRecord(orm, person, keepId)
}

/** Computes what a community shows of rows that moved to it. */
async function refresh(tx: Orm, id: string, moved: CommunityMergeValues['moved']): Promise<void> {
  if ((moved['images.community_id'] ?? []).length > 0) await updateGallery(tx, id)
  if ((moved['reviews.community_id'] ?? []).length > 0) await rateCommunity(tx, id)
}

/**
 * Undoes a merge within 30 days: the duplicate gets back its address, its status, and what it had. The values that the remaining community took stay.
 * @throws {HttpError} 404, or 409 after 30 days [DASH-010]
 */
export async function undoCommunityMerge(
  orm: Orm,
  person: Person,
  { keepId, mergeId }: Pick<CommunityMerge, 'keepId' | 'mergeId'>,
): Promise<CommunityRecordItem> {
  const slug = await orm.transaction(async (tx) => {
    const kept = await findMergeState(tx, keepId)
    const merged = await findMergeState(tx, mergeId)
    if (!kept || !merged?.mergeValues || merged.mergedIntoKey !== kept.key) throw notFound('merge', mergeId)
    const { mergedAt, mergeValues } = merged
    if (!mergedAt || mergedAt.getTime() < now().getTime() - undoDays * 86_400_000) {
      throw conflict('merge-too-old', `A merge can be undone for ${undoDays} days`)
    }
    await moveSlugsBack(tx, mergeValues.moved[slugsMoved] ?? [], merged.key)
    await unmarkMerged(tx, merged.key)
    for (const reference of await findReferences(tx)) {
      const keys = mergeValues.moved[`${reference.table}.${reference.column}`] ?? []
      await moveRowsBack(tx, reference, keys, { from: keepId, to: mergeId })
    }
    await changeSlug(tx, person, mergeId, mergeValues.slug)
    await changeCommunity(tx, mergeValues.slug, { status: statusOf(mergeValues.status) })
    for (const id of [keepId, mergeValues.slug]) await refresh(tx, id, mergeValues.moved)
    return mergeValues.slug
  })
  return getCommunityRecord(orm, person, slug)
}

const statusOf = (status: number) => ([-2, -1, 0, 1] as const).find((known) => known === status) ?? -1

/** Returns the values of the duplicate that the remaining community lacks, and those that a person chose. */
function takenValues(kept: CommunityRecord, merged: CommunityRecord, take: readonly string[]): CommunityChange {
  const own = attributesOf(kept, taken)
  const others = attributesOf(merged, taken)
  return Object.fromEntries(
    Object.entries(others).filter(
      ([name, value]) => own[name] !== value && (own[name] === undefined || take.includes(name)),
    ),
  )
}
