import type { BodyOf, endpoints } from '@pkg/api-client'
import { formatMoney, livingRoomTypes, paymentSources } from '@pkg/domain'
import { formText } from '@pkg/remix-host/server'
import type { Saved } from '~/site/forms/saved'
import { pricesTexts } from './texts'
import { allPrices, amountDigits } from './price-sheet'

type Statements = BodyOf<typeof endpoints.communityStatements.state>
type RoomStatus = NonNullable<Statements['rooms']>[number]['status']

/** A price or a room that couldn't be saved: which one, why, and what was typed, unless that was what the page showed. */
export interface RejectedStatement {
  /** The key of its form. */
  of: string
  error: string
  typed?: string | undefined
  /** Whether someone else stated another price meanwhile. */
  isOutdated?: true
  /** A price so far from the last one that it may be a slip, in dollars. Sending it again saves it. */
  unusualAmount?: number
}

const { errors } = pricesTexts
const statuses: readonly RoomStatus[] = ['open', 'waitlist', 'full']

/**
 * Reads a form of the price sheet: all prices confirmed, one price or room confirmed, one corrected, or whether someone pays. `was` is what the person saw, so nothing that
 * someone else changed meanwhile is overwritten. [TRUST-018, WORK-005]
 */
export function readStatements(
  form: FormData,
): { ok: true; statements: Statements } | { ok: false; rejected: RejectedStatement } {
  const intent = formText(form, 'intent')
  if (intent === 'confirm-all') return { ok: true, statements: { prices: readAll(form) } }
  const payment = paymentSources.find((source) => source === formText(form, 'payment'))
  if (payment) {
    return { ok: true, statements: { payments: [{ source: payment, isAccepted: intent === 'yes' }] } }
  }
  const room = formText(form, 'room')
  return room === '' ? readPrice(form, intent === 'confirm') : readRoom(form, room, intent === 'confirm')
}

/** Returns what a form of the price sheet is about: a type of rooms, who pays, the ID of a price, or all prices. */
export const statementKey = (form: FormData): string =>
  ['room', 'payment', 'price'].map((name) => formText(form, name)).find(Boolean) ?? allPrices

/** Returns what a form of the price sheet saved, as the parameters of the page that says it. */
export const savedStatement = (form: FormData): { saved: Saved; of: string } => ({
  saved: formText(form, 'intent').startsWith('confirm') ? 'prices-confirmed' : 'prices',
  of: statementKey(form),
})

/** The highest price that the API takes, in dollars. */
const highestPrice = 1_000_000

/** A price above the last one times this, or below it divided by this, is saved when it's sent a second time. */
const usualFactor = 2

const isUnusual = (amount: number, was: number): boolean =>
  was > 0 && (amount > was * usualFactor || amount * usualFactor < was)

/** Every stated price that the page showed, as `id=amount`. */
function readAll(form: FormData): NonNullable<Statements['prices']> {
  return form.getAll('shown').flatMap((shown) => {
    const [id = '', amount = ''] = typeof shown === 'string' ? shown.split('=') : []
    return id === '' || !/^\d+$/.test(amount) ? [] : [{ id, amount: Number(amount), was: Number(amount) }]
  })
}

function readPrice(form: FormData, isConfirmed: boolean): ReturnType<typeof readStatements> {
  const id = formText(form, 'price')
  const was = Number(formText(form, 'was'))
  const typed = formText(form, 'amount').trim()
  const digits = amountDigits(typed)
  const rejected = (error: string, unusualAmount?: number) =>
    ({ ok: false, rejected: { of: id, error, typed, ...(unusualAmount && { unusualAmount }) } }) as const
  if (!/^[1-9]\d{0,9}$/.test(digits)) return rejected(errors.amount)
  const amount = Number(digits)
  if (amount > highestPrice) return rejected(errors.tooHigh)
  const isAsked = formText(form, 'unusual') === String(amount)
  if (isConfirmed && amount !== was) return rejected(errors.changed, isAsked ? amount : undefined)
  if (isUnusual(amount, was) && !isAsked) {
    return rejected(errors.unusual(formatMoney(was), formatMoney(amount)), amount)
  }
  return { ok: true, statements: { prices: [{ id, amount, was }] } }
}

function readRoom(form: FormData, of: string, isConfirmed: boolean): ReturnType<typeof readStatements> {
  const typed = formText(form, 'open-rooms').trim()
  const chosen = formText(form, 'status')
  const rejected = (error: string) => ({ ok: false, rejected: { of, error, typed } }) as const
  const status = statuses.find((known) => known === chosen)
  const isNumberWrong = typed !== '' && (!/^[1-9]\d{0,3}$/.test(typed) || status !== 'open')
  if (!status || isNumberWrong) return rejected(errors.openRooms)
  const said = `${status}${typed}`
  if (isConfirmed && said !== formText(form, 'was')) return rejected(errors.roomChanged)
  const room = livingRoomTypes.find((known) => known === of)
  if (!room) return rejected(errors.notSaved)
  return { ok: true, statements: { rooms: [{ room, status, ...(typed !== '' && { openRooms: Number(typed) }) }] } }
}
