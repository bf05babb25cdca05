import { leadSources } from '@pkg/domain'
import { type Static, Type } from '@sinclair/typebox'
import { type Endpoints, of } from '../endpoint'
import { day } from '../schemas/record'
import { communitySlug, line, stateCode } from '../schemas/text'
import { wizardSchemaName, wizardVersion } from './wizard-events'
import { wizardSite } from './wizard-runs'

/**
 * What numbers are grouped by. `hour` is the weekday and hour of the request where the family lives, and `step` and `schema` are those of the wizard, with
 * the version.
 */
export const statGroups = [
  'month',
  'week',
  'hour',
  'state',
  'source',
  'partner',
  'advisor',
  'community',
  'closed-reason',
  'step',
  'schema',
] as const
export type StatGroup = (typeof statGroups)[number]

/** What a number counts. */
export type StatUnit = 'count' | 'cents' | 'minutes' | 'days'

/** One number. It's counted from the rows that its URL lists, so both always agree. [WORK-014] */
export interface StatRow {
  /** The group and the measure, such as `2026-10.contacted`. */
  key: string
  group: string
  /** The group in words. */
  label: string
  measure: string
  unit: StatUnit
  /** Missing if there's nothing to compute it from, or if it's hidden. */
  value?: number
  /** The number of rows. Equal to the value of a count. Missing if it's hidden. */
  count?: number
  /** The number concerns a named person and fewer than five records, so it's hidden. */
  isFew?: true
  /** The same number of the previous period. */
  previous?: number
  /** The path and query of the API's list of these rows. Missing if the number is hidden. */
  rows?: string
}

/** The numbers that answer a question, over the whole period and by group. The id is the metric. [WORK-014] */
export interface StatAnswer {
  id: string
  from: string
  to: string
  previousFrom: string
  previousTo: string
  by: StatGroup
  /** What the numbers can be grouped by. */
  groups: StatGroup[]
  totals: StatRow[]
  rows: StatRow[]
  /** There are more groups than the answer has. It has those with the most records. */
  hasMore?: true
}

/**
 * The period of the numbers, both days included, in a time zone; what they're grouped by; and what they're limited to. The previous period has as many
 * months if the period begins with a month, and otherwise as many days.
 */
export const StatParameters = Type.Object(
  {
    from: day,
    to: day,
    timeZone: Type.Optional(Type.String({ maxLength: 60 })),
    by: Type.Optional(Type.Union(statGroups.map((value) => Type.Literal(value)))),
    'filter[state]': Type.Optional(stateCode),
    'filter[agent]': Type.Optional(line(160)),
    'filter[community]': Type.Optional(communitySlug),
    'filter[source]': Type.Optional(Type.Union(leadSources.map((value) => Type.Literal(value)))),
    'filter[schema]': Type.Optional(wizardSchemaName),
    'filter[schemaVersion]': Type.Optional(wizardVersion),
    'filter[site]': Type.Optional(wizardSite),
  },
  { additionalProperties: false },
)
export type StatParameters = Static<typeof StatParameters>

/** What happens with families, in numbers. [DASH-009, WORK-014] */
export const platformStats = {
  get: {
    method: 'GET',
    path: '/platform/stats/:metric',
    status: 200,
    access: ['provider', 'agent', 'admin'],
    summary:
      'Returns the numbers that answer a question, each with those of the period before and the URL of its rows; advisors and providers count what they see',
    resource: 'stat-answers',
    query: StatParameters,
    response: of<StatAnswer>(),
  },
} as const satisfies Endpoints
