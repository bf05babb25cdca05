import { now } from '@pkg/domain'
const day = 86_400_000

/** Returns a time some days from now, rounded down to a day. */
const midnight = (days: number) => new Date(Math.floor(now().getTime() / day + days) * day).toISOString()
const one = 'page-size=1'

/** Returns the tours and calls that Today shows, and the unread conversations. */
const schedule = () => [
  `/platform/tours?filter[startsAt][ge]=${midnight(0)}&filter[startsAt][lt]=${midnight(2)}&sort=startsAt&page-size=20`,
  `/platform/calls?filter[status]=booked&filter[startsAt][ge]=${midnight(0)}&filter[startsAt][lt]=${midnight(1)}&sort=startsAt&page-size=6`,
  '/platform/conversations?filter[isUnread]=true&page-size=6',
]

/** Returns the requests of an advisor's Today. */
export const todayOfAdvisor = (offeredIds: readonly string[]): string[] => [
  '/platform/offers?filter[status]=offered&sort=dueAt&page-size=20',
  `/platform/offers?filter[status]=timed-out&filter[resolvedAt][ge]=${midnight(-1)}&sort=-resolvedAt&page-size=2`,
  ...offeredIds.map((id) => `/secure/clients/${id}`),
  '/platform/tasks?filter[status]=open&filter[due]=today&timeZone=America/Denver&sort=dueAt&page-size=50',
  `/platform/tasks?filter[status]=done&filter[resolvedAt][ge]=${midnight(0)}&${one}`,
  '/platform/releases?filter[confirmation]=waiting',
  ...schedule(),
  '/platform/covers?filter[status]=active&sort=until&page-size=6',
]

/** Returns the requests of an admin's Today. */
export const todayOfAdmin = (): string[] => [
  `/admin/claims?filter[status]=pending&${one}`,
  `/admin/agents?filter[decision]=waiting&${one}`,
  `/platform/reviews?filter[status]=pending&${one}`,
  `/platform/questions/managed?filter[status]=pending&${one}`,
  `/admin/missed-responses?filter[at][ge]=${midnight(-7)}&page-size=6`,
  '/secure/clients?filter[agent][exists]=false&filter[stage]=new&sort=createdAt&page-size=100',
  `/platform/tasks?filter[status]=open&filter[paused]=false&filter[dueAt][lt]=${now().toISOString()}&sort=dueAt&page-size=6`,
  ...schedule(),
]
