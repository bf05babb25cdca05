import { ApiError, type Client, type Tour } from '@pkg/api-client'
import { type TourDay, timeZoneName, tourText } from '@pkg/domain'
import { formText } from '@pkg/remix-host/server'
import { allTourDays } from './load-tours'
import { readTourChoice } from './tour-fields'

/** What a form of the page did, as the `done` parameter of its URL. */
export const outcomes = ['changed', 'canceled', 'taken', 'closed', 'unchosen'] as const

/** What a form of the page did. */
export type TourOutcome = (typeof outcomes)[number]

/** A tour as the page shows it. */
export interface TourView {
  id: string
  community: string
  communityUrl: string
  address: string
  when: string
  /** `over` also when the tour has begun. */
  status: Tour['status'] | 'over'
  /** The name of the community's time zone. */
  zone: string
  /** When the tour can be moved to. Empty if it can't. */
  days: TourDay[]
}

/** Returns a tour of the emailed link or of this browser, or undefined for someone else's. [FIND-013] */
export async function loadTour(
  api: Client,
  id: string,
  subject: { token?: string },
  now: Date,
): Promise<TourView | undefined> {
  const { tour } = await findTour(api, id, subject)
  if (!tour) return undefined
  const isOver = tour.status === 'booked' && Date.parse(tour.startsAt) <= now.getTime()
  const status = isOver ? 'over' : tour.status
  const isOpen = status === 'booked' || status === 'requested'
  return {
    id: tour.id,
    community: tour.communityName,
    communityUrl: tour.communityUrl,
    address: tour.address,
    when: tourText(tour),
    status,
    zone: timeZoneName(tour.timeZone),
    days: isOpen ? await listFreeDays(api, tour.communityId) : [],
  }
}

/**
 * Returns the tour that a person may see, if there is one, and how the API is asked for it. A link that has expired or opens another tour counts as none, so
 * the person's own tours still open.
 */
export async function findTour(
  api: Client,
  id: string,
  subject: { token?: string },
): Promise<{ tour?: Tour; named: { id: string; token?: string } }> {
  const named = { id, ...subject }
  try {
    return { tour: await api.tours.get(named), named }
  } catch (error) {
    if (!isUnknown(error)) throw error
    return 'token' in subject ? findTour(api, id, {}) : { named }
  }
}

/** Moves or cancels a tour, as a form of its page says. [FIND-013] */
export async function submitTour(
  api: Client,
  id: string,
  subject: { token?: string },
  form: FormData,
): Promise<TourOutcome> {
  const { named } = await findTour(api, id, subject)
  try {
    if (formText(form, 'intent') === 'cancel') {
      await api.tours.cancel(named)
      return 'canceled'
    }
    const choice = readTourChoice(form)
    if (!choice) return 'unchosen'
    await api.tours.change({ ...named, ...choice })
    return 'changed'
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409) throw error
    return error.code === 'tour-closed' ? 'closed' : 'taken'
  }
}

/** Returns the days with a free time. A community that is no longer listed has none. */
async function listFreeDays(api: Client, id: string): Promise<TourDay[]> {
  const found = await api.tourDays.list({ id, ...allTourDays }).catch((error: unknown) => {
    if (isUnknown(error)) return { items: [] }
    throw error
  })
  return found.items.filter(({ slots }) => slots.some(({ isFree }) => isFree))
}

/** Returns whether the API doesn't know a tour or link, or couldn't have made it. */
const isUnknown = (error: unknown) => error instanceof ApiError && [400, 404, 422].includes(error.status)
