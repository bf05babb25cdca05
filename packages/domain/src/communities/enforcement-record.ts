import type { CalendarDay } from '../tours/calendar-day'

/** A fine, or a time in which Medicare paid nothing for new residents. [FIND-024] */
export interface Penalty {
  date: CalendarDay
  kind: 'fine' | 'payment-denial'
  /** Whole US dollars. A payment denial has none. */
  amount?: number
}

/** What an agency counted in inspections, which penalties it imposed, and when a home changed its owner. [FIND-024] */
export interface EnforcementRecord {
  /** The agency that published the record. */
  authority: string
  /** The day, month, or year of the record. */
  asOf: string
  /** How many years before the date of the record it covers. */
  years: number
  /** Rules that inspectors found not met, and those of them that harmed residents, or put them in immediate danger. */
  deficiencies?: number
  actualHarm?: number
  immediateJeopardy?: number
  fines?: number
  /** Whole US dollars. */
  fineTotal?: number
  paymentDenials?: number
  /** The penalties with their dates, newest first. */
  penalties: Penalty[]
  /** Missing if the record names no change, which doesn't mean that there was none. */
  ownershipChangedOn?: CalendarDay
}

/** Returns penalties with the newest first. [FIND-024] */
export const sortPenalties = (penalties: readonly Penalty[]): Penalty[] =>
  penalties.toSorted((one, other) => other.date.localeCompare(one.date) || (other.amount ?? 0) - (one.amount ?? 0))
