import type { StatGroup, StatUnit } from '@pkg/api-client'
import type { Role } from '@pkg/api-client/server'

/** The lists whose records are counted. */
export type CountedName = 'families' | 'tours' | 'invoices' | 'releases'

/** A filter of the API, by its name and value. */
export type Filters = Readonly<Record<string, string>>

/** A number: how many records of a list match its filters, or an amount of those records. */
export interface Measure {
  name: string
  list: CountedName
  /** The filter of the list that takes the period. */
  period: string
  filters: Filters
  unit: StatUnit
  /** What is computed from which amount of the records. They're counted without it. */
  amount?: { name: string; as: 'sum' | 'median' | 'p90' }
}

/** A question with its numbers, for a role. */
export interface Metric {
  measures: readonly Measure[]
  groups: readonly StatGroup[]
  /** What people can limit it to. */
  filters: readonly ('state' | 'agent' | 'community' | 'source' | 'schema' | 'schemaVersion' | 'site')[]
}

/** Returns a measure that counts records. */
const counting =
  (list: CountedName, period: string, base: Filters = {}) =>
  (name: string, filters: Filters = {}): Measure => ({
    name,
    list,
    period,
    filters: { ...base, ...filters },
    unit: 'count',
  })

const families = counting('families', 'createdAt')
const reached = (stage: string) => families(stage, { 'filter[reached]': stage })
const shares = counting('releases', 'sentAt', { 'filter[recipientKind][in]': 'agent,community' })
const tours = counting('tours', 'startsAt')
const invoices = counting('invoices', 'movedInOn', { 'filter[kind]': 'invoice' })

const inCents = (measure: Measure): Measure => ({ ...measure, unit: 'cents', amount: { name: 'cents', as: 'sum' } })
const median = (measure: Measure, unit: 'minutes' | 'days'): Measure => ({
  ...measure,
  unit,
  amount: { name: unit, as: 'median' },
})

/** Returns how long families waited, from a filter with the values of `waitingTimes`. */
function waiting(count: ReturnType<typeof counting>, filter: string): Measure[] {
  const responded = { [`filter[${filter}][in]`]: 'within-hour,within-day,later' }
  return [
    count('all'),
    ...['within-hour', 'within-day', 'later', 'none'].map((time) => count(time, { [`filter[${filter}]`]: time })),
    median(count('median', responded), 'minutes'),
    { ...count('p90', responded), unit: 'minutes', amount: { name: 'minutes', as: 'p90' } },
  ]
}

const onlyAdmin = <Value>(role: Role, values: readonly Value[]): readonly Value[] => (role === 'admin' ? values : [])

const ofFamilies = (role: Role) => ({
  filters: ['state', 'community', 'source', ...onlyAdmin(role, ['agent'] as const)] as const,
})

const speed = (role: Role): Metric =>
  role === 'provider'
    ? {
        measures: waiting(counting('releases', 'sentAt', { 'filter[recipientKind]': 'community' }), 'firstResponse'),
        groups: ['month', 'week', 'state', 'community'],
        filters: ['state', 'community'],
      }
    : {
        measures: waiting(families, 'firstCall'),
        groups: ['month', 'week', 'hour', 'state', 'source', ...onlyAdmin(role, ['advisor'] as const)],
        ...ofFamilies(role),
      }

const outcomes = (role: Role): Metric => ({
  measures: [
    families('all'),
    ...['contacted', 'touring', 'decided', 'moved-in'].map(reached),
    families('closed', { 'filter[stage]': 'closed' }),
  ],
  groups: ['month', 'week', 'closed-reason', 'state', 'source', 'community', ...onlyAdmin(role, ['advisor'] as const)],
  ...ofFamilies(role),
})

const sources = (role: Role): Metric => ({
  measures: [families('all'), ...['contacted', 'touring', 'moved-in'].map(reached)],
  groups: ['source', 'partner', 'month', 'state', ...onlyAdmin(role, ['advisor'] as const)],
  ...ofFamilies(role),
})

const ofTours = (role: Role): Metric => ({
  measures: [
    tours('all'),
    ...['took-place', 'no-show'].map((outcome) => tours(outcome, { 'filter[outcome]': outcome })),
    tours('canceled', { 'filter[status]': 'canceled' }),
    tours('second', { 'filter[outcome]': 'took-place', 'filter[isSecond]': 'true' }),
  ],
  groups: ['month', 'week', 'community', 'state', ...onlyAdmin(role, ['advisor'] as const)],
  filters: ['state', 'community', ...onlyAdmin(role, ['agent'] as const)],
})

const earnings = (role: Role): Metric => ({
  measures: [
    inCents(invoices('all')),
    // Communities see only what was issued.
    ...onlyAdmin(role, [inCents(invoices('draft', { 'filter[status]': 'draft' }))]),
    inCents(invoices('open', { 'filter[status][in]': 'issued,partly-paid,disputed' })),
    ...['overdue', 'paid', 'credited'].map((status) => inCents(invoices(status, { 'filter[status]': status }))),
    median(invoices('days-to-pay', { 'filter[status]': 'paid' }), 'days'),
  ],
  groups: ['month', 'community', 'state', ...onlyAdmin(role, ['advisor'] as const)],
  filters: ['state', 'community', ...onlyAdmin(role, ['agent'] as const)],
})

const trust = (role: Role): Metric => ({
  measures: [
    shares('all'),
    shares('opened', { 'filter[openedAt][exists]': 'true' }),
    shares('stopped', { 'filter[stoppedAt][exists]': 'true' }),
    ...['confirmed', 'overdue'].map((status) => shares(status, { 'filter[status]': status })),
    median(shares('days-to-confirm', { 'filter[status]': 'confirmed' }), 'days'),
    ...onlyAdmin(role, [counting('families', 'erasedAt')('erased')]),
  ],
  groups: ['month', 'week', 'state', ...onlyAdmin(role, ['community', 'advisor'] as const)],
  filters: ['state', ...onlyAdmin(role, ['community', 'agent'] as const)],
})

/** Its numbers are sums of the wizard’s events, and not records of a list. */
const funnel: Metric = {
  measures: [],
  groups: ['step', 'month', 'week', 'schema', 'partner'],
  filters: ['schema', 'schemaVersion', 'site'],
}

const metrics: Readonly<Record<string, { roles: readonly Role[]; of: (role: Role) => Metric }>> = {
  speed: { roles: ['provider', 'agent', 'admin'], of: speed },
  outcomes: { roles: ['agent', 'admin'], of: outcomes },
  sources: { roles: ['agent', 'admin'], of: sources },
  tours: { roles: ['provider', 'agent', 'admin'], of: ofTours },
  earnings: { roles: ['provider', 'admin'], of: earnings },
  trust: { roles: ['provider', 'agent', 'admin'], of: trust },
  funnel: { roles: ['admin'], of: () => funnel },
}

/** Returns a metric as a role sees it: `forbidden` if the role doesn't see it, and undefined for a name that no metric has. [WORK-014] */
export function metricFor(name: string, role: Role): Metric | 'forbidden' | undefined {
  const metric = Object.hasOwn(metrics, name) ? metrics[name] : undefined
  if (!metric) return undefined
  return metric.roles.includes(role) ? metric.of(role) : 'forbidden'
}
