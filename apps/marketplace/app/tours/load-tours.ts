import type { Client, Tour } from '@pkg/api-client'
import type { TourDay } from '@pkg/domain'

/** The page that has all days of the next two months. */
export const allTourDays = { 'page-size': 100 }

/** When a community can be toured, and the visitor's own tour of it. */
export interface CommunityTours {
  days: TourDay[]
  ownTour: Tour | undefined
}

/** Returns when a community can be toured, and the visitor's own next tour there, if the API knows the visitor. [FIND-013] */
export async function loadTours(api: Client, id: string, isKnown: boolean): Promise<CommunityTours> {
  const [{ items: days }, own] = await Promise.all([
    api.tourDays.list({ id, ...allTourDays }),
    isKnown ? api.tours.list({ 'filter[community]': id }) : undefined,
  ])
  const now = Date.now()
  const isUpcoming = ({ status, startsAt }: Tour) => status === 'booked' && Date.parse(startsAt) > now
  // Staff also see the tours of their families, which aren't theirs.
  return { days, ownTour: own?.items.find((tour) => isUpcoming(tour) && tour.clientId === undefined) }
}
