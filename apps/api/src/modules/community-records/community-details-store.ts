import type { CommunityRecordItem } from '@pkg/api-client'
import {
  addDays,
  amenityFlags,
  availabilityDays,
  priceExpiry,
  profileCompleteness,
  shownScore,
  siteDay,
} from '@pkg/domain'
import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import {
  communities,
  communityMembers,
  type CommunityRecord,
  communityRooms,
  images,
  leads,
  suggestedEdits,
  users,
} from '../../database/schema/tables'
import type { Person } from '../../http/person'
import { listMerged } from './merge-store'
import { recentFamiliesSince, visibleCommunities } from './community-visibility-store'

type Sums = Pick<
  CommunityRecordItem,
  | 'openRoomTypes'
  | 'roomsStatedOn'
  | 'members'
  | 'memberNames'
  | 'recentFamilies'
  | 'pendingEdits'
  | 'photosWithoutText'
>

/** Returns communities in the order of their ids, as a person sees them. What is counted is counted only for them. [DASH-010] */
export async function readCommunities(
  orm: Orm,
  ids: readonly string[],
  person: Person,
): Promise<CommunityRecordItem[]> {
  if (ids.length === 0) return []
  const rows = await selectCommunities(orm, ids)
  const sums = await readSums(orm, ids, person)
  return ids.flatMap((id) => {
    const row = rows.find((each) => each.record.id === id)
    return row ? [toItem(row, sums(id))] : []
  })
}

/** Returns a community with its profile, if the person works on it. */
export async function findCommunityRecord(
  orm: Orm,
  id: string,
  person: Person,
): Promise<CommunityRecordItem | undefined> {
  const [visible] = await orm
    .select({ id: communities.id })
    .from(communities)
    .where(and(eq(communities.id, id), visibleCommunities(person)))
  if (!visible) return undefined
  const [row] = await selectCommunities(orm, [id])
  const sums = await readSums(orm, [id], person)
  if (!row) return undefined
  const merged = person.role === 'admin' ? await listMerged(orm, id) : []
  return { ...toItem(row, sums(id)), ...profileOf(row.record), ...(merged.length > 0 && { merged }) }
}

const selectCommunities = (orm: Orm, ids: readonly string[]) =>
  orm
    .select({
      record: communities.record,
      version: communities.version,
      organizationId: communities.organizationId,
      updatedAt: communities.updatedAt,
    })
    .from(communities)
    .where(inArray(communities.id, [...ids]))

type Row = Awaited<ReturnType<typeof selectCommunities>>[number]

/** Counts what belongs to communities: rooms, team, waiting edits, and for our staff recent families. Only admins read the names of the team. [ROLE-010] */
async function readSums(orm: Orm, ids: readonly string[], { role }: Person): Promise<(id: string) => Sums> {
  const among = [...ids]
  const isRecent = sql`${communityRooms.statedOn} > ${addDays(siteDay(), -availabilityDays)}::date`
  const rooms = await orm
    .select({
      id: communityRooms.communityId,
      open: sql<number>`count(*) filter (where ${communityRooms.status} = 'open' and ${isRecent})::int`,
      statedOn: sql<string>`max(${communityRooms.statedOn})::text`,
    })
    .from(communityRooms)
    .where(inArray(communityRooms.communityId, among))
    .groupBy(communityRooms.communityId)
  const members = await orm
    .select({ id: communityMembers.communityId, name: users.name })
    .from(communityMembers)
    .innerJoin(users, eq(users.id, communityMembers.userId))
    .where(and(inArray(communityMembers.communityId, among), eq(communityMembers.status, 'approved')))
    .orderBy(users.name)
  const edits = await orm
    .select({ id: suggestedEdits.communityId, count: sql<number>`count(*)::int` })
    .from(suggestedEdits)
    .where(and(inArray(suggestedEdits.communityId, among), eq(suggestedEdits.status, 'pending')))
    .groupBy(suggestedEdits.communityId)
  const toDescribe = await countPhotosToDescribe(orm, among)
  const families = role === 'provider' ? undefined : await countFamilies(orm, among)
  return (id) => {
    const team = members.filter((member) => member.id === id)
    const room = rooms.find((each) => each.id === id)
    return {
      openRoomTypes: room?.open ?? 0,
      ...(room && { roomsStatedOn: room.statedOn }),
      members: team.length,
      ...(role === 'admin' && { memberNames: team.map(({ name }) => name) }),
      photosWithoutText: toDescribe.find((photo) => photo.id === id)?.count ?? 0,
      pendingEdits: edits.find((edit) => edit.id === id)?.count ?? 0,
      ...(families && { recentFamilies: families.find((family) => family.id === id)?.count ?? 0 }),
    }
  }
}

const countFamilies = (orm: Orm, ids: string[]) =>
  orm
    .select({ id: leads.communityId, count: sql<number>`count(distinct ${leads.familyId})::int` })
    .from(leads)
    .where(and(inArray(leads.communityId, ids), gt(leads.createdAt, new Date(recentFamiliesSince()))))
    .groupBy(leads.communityId)

/** Counts the photos that families don't see, because no one described them. [WORK-011] */
const countPhotosToDescribe = (orm: Orm, ids: string[]) =>
  orm
    .select({ id: images.communityId, count: sql<number>`count(*)::int` })
    .from(images)
    .where(and(inArray(images.communityId, ids), eq(images.kind, 'photo'), sql`trim(${images.description}) = ''`))
    .groupBy(images.communityId)

function toItem({ record, version, organizationId, updatedAt }: Row, sums: Sums): CommunityRecordItem {
  const { address, pricesAsOf, gallery } = record
  const { points, missing } = profileCompleteness(record)
  const score = shownScore(record)
  return {
    id: record.id,
    version,
    name: record.name,
    url: record.url,
    line1: address.line1,
    city: address.city,
    state: address.state,
    zip: address.zip,
    care: record.care,
    status: record.status,
    source: record.source,
    startingRate: record.startingRate,
    isRateEstimated: record.isRateEstimated,
    hidePricing: record.hidePricing,
    ...(pricesAsOf && { pricesAsOf, pricesExpireOn: priceExpiry(pricesAsOf) }),
    ...sums,
    photos: gallery.images.filter(({ kind }) => kind === 'photo').length,
    completeness: points,
    missing,
    feePercent: record.feePercent,
    hasContract: record.hasContract,
    ...(score !== undefined && { rating: score }),
    reviews: record.numReviews,
    updatedAt: updatedAt.toISOString(),
    ...(organizationId && { organizationId }),
  }
}

function profileOf({ address, propInfo, ...record }: CommunityRecord): Partial<CommunityRecordItem> {
  const { communityPhone: phone, websiteUrl, communityDescription, managementCompany } = propInfo
  return {
    ...(address.line2 && { line2: address.line2 }),
    ...(address.county && { county: address.county }),
    ...(phone && { phone }),
    ...(websiteUrl && { websiteUrl }),
    ...(communityDescription && { description: communityDescription }),
    ...(record.capacity !== undefined && { capacity: record.capacity }),
    amenities: amenityFlags.filter((flag) => record.amenities[flag] === true),
    tags: record.tags,
    ...(managementCompany && { managementCompany }),
    isAutoReferable: record.rgsAux.rgsInfo.contract_info.isAutoReferable,
    ...(record.license && { license: `${record.license.number}, ${record.license.authority}` }),
    ...(record.recordedAsOf && { recordedAsOf: record.recordedAsOf }),
  }
}
