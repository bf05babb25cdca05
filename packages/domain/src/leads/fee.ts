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

/** A referral of a family to a community: the agreed percentage, and the day on the community’s calendar. */
export interface Referral {
  feePercent: number
  referredOn: CalendarDay
}

/** Why no referral fee is due for a move-in: no referral or no agreed fee, or a move-in before the referral or too long after it. */
export const noFeeReasons = ['not-referred', 'no-agreed-fee', 'before-referral', 'too-late'] as const
export type NoFeeReason = (typeof noFeeReasons)[number]

/** Returns why no referral fee is due for a move-in, or undefined if one is. [BIZ-003, BIZ-004, WORK-018] */
export function noFeeReason(referral: Referral | undefined, movedInOn: CalendarDay): NoFeeReason | undefined {
  if (!referral) return 'not-referred'
  if (referral.feePercent <= 0) return 'no-agreed-fee'
  if (isWithinTail(referral.referredOn, movedInOn)) return undefined
  return movedInOn < referral.referredOn ? 'before-referral' : 'too-late'
}
