import type { StatAnswer, StatGroup, StatParameters, StatRow } from '@pkg/api-client'
import type { Orm } from '../../database/database'
import { forbidden, notFound } from '../../http/errors'
import type { CountedList } from '../../http/lists/counted-list'
import type { Person } from '../../http/person'
import { countedInvoices } from '../billing'
import { countedFamilies } from '../leads'
import { countedTours } from '../tours'
import { countedReleases } from '../trust'
import { type Cell, type CellValue, computeCells } from './cell-store'
import { checkParameters, type Question } from './check-parameters'
import { answerFunnel } from './funnel-service'
import { type Group, loadGroups, mostGroups } from './groups'
import { commonFilters, periodFilters } from './list-filters'
import { type CountedName, type Filters, type Measure, type Metric, metricFor } from './metrics'
import { type ComparedPeriod, periodBefore } from './periods'
import { groupTexts } from './texts'

const lists: Readonly<Record<CountedName, CountedList>> = {
  families: countedFamilies,
  tours: countedTours,
  invoices: countedInvoices,
  releases: countedReleases,
}

const whole: Group = { key: 'all', label: groupTexts.whole, filters: () => ({}) }

/** Numbers below this aren't shown of a named person. */
const fewestShown = 5

/**
 * Returns the numbers that answer a question, from the records that the person may see. Every number is counted by the filters of the list that its URL
 * opens. [DASH-009, WORK-014]
 * @throws {HttpError} 400 for a period, group, or filter that doesn't exist, 403 for a question of other roles, 404 for an unknown one
 */
export async function answerStats(orm: Orm, name: string, query: StatParameters, person: Person): Promise<StatAnswer> {
  const metric = metricFor(name, person.role)
  if (!metric) throw notFound('metric', name)
  if (metric === 'forbidden') throw forbidden('Your role doesn’t see these numbers')
  const question = checkParameters(metric, query)
  if (name === 'funnel') return answerFunnel(orm, metric, question)
  const { period, by, zone } = question
  const previous = periodBefore(period)
  const [first] = metric.measures
  if (!first) throw new Error(`The metric ${name} has no measures`)
  const found = await loadGroups(by, { orm, query, period, zone, first, list: lists[first.list], person })
  const groups = found.slice(0, mostGroupsOf(by)).filter((group) => fits(group, metric, query))
  const rows = await compute(orm, { metric, question, groups: [whole, ...groups] }, person)
  const totals = rows.slice(0, metric.measures.length)
  const isNamed = person.role === 'admin' && query['filter[agent]'] !== undefined
  return {
    id: name,
    ...period,
    previousFrom: previous.from,
    previousTo: previous.to,
    by,
    groups: [...metric.groups],
    totals: totals.map((row) => (isNamed ? hideFew(row) : row)),
    rows: withoutEmptyGroups(rows.slice(totals.length), by, metric).map((row) =>
      isNamed || by === 'advisor' ? hideFew(row) : row,
    ),
    ...(found.length > mostGroupsOf(by) ? { hasMore: true as const } : {}),
  }
}

/** Only groups of records can be too many. */
const mostGroupsOf = (by: StatGroup): number => (['advisor', 'community', 'partner'].includes(by) ? mostGroups : 400)

/** Returns whether the filters of a group agree with those of the query: no records are of two states. */
function fits(group: Group, { measures }: Metric, query: StatParameters): boolean {
  return measures.every(({ list }) => {
    const common = commonFilters(list, query)
    return Object.entries(group.filters(list)).every(([key, value]) => (common[key] ?? value) === value)
  })
}

interface Computation {
  metric: Metric
  question: Question
  groups: readonly Group[]
}

async function compute(orm: Orm, { metric, question, groups }: Computation, person: Person): Promise<StatRow[]> {
  const { query, zone, period } = question
  const planned = groups.flatMap((group) =>
    measuresOf(group, question, metric).map((measure) => {
      const { current, previous } = group.periods ?? { current: period, previous: periodBefore(period) }
      const filters = [group.filters(measure.list), measure.filters]
      const cellIn = (days: ComparedPeriod['current']): Cell => ({
        parts: [...filters, periodFilters(measure, days, zone)],
        amount: measure.amount,
      })
      return { group, measure, current: cellIn(current), previous: cellIn(previous) }
    }),
  )
  const values = new Map<Cell, CellValue>()
  for (const name of new Set(metric.measures.map(({ list }) => list))) {
    const cells = planned
      .filter(({ measure }) => measure.list === name)
      .flatMap((plan) => [plan.current, plan.previous])
    const periods = metric.measures
      .filter((measure) => measure.list === name)
      .flatMap((measure) => [period, periodBefore(period)].map((days) => periodFilters(measure, days, zone)))
    const limits = { cells, common: [commonFilters(name, query)], periods }
    const computed = await computeCells(orm, lists[name], limits, person)
    cells.forEach((cell, place) => {
      const value = computed[place]
      if (value) values.set(cell, value)
    })
  }
  return planned.map(({ group, measure, current, previous }) =>
    toRow({ group, measure, value: values.get(current), before: values.get(previous) }, [
      commonFilters(measure.list, query),
      ...current.parts,
    ]),
  )
}

/** A week has 168 hours, so they have only the first number. The whole period has all. */
const measuresOf = ({ key }: Group, { by }: Question, { measures }: Metric): readonly Measure[] =>
  by === 'hour' && key !== whole.key ? measures.slice(0, 1) : measures

interface RowParts {
  group: Group
  measure: Measure
  value: CellValue | undefined
  before: CellValue | undefined
}

const toRow = ({ group, measure, value, before }: RowParts, filters: readonly Filters[]): StatRow => ({
  key: `${group.key}.${measure.name}`,
  group: group.key,
  label: group.label,
  measure: measure.name,
  unit: measure.unit,
  count: value?.count ?? 0,
  ...(value?.value === undefined ? {} : { value: value.value }),
  ...(before?.value === undefined ? {} : { previous: before.value }),
  rows: `${lists[measure.list].path}?${new URLSearchParams(joined(filters)).toString()}`,
})

const joined = (filters: readonly Filters[]): Filters =>
  Object.fromEntries(filters.flatMap((some) => Object.entries(some)))

/** Parts of a period stay even if they're empty, and so do the hours of a week. Other groups need a record in one of the two periods. */
function withoutEmptyGroups(rows: readonly StatRow[], by: StatGroup, { measures }: Metric): StatRow[] {
  if (['month', 'week', 'hour'].includes(by)) return [...rows]
  const isFilled = ({ count, previous }: StatRow) => (count ?? 0) > 0 || (previous ?? 0) > 0
  const filled = new Set(rows.filter(isFilled).map(({ group }) => group))
  const size = (group: string) =>
    rows.find((row) => row.group === group && row.measure === measures[0]?.name)?.value ?? 0
  const order = [...filled].toSorted((one, other) => size(other) - size(one))
  return order.flatMap((group) => rows.filter((row) => row.group === group))
}

/** Hides what a number of a named person says about fewer than five records, now or in the period before. [WORK-014] */
function hideFew({ previous, value, count = 0, rows, ...row }: StatRow): StatRow {
  if (count < fewestShown) return { ...row, isFew: true }
  const isShown = row.unit === 'count' && previous !== undefined && previous >= fewestShown
  return {
    ...row,
    count,
    ...(value === undefined ? {} : { value }),
    ...(isShown ? { previous } : {}),
    ...(rows === undefined ? {} : { rows }),
  }
}
