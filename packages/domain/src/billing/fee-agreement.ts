import type { CalendarDay } from '../tours/calendar-day'

/** The days on which an agreement applies, both included. */
export interface AgreementDays {
  startsOn: CalendarDay
  /** Undefined as long as it has no end. */
  endsOn?: CalendarDay | undefined
}

/** What a community agreed to pay us for a move-in, as a percentage of the first month, from a day until another. [BIZ-003] */
export interface FeeAgreementTerms extends AgreementDays {
  feePercent: number
}

/** Returns the agreement that applies on a day. [WORK-013] */
export const agreementOn = <Agreement extends AgreementDays>(
  agreements: readonly Agreement[],
  day: CalendarDay,
): Agreement | undefined =>
  agreements.find(({ startsOn, endsOn }) => startsOn <= day && (endsOn === undefined || day <= endsOn))

/**
 * Returns the referral fee for a move-in on a day, as a percentage of the first month. A community without any agreement pays what its profile says,
 * and one whose agreements don't cover the day pays none. [BIZ-003, WORK-013]
 */
export function feePercentOn(
  agreements: readonly FeeAgreementTerms[],
  profilePercent: number,
  day: CalendarDay,
): number {
  return agreements.length === 0 ? profilePercent : (agreementOn(agreements, day)?.feePercent ?? 0)
}
