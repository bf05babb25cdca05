import { canHaveOutcome, now, type OutcomeBooking } from '@pkg/domain'
import { conflict } from '../../http/errors'

/** Requires that a tour or a call can have an outcome. @throws {HttpError} 409 for one that is canceled, was never booked, or is to come [WORK-020] */
export function requireOutcomeTime(booking: OutcomeBooking): void {
  if (canHaveOutcome(booking, now())) return
  throw conflict('outcome-unavailable', 'This can’t have an outcome', [
    { detail: 'It’s canceled, wasn’t booked, or hasn’t begun yet' },
  ])
}
