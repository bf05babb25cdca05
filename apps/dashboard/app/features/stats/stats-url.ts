import {
  addDays,
  addMonths,
  isCalendarDay,
  isUuid,
  leadSources,
  stateByCode,
  weekdayOf,
  wizardSchemaNames,
} from '@pkg/domain'
import type { StatGroup } from '@pkg/api-client'
import { statsTexts } from './texts'

const words = statsTexts

/** The periods that people choose. */
export type PeriodName = keyof typeof words.periods

/** What numbers can be limited to. */
export type StatsFilter = 'state' | 'agent' | 'community' | 'source' | 'schema' | 'schemaVersion' | 'site'

/** What a page of stats shows, as its URL says. */
export interface StatsState {
  period: PeriodName
  from: string
  to: string
  by?: StatGroup | undefined
  filters: Readonly<Partial<Record<StatsFilter, string>>>
  isCompared: boolean
  /** What is wrong with the person’s own dates. */
  errors: Readonly<Partial<Record<'from' | 'to', string>>>
}

const isPeriod = (name: string): name is PeriodName => Object.hasOwn(words.periods, name)
const isGroup = (name: string): name is StatGroup => Object.hasOwn(words.groups, name)

/** Reads the URL of a page of stats. Unknown values are left out, and wrong dates are named. [WORK-014] */
export function parseStatsUrl(query: URLSearchParams, today: string): StatsState {
  const by = query.get('by') ?? ''
  const own = { from: query.get('from') ?? '', to: query.get('to') ?? '' }
  const { period, ...days } = readPeriod(query, own, today)
  return {
    period,
    ...days,
    by: isGroup(by) ? by : undefined,
    filters: readFilters(query),
    // An unchecked box isn’t sent, so the form says that it was shown.
    isCompared: query.get('shown') !== 'form' || query.get('compare') === 'yes',
    errors: period === 'own' ? findErrors(own) : {},
  }
}

/** Returns the period that a link names, or the person’s own dates, if the form has other ones than those of the period. */
function readPeriod(query: URLSearchParams, own: Pick<StatsState, 'from' | 'to'>, today: string) {
  const sent = query.get('period') ?? ''
  const period = isPeriod(sent) ? sent : 'quarter'
  if (period === 'own') return { period, ...own }
  const days = { from: firstDay(period, today), to: today }
  const isOwn = query.has('from') && (own.from !== days.from || own.to !== days.to)
  return isOwn ? { period: 'own' as const, ...own } : { period, ...days }
}

function firstDay(period: Exclude<PeriodName, 'own'>, today: string): string {
  const month = `${today.slice(0, 7)}-01`
  if (period === 'week') return addDays(today, -((weekdayOf(today) + 6) % 7))
  if (period === 'month') return month
  if (period === 'year') return addMonths(month, -11)
  return addMonths(month, -((Number(today.slice(5, 7)) - 1) % 3))
}

function findErrors({ from, to }: { from: string; to: string }): StatsState['errors'] {
  const missing = words.dayMissing
  if (!isCalendarDay(from) || !isCalendarDay(to)) {
    return { ...(isCalendarDay(from) ? {} : { from: missing }), ...(isCalendarDay(to) ? {} : { to: missing }) }
  }
  if (to < from) return { to: words.wrongOrder }
  return to > addMonths(from, 60) ? { from: words.tooLong } : {}
}

function readFilters(query: URLSearchParams): StatsState['filters'] {
  const value = (name: StatsFilter) => query.get(`filter[${name}]`) ?? ''
  const [state, agent, community, source] = [value('state'), value('agent'), value('community'), value('source')]
  return {
    ...(stateByCode(state) ? { state } : {}),
    ...(agent && agent.length <= 160 ? { agent } : {}),
    ...(/^[a-z0-9]+(-[a-z0-9]+)*$/.test(community) ? { community } : {}),
    ...(leadSources.some((name) => name === source) ? { source } : {}),
    ...readWizardFilters(value),
  }
}

function readWizardFilters(value: (name: StatsFilter) => string): StatsState['filters'] {
  const [schema, schemaVersion, site] = [value('schema'), value('schemaVersion'), value('site')]
  return {
    ...(wizardSchemaNames.some((name) => name === schema) ? { schema } : {}),
    ...(/^[1-9]\d{0,2}$/.test(schemaVersion) ? { schemaVersion } : {}),
    ...(site === 'own' || (isUuid(site) && site === site.toLowerCase()) ? { site } : {}),
  }
}

/** Returns the query of a page of stats. */
export function statsQuery({ period, from, to, by, filters, isCompared }: StatsState): string {
  const query = new URLSearchParams({ period })
  if (period === 'own') {
    query.set('from', from)
    query.set('to', to)
  }
  if (by) query.set('by', by)
  for (const [name, value] of Object.entries(filters)) query.set(`filter[${name}]`, value)
  if (!isCompared) query.set('shown', 'form')
  return query.toString()
}
