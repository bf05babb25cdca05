import type { StatGroup, StatParameters } from '@pkg/api-client'
import { closedReasonLabel, closedReasons, leadSources, states } from '@pkg/domain'
import { DateTime } from 'luxon'
import type { Orm } from '../../database/database'
import type { CountedList } from '../../http/lists/counted-list'
import type { Person } from '../../http/person'
import { advisorFilters, commonFilters, communityFilters, periodFilters } from './list-filters'
import type { CountedName, Filters, Measure } from './metrics'
import { findAdvisors, findCommunities, listPartners, type NamedGroup } from './named-group-store'
import { type ComparedPeriod, monthsOf, type Period, weeksOf } from './periods'
import { groupTexts } from './texts'

/** A line of the answer: its name, and for each list the filters that its records match. A part of the period has periods of its own. */
export interface Group extends NamedGroup {
  filters: (list: CountedName) => Filters
  periods?: ComparedPeriod
}

/** What groups are made from. */
export interface GroupNeeds {
  orm: Orm
  query: StatParameters
  period: Period
  zone: string
  /** The measure that decides which groups are the largest. */
  first: Measure
  list: CountedList
  person: Person
}

/** The most groups of an answer. */
export const mostGroups = 60

const fixed = (values: readonly NamedGroup[], name: string): Group[] =>
  values.map((value) => ({ ...value, filters: () => ({ [`filter[${name}]`]: value.key }) }))

/** How months and weeks are written. */
export const monthWords = 'LLL yyyy'
export const weekWords = 'LLL d, yyyy'

/** Returns a day or a month in words. */
export const dayText = (day: string, words: string): string =>
  DateTime.fromISO(day, { zone: 'utc' }).setLocale('en-US').toFormat(words)

const parts = (periods: readonly (ComparedPeriod & { key: string })[], words: string): Group[] =>
  periods.map(({ key, ...compared }) => ({ key, label: dayText(key, words), filters: () => ({}), periods: compared }))

const hours = Array.from({ length: 7 * 24 }, (_, place) => {
  const [weekday, hour] = [Math.floor(place / 24) + 1, place % 24]
  return { key: `${weekday}-${String(hour).padStart(2, '0')}`, label: groupTexts.hour(weekday, hour) }
})

/** Returns the lines of an answer, before it's known which of them are empty. [WORK-014] */
export function loadGroups(by: StatGroup, needs: GroupNeeds): Promise<Group[]> | Group[] {
  const { orm, period, person, list } = needs
  switch (by) {
    case 'month':
      return parts(monthsOf(period), monthWords)
    case 'week':
      return parts(weeksOf(period), weekWords)
    case 'hour':
      return fixed(hours, 'requestedHour')
    case 'state':
      return fixed(
        states.map(({ code, name }) => ({ key: code, label: name })),
        'state',
      )
    case 'source':
      return fixed(
        leadSources.map((name) => ({ key: name, label: groupTexts.source(name) })),
        'source',
      )
    case 'closed-reason':
      return fixed(
        closedReasons.map((name) => ({ key: name, label: closedReasonLabel(name) })),
        'closedReason',
      )
    case 'partner':
      return listPartners(orm, mostGroups + 1).then((found) => fixed(found, 'partner'))
    case 'advisor':
      return findAdvisors(orm, list, search(needs), person).then((found) => ofRecords(found, advisorFilters))
    case 'community':
      return findCommunities(orm, list, search(needs), person).then((found) => ofRecords(found, communityFilters))
    default:
      return []
  }
}

const search = ({ query, period, zone, first }: GroupNeeds) => ({
  filters: [commonFilters(first.list, query), first.filters, periodFilters(first, period, zone)],
  most: mostGroups + 1,
})

const ofRecords = (found: readonly NamedGroup[], filtersOf: (list: CountedName, id: string) => Filters): Group[] =>
  found.map((group) => ({ ...group, filters: (list) => filtersOf(list, group.key) }))
