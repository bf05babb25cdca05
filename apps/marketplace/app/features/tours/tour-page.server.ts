import type { Client, Tour } from '@pkg/api-client'
import { type TourDay, timeZoneName, tourText } from '@pkg/domain'
import type { LinkSubject } from '~/site/server/emailed-link.server'
import { findBooking, orNoDays, shownStatus, submitBooking } from '~/features/bookings/index.server'
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
  subject: LinkSubject,
  now: Date,
): Promise<TourView | undefined> {
  const { booking: tour } = await findTour(api, id, subject)
  if (!tour) return undefined
  const status = shownStatus(tour, now)
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

/** Returns the tour that a person may see, if there is one, and how the API is asked for it. */
export const findTour = (api: Client, id: string, subject: LinkSubject) =>
  findBooking((named) => api.tours.get(named), id, subject)

/** Moves or cancels a tour, as a form of its page says. [FIND-013] */
export async function submitTour(api: Client, id: string, subject: LinkSubject, form: FormData): Promise<TourOutcome> {
  const { named } = await findTour(api, id, subject)
  return submitBooking(form, {
    closedCode: 'tour-closed',
    cancel: () => api.tours.cancel(named),
    change() {
      const choice = readTourChoice(form)
      return choice && api.tours.change({ ...named, ...choice })
    },
  })
}

/** Returns the days with a free time. */
async function listFreeDays(api: Client, id: string): Promise<TourDay[]> {
  const days = await orNoDays(api.tourDays.list({ id, ...allTourDays }))
  return days.filter(({ slots }) => slots.some(({ isFree }) => isFree))
}
