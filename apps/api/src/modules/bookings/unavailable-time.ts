import { findDatabaseError, sqlState } from '../../database/database-error'
import { conflict, type HttpError } from '../../http/errors'

/** Returns the error for a time that isn't free, with the next ones that are. */
export function timeUnavailable(
  { code, title, pointer }: { code: 'call-unavailable' | 'tour-slot-unavailable'; title: string; pointer: string },
  free: readonly string[],
): HttpError {
  const next = free.length > 0 ? `The next free times are: ${free.join('; ')}` : 'No other time is free'
  return conflict(code, title, [{ detail: next, source: { pointer } }])
}

/** Returns what moves a booking, or throws another error if someone else booked the time after we looked. The database keeps one of the two. */
export function orUnavailable<Moved>(move: Promise<Moved>, unavailable: () => Promise<Error>): Promise<Moved> {
  return move.catch(async (thrown: unknown) => {
    if (findDatabaseError(thrown).code !== sqlState.uniqueViolation) throw thrown
    throw await unavailable()
  })
}
