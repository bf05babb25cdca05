import type { CommunityRecordItem, CommunityRestoration } from '@pkg/api-client'
import { amenityFlags, careTypeSlugs, clearableAttributes, type CommunityChange, communityTags } from '@pkg/domain'
import type { Orm } from '../../database/database'
import type { CommunityRecord } from '../../database/schema/tables'
import { conflict, notFound } from '../../http/errors'
import type { Person } from '../../http/person'
import { changeCommunity, lockCommunity } from '../catalog'
import { findValueBefore } from '../changes'
import { getCommunityRecord } from './community-record-service'

/**
 * Sets an attribute back to what it was before a change. The first edit of an attribute replaced what its public record or its team said, which is stored apart.
 * @throws {HttpError} 404, or 409 for a value that wasn't recorded [DASH-010, WORK-006]
 */
export async function restoreAttribute(
  orm: Orm,
  person: Person,
  id: string,
  { changeId, attribute }: CommunityRestoration,
): Promise<CommunityRecordItem> {
  await getCommunityRecord(orm, person, id)
  await orm.transaction(async (tx) => {
    const community = await lockCommunity(tx, id)
    if (!community) throw notFound('community', id)
    const change = await findValueBefore(tx, { table: 'communities', id }, { changeId, field: `edits.${attribute}` })
    if (!change) throw notFound('change', changeId)
    const original = community.originals?.[attribute]
    const isPartial = attribute === 'amenities' || change.before === null || change.before === undefined
    if (isPartial && original === undefined) throw notRecorded()
    const value =
      attribute === 'amenities' ? { ...toObject(original), ...toObject(change.before) } : (change.before ?? original)
    const restored = restoredChange(community.record, attribute, value)
    if (!restored) throw notRecorded()
    await changeCommunity(tx, id, restored)
  })
  return getCommunityRecord(orm, person, id)
}

const notRecorded = () => conflict('not-recorded', 'The earlier value wasn’t recorded')

const toObject = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {})

/** Returns the change that gives an attribute a recorded value. What wasn't there before is emptied. */
function restoredChange(record: CommunityRecord, attribute: string, value: unknown): CommunityChange | undefined {
  const clearable = clearableAttributes.find((name) => name === attribute)
  if (value === undefined || value === null) return clearable && { cleared: [clearable] }
  if (attribute === 'amenities') return { amenities: restoredAmenities(record, value) }
  if (attribute === 'care') return { care: careTypeSlugs.filter((care) => includes(value, care)) }
  if (attribute === 'tags') return { tags: communityTags.filter((tag) => includes(value, tag)) }
  if (attribute === 'hidePricing' && typeof value === 'boolean') return { hidePricing: value }
  if (attribute === 'capacity' && typeof value === 'number') return { capacity: value }
  const texts = ['name', 'line1', 'line2', 'phone', 'websiteUrl', 'description', 'managementCompany'] as const
  const text = texts.find((name) => name === attribute)
  return text && typeof value === 'string' ? { [text]: value } : undefined
}

const includes = (values: unknown, value: string): boolean => Array.isArray(values) && values.includes(value)

function restoredAmenities(record: CommunityRecord, value: unknown): NonNullable<CommunityChange['amenities']> {
  const before = new Map(Object.entries(toObject(value)))
  const known = amenityFlags.filter((flag) => before.has(flag) || record.amenities[flag] !== undefined)
  return Object.fromEntries(known.map((flag) => [flag, before.get(flag) === true]))
}
