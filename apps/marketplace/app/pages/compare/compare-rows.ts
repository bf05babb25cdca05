import {
  acceptedPayments,
  amenityCategories,
  type AmenityFlag,
  amenityLabel,
  careLabel,
  formatMoney,
  formatScore,
  paymentLabel,
  ratingBadge,
  shownScore,
  sortFindings,
  summarizeAvailability,
} from '@pkg/domain'
import { findingTexts } from '~/features/inspections/index.server'
import { type ComparedCommunity, type CompareRow, rankedRow, type RankedCell, textRow } from './compare-row'
import { costRows } from './cost-rows'
import { recordRows } from './record-rows'
import type { RowGroup } from './row-groups'
import { rowTexts as words } from './row-texts'

const { labels, best } = words

/** The help that most often decides whether a person can stay. */
const careFlags = ['hasTransferAssistance', 'has24HourNursing', 'hasMedicationManagement'] as const
const basicFlags = ['hasPrivateBathroom', 'hasTransportation', 'allowsPets'] as const

/** The kinds of help that the catalog knows. */
const helpFlags = amenityCategories.flatMap(({ category, amenities }) =>
  category === 'healthCareServices' ? amenities.map(({ flag }) => flag) : [],
)

/** Returns the rows of a comparison by group. Facts that no community has told are rows, too. [TRUST-013] */
export function compareRows(compared: readonly ComparedCommunity[]): Record<RowGroup, CompareRow[]> {
  return {
    cost: [...costRows(compared), paymentRow(compared)],
    care: careRows(compared),
    quality: qualityRows(compared),
    basics: basicRows(compared),
  }
}

/** Without a word from a record or its team, who pays is unknown. [FIND-022] */
const paymentRow = (compared: readonly ComparedCommunity[]): CompareRow =>
  textRow(
    'payments',
    labels.payments,
    compared.map(({ community: { payments } }) => acceptedPayments(payments).map(paymentLabel).join(', ')),
  )

function careRows(compared: readonly ComparedCommunity[]): CompareRow[] {
  return [
    textRow(
      'care',
      labels.care,
      compared.map(({ community }) => community.care.map(careLabel).join(', ')),
    ),
    textRow(
      'memory-care',
      labels.memoryCare,
      compared.map(({ community }) => yesNo(community.care.includes('memory-care'))),
    ),
    rankedRow('help', labels.help, compared.map(helpCell), best.mostHelp),
    ...careFlags.map((flag) => amenityRow(compared, flag)),
  ]
}

function qualityRows(compared: readonly ComparedCommunity[]): CompareRow[] {
  const hasStars = compared.some(({ community }) => community.medicareStars?.overall)
  const stars = rankedRow('stars', labels.stars, compared.map(starsCell), best.highest)
  return [
    rankedRow('rating', labels.rating, compared.map(ratingCell), best.highest),
    ...(hasStars ? [stars] : []),
    textRow('inspections', labels.inspections, compared.map(inspectionText)),
    ...recordRows(compared),
    textRow(
      'fee',
      labels.fee,
      compared.map(({ community: { feePercent } }) => (feePercent > 0 ? words.fee(feePercent) : words.feeNone)),
    ),
  ]
}

function basicRows(compared: readonly ComparedCommunity[]): CompareRow[] {
  return [
    textRow('rooms', labels.rooms, compared.map(roomsText)),
    textRow(
      'city',
      labels.city,
      compared.map(({ community: { address } }) => `${address.city}, ${address.state}`),
    ),
    textRow(
      'size',
      labels.size,
      compared.map(({ community: { capacity } }) => (capacity ? words.residents(capacity) : undefined)),
    ),
    ...basicFlags.map((flag) => amenityRow(compared, flag)),
  ]
}

const yesNo = (isOffered: boolean | undefined): string | undefined =>
  isOffered === undefined ? undefined : isOffered ? words.yes : words.no

function amenityRow(compared: readonly ComparedCommunity[], flag: AmenityFlag): CompareRow {
  return textRow(
    flag,
    amenityLabel(flag),
    compared.map(({ community }) => yesNo(community.amenities[flag])),
  )
}

function helpCell({ community: { amenities } }: ComparedCommunity): RankedCell | undefined {
  const told = helpFlags.filter((flag) => amenities[flag] !== undefined)
  if (told.length === 0) return undefined
  const count = told.filter((flag) => amenities[flag]).length
  return { text: words.helpCount(count, helpFlags.length), rank: count }
}

function ratingCell({ community }: ComparedCommunity): RankedCell {
  const score = shownScore(community)
  if (score === undefined) return { text: ratingBadge(community).label }
  return { text: words.reviews(formatScore(score), community.numReviews), rank: score }
}

function starsCell({ community: { medicareStars } }: ComparedCommunity): RankedCell | undefined {
  const stars = medicareStars?.overall
  return stars ? { text: words.stars(stars), rank: stars } : undefined
}

function inspectionText({ community: { inspections } }: ComparedCommunity): string | undefined {
  const [newest] = sortFindings(inspections?.findings ?? [])
  return (
    newest &&
    words.finding(
      findingTexts.labels[newest.kind],
      newest.kind === 'fine-total' ? formatMoney(newest.value) : newest.value.toLocaleString('en-US'),
    )
  )
}

function roomsText({ rooms = [] }: ComparedCommunity): string | undefined {
  const { status } = summarizeAvailability(rooms)
  if (status === 'unknown') return undefined
  const open = rooms.reduce((total, { openRooms = 0 }) => total + openRooms, 0)
  return status === 'open' && open > 0 ? words.openRooms(open) : words.rooms[status]
}
