import type { StatGroup, StatParameters } from '@pkg/api-client'
import { isCalendarDay, siteTimeZone } from '@pkg/domain'
import { IANAZone } from 'luxon'
import { badRequest } from '../../http/errors'
import type { Metric } from './metrics'
import { daysOf, type Period } from './periods'
import { statErrors } from './texts'

/** What someone wants to know, checked. */
export interface Question {
  query: StatParameters
  period: Period
  zone: string
  by: StatGroup
}

/** The most days of a period: five years. */
const mostDays = 5 * 366

/** Returns a question that a metric can answer. @throws {HttpError} 400 that names the parameter and how to fix it */
export function checkParameters(metric: Metric, query: StatParameters): Question {
  const { from, to, timeZone: zone = siteTimeZone, by = metric.groups[0] ?? 'month' } = query
  for (const [parameter, day] of Object.entries({ from, to })) {
    if (!isCalendarDay(day)) throw rejected(parameter, statErrors.day(parameter, day))
  }
  if (to < from) throw rejected('to', statErrors.order)
  if (daysOf({ from, to }) > mostDays) throw rejected('from', statErrors.tooLong)
  if (!IANAZone.isValidZone(zone)) throw rejected('timeZone', statErrors.zone)
  if (!metric.groups.includes(by)) throw rejected('by', statErrors.by(metric.groups))
  const known: readonly string[] = metric.filters
  for (const parameter of Object.keys(query)) {
    const [, name] = /^filter\[(\w+)\]$/.exec(parameter) ?? []
    if (name !== undefined && !known.includes(name)) throw rejected(parameter, statErrors.filter(known))
  }
  const isOfReleases = metric.measures.some(({ list }) => list === 'releases')
  if (isOfReleases && query['filter[agent]'] && query['filter[community]']) {
    throw rejected('filter[community]', statErrors.oneRecipient)
  }
  return { query, period: { from, to }, zone, by }
}

const rejected = (parameter: string, detail: string) => badRequest([{ detail, source: { parameter } }])
