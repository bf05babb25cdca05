import { addMonths, type CalendarDay } from '../tours/calendar-day'

/** The number of months after a referral in which a move-in counts. [BIZ-004] */
export const tailMonths = 12

/**
 * Returns the referral fee for a move-in in cents: the agreed percentage of the first month's rent and care, rounded to the cent.
 * [BIZ-003, BIZ-004]
 */
export function feeCents(feePercent: number, rentCents: number, careCents: number): number {
  // Percentages can have decimals, and thousandths keep the product exact.
  return Math.round((Math.round(feePercent * 1000) * (rentCents + careCents)) / 100_000)
}

/** Returns whether a referral was at most 12 months before the move-in, and not after it. [BIZ-004] */
export function isWithinTail(referredOn: CalendarDay, movedInOn: CalendarDay): boolean {
  return movedInOn >= referredOn && movedInOn <= addMonths(referredOn, tailMonths)
}
