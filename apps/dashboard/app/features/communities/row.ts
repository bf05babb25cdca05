import type { CommunityRecordItem } from '@pkg/api-client'
import { careLabel, priceAge, siteDay } from '@pkg/domain'
import { DateTime } from 'luxon'
import { formatMoment, formatShortDay, type Moment, type RequestClock } from '~/site/server/times'
import { absentTexts } from '~/site/texts'
import { communitiesTexts as words } from './texts'

/** A community in words. */
export interface CommunityRow {
  id: string
  name: string
  href: string
  place: string
  care: string
  status: StatusView
  isLive: boolean
  edits: string | undefined
  price: string
  priceExpiry: string | undefined
  rooms: string
  roomsStatedOn: string | undefined
  photos: string
  photosLack: string | undefined
  completeness: string
  claimedBy: string
  isClaimed: boolean
  fee: string
  families: string
  rating: string
  updated: Moment
}

/** The status of a community on the site. */
export interface StatusView {
  label: string
  tone: 'positive' | 'caution' | 'neutral'
}

const tones = { '-2': 'neutral', '-1': 'caution', 0: 'neutral', 1: 'positive' } as const

/** Returns the status of a community in words. [LIST-003] */
export const statusOf = ({ status }: Pick<CommunityRecordItem, 'status'>): StatusView => ({
  label: words.statuses[status],
  tone: tones[status],
})

/** Returns the price of a community in words, also if families don’t see it. */
export function priceOf({ startingRate, isRateEstimated, hidePricing }: CommunityRecordItem): string {
  if (startingRate === 0) return words.noPrice
  const price = words.priceOf(`$${startingRate.toLocaleString('en-US')}`)
  const notes = [...(isRateEstimated ? [words.estimate] : []), ...(hidePricing ? [words.hidden] : [])]
  return [price, ...notes].join(', ')
}

/** Returns when the oldest of a community’s prices was stated, and when it expires. [TRUST-018] */
export function priceAgeOf({ pricesAsOf, pricesExpireOn }: CommunityRecordItem): string | undefined {
  const expiry = priceExpiryOf({ pricesAsOf, pricesExpireOn })
  if (!expiry || !pricesAsOf) return undefined
  return priceAge(pricesAsOf, siteDay()) === 'expired'
    ? expiry
    : `${words.confirmed(formatShortDay(pricesAsOf))}. ${expiry}`
}

/** Returns when the oldest of a community’s prices expires or expired. [TRUST-018] */
function priceExpiryOf({
  pricesAsOf,
  pricesExpireOn,
}: Pick<CommunityRecordItem, 'pricesAsOf' | 'pricesExpireOn'>): string | undefined {
  if (!pricesAsOf || !pricesExpireOn) return undefined
  const today = siteDay()
  if (priceAge(pricesAsOf, today) === 'expired') return words.expired(formatShortDay(pricesExpireOn))
  const days = DateTime.fromISO(pricesExpireOn).diff(DateTime.fromISO(today), 'days').days
  return words.expiresIn(Math.round(days))
}

/** Returns what is known about the rooms of a community. [TRUST-018] */
export function roomsOf({ openRoomTypes, roomsStatedOn }: CommunityRecordItem): string {
  if (openRoomTypes > 0) return words.roomTypes(openRoomTypes)
  return roomsStatedOn ? words.confirmed(formatShortDay(roomsStatedOn)) : words.roomsUnknown
}

/** Returns the same in two lines of a row. */
function roomLinesOf(item: CommunityRecordItem): Pick<CommunityRow, 'rooms' | 'roomsStatedOn'> {
  const { openRoomTypes, roomsStatedOn } = item
  if (openRoomTypes > 0 || !roomsStatedOn) return { rooms: roomsOf(item), roomsStatedOn: undefined }
  return { rooms: words.roomsConfirmed, roomsStatedOn: formatShortDay(roomsStatedOn) }
}

/** Returns who manages a community: names for admins, and a number for others. */
export function claimedByOf({ members, memberNames = [] }: CommunityRecordItem): string {
  const [first] = memberNames
  if (members === 0) return absentTexts.value
  if (first === undefined) return words.people(members)
  return members === 1 ? first : `${first} +${members - 1}`
}

/** Returns the rating of a community, of 5 stars. */
export const ratingOf = ({ rating, reviews }: CommunityRecordItem): string =>
  rating === undefined ? absentTexts.value : words.ratingOf((rating / 2).toFixed(1), reviews)

/** Returns the row of a community. [DASH-010] */
export const communityRow = (item: CommunityRecordItem, clock: RequestClock): CommunityRow => ({
  id: item.id,
  name: item.name,
  href: `/communities/${item.id}`,
  place: `${item.city}, ${item.state}`,
  care: item.care.map(careLabel).join(', '),
  status: statusOf(item),
  isLive: item.status >= 0,
  edits: item.pendingEdits > 0 ? words.edits(item.pendingEdits) : undefined,
  price: priceOf(item),
  priceExpiry: priceExpiryOf(item),
  ...roomLinesOf(item),
  photos: String(item.photos),
  photosLack: item.photosWithoutText > 0 ? words.photosWithoutText(item.photosWithoutText) : undefined,
  completeness: words.completenessOf(item.completeness),
  claimedBy: claimedByOf(item),
  isClaimed: item.members > 0,
  fee: item.feePercent > 0 ? words.feeOf(item.feePercent) : absentTexts.value,
  families: String(item.recentFamilies ?? absentTexts.value),
  rating: ratingOf(item),
  updated: formatMoment(item.updatedAt, clock),
})
