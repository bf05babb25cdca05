import type { StatParameters } from '@pkg/api-client'
import { DateTime } from 'luxon'
import type { CountedName, Filters, Measure } from './metrics'
import type { Period } from './periods'

/** The filters whose list takes days. The others take moments, so a day begins at midnight in the person's time zone. */
const dayFilters = ['movedInOn']

/** Returns the filter of a list that takes the period of a measure. */
export function periodFilters({ period: name }: Pick<Measure, 'period'>, { from, to }: Period, zone: string): Filters {
  if (dayFilters.includes(name)) return { [`filter[${name}][ge]`]: from, [`filter[${name}][le]`]: to }
  return {
    [`filter[${name}][ge]`]: midnight(from, zone),
    [`filter[${name}][lt]`]: midnight(to, zone, 1),
  }
}

const midnight = (day: string, zone: string, days = 0): string =>
  DateTime.fromISO(day, { zone }).plus({ days }).startOf('day').toUTC().toISO() ?? day

/** Returns the filter of a list that finds the records of an advisor. */
export const advisorFilters = (list: CountedName, id: string): Filters =>
  list === 'releases' ? { 'filter[recipientKind]': 'agent', 'filter[recipient]': id } : { 'filter[agent]': id }

/** Returns the filter of a list that finds the records of a community. */
export const communityFilters = (list: CountedName, id: string): Filters =>
  list === 'releases' ? { 'filter[recipientKind]': 'community', 'filter[recipient]': id } : { 'filter[community]': id }

/** Returns the filters of a list that a query limits the numbers to. */
export function commonFilters(list: CountedName, query: StatParameters): Filters {
  const { 'filter[state]': state, 'filter[source]': source } = query
  const { 'filter[agent]': agentId, 'filter[community]': communityId } = query
  return {
    ...(state ? { 'filter[state]': state } : {}),
    ...(source ? { 'filter[source]': source } : {}),
    ...(agentId ? advisorFilters(list, agentId) : {}),
    ...(communityId ? communityFilters(list, communityId) : {}),
  }
}
