import type { StatAnswer, StatParameters, StatRow } from '@pkg/api-client'
import { endpoints } from '@pkg/api-client/server'
import { addDays, allWizardSteps, siteDay, wizardSchemaNames, wizardSchemas, wizardStepLabel } from '@pkg/domain'
import type { Orm } from '../../database/database'
import { countRuns, keptRunDays, measureFilters, ownSite, type RunCounts, runMeasures } from '../wizard-events'
import type { Question } from './check-parameters'
import { dayText, monthWords, weekWords } from './groups'
import type { Filters, Metric } from './metrics'
import { listPartners } from './named-group-store'
import { type ComparedPeriod, monthsOf, type Period, periodBefore, weeksOf } from './periods'
import { groupTexts } from './texts'

/** A line of the answer: which counts are its own, and what the list of its runs is filtered by. */
interface Line {
  key: string
  label: string
  /** The step of its numbers. Empty for numbers about any step. */
  step: string
  filters: Filters
  periods: ComparedPeriod
  has: (group: string, period: Period) => boolean
}

/** What the answer is grouped by. */
type FunnelGroup = keyof typeof countedBy

/** Counts by group, of the period and of the previous one. */
interface Counted {
  current: readonly RunCounts[]
  previous: readonly RunCounts[]
}

/** The most sites of an answer. */
const mostSites = 60

/** What runs are counted by for each group of the answer. */
const countedBy = { step: 'step', month: 'day', week: 'day', schema: 'schema', partner: 'site' } as const

/**
 * Returns at which steps of the wizard people stop. Numbers are sums of runs, and their URLs list these runs while they’re stored. Days are those of the
 * site’s time zone, because events have no time of day. [WORK-014]
 */
export async function answerFunnel(orm: Orm, metric: Metric, question: Question): Promise<StatAnswer> {
  const { period, by, query } = question
  const group = toGroup(by)
  const periods = { current: period, previous: periodBefore(period) }
  const filters = filtersOf(query)
  const count = ({ from, to }: Period) => countRuns(orm, countedBy[group], { from, to, filters })
  const counted = { current: await count(periods.current), previous: await count(periods.previous) }
  const lines = await loadLines(orm, group, { counted, periods, query })
  const whole: Line = {
    key: 'all',
    label: groupTexts.whole,
    step: '',
    filters: {},
    periods,
    has: (name) => group !== 'step' || name === '',
  }
  const rowsOf = (line: Line) => toRows(line, counted, filters)
  return {
    id: 'funnel',
    ...period,
    previousFrom: periods.previous.from,
    previousTo: periods.previous.to,
    by: group,
    groups: [...metric.groups],
    totals: rowsOf(whole),
    rows: lines.slice(0, limitOf(group)).flatMap(rowsOf),
    ...(lines.length > limitOf(group) ? { hasMore: true as const } : {}),
  }
}

const toGroup = (by: string): FunnelGroup =>
  by === 'month' || by === 'week' || by === 'schema' || by === 'partner' ? by : 'step'

const limitOf = (group: FunnelGroup): number => (group === 'partner' ? mostSites : 400)

/** Returns the filters of a query, which the list of runs has, too. */
function filtersOf(query: StatParameters): Filters {
  const { 'filter[schema]': schema, 'filter[schemaVersion]': version, 'filter[site]': site } = query
  return {
    ...(schema ? { 'filter[schema]': schema } : {}),
    ...(version === undefined ? {} : { 'filter[schemaVersion]': String(version) }),
    ...(site ? { 'filter[site]': site } : {}),
  }
}

interface LineNeeds {
  counted: Counted
  periods: ComparedPeriod
  query: StatParameters
}

/** Returns the lines of an answer. Months and weeks stay even if they’re empty. Other groups need a run in one of the two periods. */
async function loadLines(orm: Orm, group: FunnelGroup, needs: LineNeeds): Promise<Line[]> {
  const { counted, periods } = needs
  if (group === 'month') return monthsOf(periods.current).map((part) => timeLine(part, monthWords))
  if (group === 'week') return weeksOf(periods.current).map((part) => timeLine(part, weekWords))
  const found = new Set([...counted.current, ...counted.previous].map(({ group: name }) => name))
  const line = (name: string, label: string, own: Partial<Line>): Line => ({
    key: name,
    label,
    step: '',
    filters: {},
    periods,
    has: (other) => other === name,
    ...own,
  })
  if (group === 'step') {
    return stepsInOrder(needs.query).flatMap((step) =>
      found.has(step) ? [line(step, wizardStepLabel(step), { step })] : [],
    )
  }
  if (group === 'schema') {
    return schemasInOrder(found).map(({ name, schema, version }) =>
      line(name, groupTexts.schema(schema, version), {
        filters: { 'filter[schema]': schema, 'filter[schemaVersion]': String(version) },
      }),
    )
  }
  const sites = [{ key: ownSite, label: groupTexts.ownSite }, ...(await listPartners(orm, mostSites))]
  return sites.flatMap(({ key, label }) =>
    found.has(key) ? [line(key, label, { filters: { 'filter[site]': key } })] : [],
  )
}

const timeLine = ({ key, ...periods }: ComparedPeriod & { key: string }, words: string): Line => ({
  key,
  label: dayText(key, words),
  step: '',
  filters: {},
  periods,
  has: (day, { from, to }) => day >= from && day <= to,
})

/** Returns the steps of the schema that numbers are limited to, or of all, in their order. */
function stepsInOrder(query: StatParameters): readonly string[] {
  const { 'filter[schema]': schema, 'filter[schemaVersion]': version } = query
  if (!schema) return allWizardSteps
  const versions = wizardSchemas[schema]
  const newestFirst = version === undefined ? versions.toReversed() : [versions[version - 1] ?? []]
  return [...new Set(newestFirst.flat())]
}

/** Returns the versions of schemas that have a run, in the order of schemas, and the newest first. */
const schemasInOrder = (found: ReadonlySet<string>) =>
  wizardSchemaNames.flatMap((schema) =>
    wizardSchemas[schema]
      .map((_, place) => ({ name: `${schema} ${place + 1}`, schema, version: place + 1 }))
      .toReversed()
      .filter(({ name }) => found.has(name)),
  )

/** Returns the numbers of a line, each with the URL of its runs while these are stored. */
function toRows(line: Line, { current, previous }: Counted, filters: Filters): StatRow[] {
  const { key, label, step, periods } = line
  const sum = (counts: readonly RunCounts[], period: Period, measure: (typeof runMeasures)[number]) =>
    counts.reduce((total, one) => (line.has(one.group, period) ? total + one.counts[measure] : total), 0)
  const { from, to } = periods.current
  const isStored = from >= addDays(siteDay(), -keptRunDays)
  return runMeasures.map((measure) => {
    const value = sum(current, periods.current, measure)
    const own = { ...filters, ...line.filters, ...measureFilters(measure, step) }
    const listed = new URLSearchParams({ ...own, 'filter[day][ge]': from, 'filter[day][le]': to })
    return {
      key: `${key}.${measure}`,
      group: key,
      label,
      measure,
      unit: 'count',
      count: value,
      value,
      previous: sum(previous, periods.previous, measure),
      ...(isStored ? { rows: `${endpoints.wizardRuns.list.path}?${listed.toString()}` } : {}),
    }
  })
}
