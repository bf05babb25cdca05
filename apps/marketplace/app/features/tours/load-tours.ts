import type { Client, Tour } from '@pkg/api-client'
import { now } from '@pkg/domain'

/** The page that has all days of the next two months. */
export const allTourDays = { 'page-size': 100 }

/** Returns the visitor's own next tour of a community, if they booked one. [FIND-013] */
export async function findOwnTour(api: Client, communityId: string): Promise<Tour | undefined> {
  const { items } = await api.tours.list({ 'filter[community]': communityId })
  const present = now().getTime()
  // Staff also see the tours of their families, which aren't theirs.
  return items.find(
    ({ status, startsAt, clientId }) => status === 'booked' && Date.parse(startsAt) > present && clientId === undefined,
  )
}
