import { addMonths, type CalendarDay } from '../tours/calendar-day'

/** For how many months after a referral a move-in counts. [BIZ-004] */
export const tailMonths = 12

/** The fee for a move-in, in cents: the agreed percent of the first month's rent and care, rounded to the cent. [BIZ-003, BIZ-004] */
export function feeCents(feePercent: number, rentCents: number, careCents: number): number {
  // Percents may have decimals: thousandths keep the product exact.
  return Math.round((Math.round(feePercent * 1000) * (rentCents + careCents)) / 100_000)
}

/** Whether somebody who moved in on a day was referred at most twelve months before, and not after it. [BIZ-004] */
export function isWithinTail(referredOn: CalendarDay, movedInOn: CalendarDay): boolean {
  return movedInOn >= referredOn && movedInOn <= addMonths(referredOn, tailMonths)
}
