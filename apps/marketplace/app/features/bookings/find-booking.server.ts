import { ApiError } from '@pkg/api-client'
import { formText } from '@pkg/remix-host/server'
import type { LinkSubject } from '~/site/server/emailed-link.server'

/** How a request names a booking. */
export interface NamedBooking extends LinkSubject {
  id: string
}

/**
 * Returns the booking that a person may see, if there is one, and how the API is asked for it. A link that has expired or opens another booking counts as
 * none, so the person's own bookings still open.
 */
export async function findBooking<Booking>(
  get: (named: NamedBooking) => Promise<Booking>,
  id: string,
  subject: LinkSubject,
): Promise<{ booking?: Booking; named: NamedBooking }> {
  const named = { id, ...subject }
  try {
    return { booking: await get(named), named }
  } catch (error) {
    if (!isUnknown(error)) throw error
    return 'token' in subject ? findBooking(get, id, {}) : { named }
  }
}

/** Moves or cancels a booking, as a form of its page says. `change` returns undefined if no time was chosen. [FIND-013, AGENT-008] */
export async function submitBooking(
  form: FormData,
  {
    cancel,
    change,
    closedCode,
  }: { cancel: () => Promise<unknown>; change: () => Promise<unknown> | undefined; closedCode: string },
): Promise<'changed' | 'canceled' | 'taken' | 'closed' | 'unchosen'> {
  try {
    if (formText(form, 'intent') === 'cancel') {
      await cancel()
      return 'canceled'
    }
    const changing = change()
    if (!changing) return 'unchosen'
    await changing
    return 'changed'
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409) throw error
    return error.code === closedCode ? 'closed' : 'taken'
  }
}

/** Returns what a list of days contains. One of a community or advisor that is no longer listed is empty. */
export async function orNoDays<Day>(list: Promise<{ items: Day[] }>): Promise<Day[]> {
  const found = await list.catch((error: unknown) => {
    if (isUnknown(error)) return { items: [] }
    throw error
  })
  return found.items
}

/** Returns the status of a booking as its page shows it: `over` when it has begun. */
export const shownStatus = <Status extends string>(
  { status, startsAt }: { status: Status; startsAt: string },
  now: Date,
): Status | 'over' => (status === 'booked' && Date.parse(startsAt) <= now.getTime() ? 'over' : status)

/** Returns whether the API doesn't know a booking or link, or couldn't have made it. */
const isUnknown = (error: unknown) => error instanceof ApiError && [400, 404, 422].includes(error.status)
