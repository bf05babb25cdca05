import type { CommunityStatements, PaymentRow, PriceStatement, RoomStatementRow } from '@pkg/api-client'
import { careLabel, formatMoney, paymentLabel, type RoomType } from '@pkg/domain'
import { readSaved } from '~/site/forms/saved'
import { formatShortDay } from '~/site/server/times'
import { pricesTexts } from './texts'

/** The key of a form that confirms every stated price of a sheet. */
export const allPrices = 'all'

const words = pricesTexts

/** Returns a typed amount without the signs that people write in it, such as `5100` for `$5,100`. */
export const amountDigits = (typed: string): string => typed.replace(/[$,\s]/g, '')

/** Returns the element ID of a price's field. */
export const priceFieldId = (id: string): string => `price-${id}`

/** How current a price or a room is, in words. */
export interface AgeView {
  /** When it was confirmed, or that no one stated it yet. */
  confirmed: string
  /** Until when it counts, if it was ever stated. */
  expires?: string | undefined
  tone: 'calm' | 'soon' | 'over'
  /** What families see of something that expired, unless they see nothing of it. */
  effect?: string | undefined
}

/** A price in words. */
export interface PriceView {
  id: string
  name: string
  amount: number
  /** The amount as text for the reader, empty if no one stated it. */
  amountText: string
  isOneTime: boolean
  age: AgeView
}

/** Rooms of one type in words. */
export interface RoomView {
  room: RoomStatementRow['room']
  name: string
  status: RoomStatementRow['status']
  openRooms: number | undefined
  age: AgeView
}

/** Whether a source of payment is taken, in words. [FIND-022] */
export interface PaymentView {
  source: PaymentRow['source']
  name: string
  isAccepted: boolean | undefined
  /** The answer, who gave it, and when, or that no one did. */
  answer: string
}

/** The prices and rooms of a community, and who pays, in words. [TRUST-018, WORK-010, FIND-022] */
export interface PriceSheetView {
  id: string
  name: string
  isPublic: boolean
  arePricesHidden: boolean
  /** The prices of each care type. */
  cares: { care: string; prices: PriceView[] }[]
  rooms: RoomView[]
  payments: PaymentView[]
  /** How many prices were stated, so they can be confirmed. */
  confirmable: number
}

const oneTime: readonly RoomType[] = ['communityFee', 'ccrcEntryFees']

/** Returns the prices and rooms of a community in words, the prices by care type. [TRUST-018] */
export function priceSheet({
  id,
  name,
  isPublic,
  arePricesHidden,
  prices,
  rooms,
  payments,
}: CommunityStatements): PriceSheetView {
  const cares = [...new Set(prices.map(({ care }) => care))]
  return {
    id,
    name,
    isPublic,
    arePricesHidden,
    cares: cares.map((care) => ({
      care: careLabel(care),
      prices: prices
        .filter((price) => price.care === care)
        .map((price) => priceView(price, isPublic && !arePricesHidden)),
    })),
    rooms: rooms.map((room) => roomView(room, isPublic)),
    payments: payments.map(paymentView),
    confirmable: prices.filter(({ amount }) => amount > 0).length,
  }
}

/**
 * Returns what a form of the sheet saved, as its URL says: the price or the rooms that it was `of`, without a value, which someone else can have changed
 * since. Returns undefined if the URL says nothing about prices.
 */
export function savedText(sheet: PriceSheetView, query: URLSearchParams): string | undefined {
  const kind = readSaved(query)
  if (kind !== 'prices' && kind !== 'prices-confirmed') return undefined
  const { saved } = words
  const key = query.get('of')
  const room = sheet.rooms.find((each) => each.room === key)
  const ending = sheet.isPublic ? saved.shown : saved.notPublic
  const sentence = (name: string) => (kind === 'prices' ? saved.statement(name) : saved.confirmed(name))
  const payment = sheet.payments.find(({ source }) => source === key)
  const named = room ?? payment
  if (named) return `${sentence(named.name)} ${ending}`
  const priceEnding = sheet.arePricesHidden ? saved.hidden : ending
  if (key === allPrices) return `${saved.all} ${priceEnding}`
  const name = sheet.cares.flatMap(({ care, prices }) =>
    prices.filter(({ id }) => id === key).map((price) => words.ofCare(price.name, care)),
  )[0]
  return name ? `${sentence(name)} ${priceEnding}` : saved.unknown
}

const priceView = (price: PriceStatement, isShown: boolean): PriceView => ({
  id: price.id,
  name: price.room ? words.rooms[price.room] : words.wholeCare,
  amount: price.amount,
  amountText: price.amount > 0 ? formatMoney(price.amount) : '',
  isOneTime: price.room !== undefined && oneTime.includes(price.room),
  age: ageView(price, isShown ? words.expiredPrice : undefined),
})

const roomView = (room: RoomStatementRow, isShown: boolean): RoomView => ({
  room: room.room,
  name: words.rooms[room.room],
  status: room.status,
  openRooms: room.openRooms,
  age: ageView(room, isShown ? words.expiredRoom : undefined),
})

const paymentView = ({ source, isAccepted, origin, asOf }: PaymentRow): PaymentView => ({
  source,
  name: paymentLabel(source),
  isAccepted,
  answer:
    isAccepted === undefined || !origin || !asOf
      ? words.neverStated
      : `${isAccepted ? words.yes : words.no}, ${words.paymentOrigins[origin]} ${/^\d{4}-\d{2}-\d{2}$/.test(asOf) ? formatShortDay(asOf) : asOf}`,
})

function ageView(
  { age, statedOn, expiresOn }: Pick<PriceStatement, 'age' | 'statedOn' | 'expiresOn'>,
  effect: string | undefined,
): AgeView {
  if (age === 'unknown' || !statedOn || !expiresOn) return { confirmed: words.neverStated, tone: 'over' }
  return {
    confirmed: words.confirmed(formatShortDay(statedOn)),
    expires: words.age[age](formatShortDay(expiresOn)),
    tone: age === 'current' ? 'calm' : age === 'expiring' ? 'soon' : 'over',
    effect: age === 'expired' ? effect : undefined,
  }
}
