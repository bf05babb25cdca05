import { type Static, Type } from '@sinclair/typebox'
import { type Endpoints, of, pageOf } from '../endpoint'
import { admins } from '../roles'
import { listParameters, only, range, reference } from '../schemas/list-parameters'
import { stateCode } from '../schemas/text'

/** A county in which families asked for help lately, and the advisors who serve it. [DASH-015] */
export interface CountyCoverage {
  /** The state and the county, such as `CO/Larimer`. */
  id: string
  state: string
  county: string
  /** The families of the last 90 days. */
  families: number
  /** Those of them that are still new, which no one has reached. */
  waiting: number
  /** The approved advisors who serve the county or its whole state. */
  advisors: number
  /** Those of them who accept families and have room for another one. */
  withRoom: number
}

const count = Type.Integer({ minimum: 0, maximum: 1_000_000 })

/** The counties to list, by default those with the most families first. */
export const CountyCoverageParameters = listParameters(
  ['county', 'state', 'families', 'waiting', 'advisors', 'withRoom'],
  {
    state: reference(stateCode),
    advisors: range(count),
    withRoom: range(count),
    families: range(count),
    /** Whether no advisor with room serves the county. */
    gap: only(Type.Literal('true')),
  },
)
export type CountyCoverageParameters = Static<typeof CountyCoverageParameters>

/** Every county in which families asked for help lately, of one state or all of them. [DASH-015] */
export interface CoverageMap {
  /** The state, or `us`. */
  id: string
  counties: Omit<CountyCoverage, 'id'>[]
}

/** The state whose counties the map shows, by default all states. */
export const CoverageMapParameters = Type.Object(
  { 'filter[state]': Type.Optional(stateCode) },
  { additionalProperties: false },
)
export type CoverageMapParameters = Static<typeof CoverageMapParameters>

/** Where families are, and who serves them there. [DASH-015] */
export const countyCoverage = {
  list: {
    method: 'GET',
    path: '/platform/county-coverage',
    status: 200,
    access: admins,
    summary: 'Lists the counties where families asked in the last 90 days, with the advisors who serve each',
    resource: 'county-coverage',
    query: CountyCoverageParameters,
    response: pageOf<CountyCoverage>(),
  },
  map: {
    method: 'GET',
    path: '/platform/county-coverage-map',
    status: 200,
    access: admins,
    summary: 'Returns all counties where families asked in the last 90 days, for a map',
    resource: 'county-coverage-maps',
    query: CoverageMapParameters,
    response: of<CoverageMap>(),
  },
} as const satisfies Endpoints
