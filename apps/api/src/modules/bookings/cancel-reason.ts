import { unprocessable } from '../../http/errors'
import type { BookingActor } from './actor-store'

/** Returns the reason why staff cancel a booking, which others read. @throws {HttpError} 422 for a reason of a family */
export function requireStaffReason(reason: string | undefined, { kind }: BookingActor): string | undefined {
  if (reason !== undefined && kind === 'family') {
    throw unprocessable([{ detail: 'Only staff give a reason', source: { pointer: '/data/attributes/reason' } }])
  }
  return reason?.trim()
}
