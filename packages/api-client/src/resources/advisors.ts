import { type Static, Type } from '@sinclair/typebox'
import { type Endpoints, of, pageOf } from '../endpoint'
import { advisors as readers } from '../roles'
import { choice, listParameters, only, range, reference, textFilter } from '../schemas/list-parameters'
import { day } from '../schemas/record'
import { line, stateCode } from '../schemas/text'

/** How far someone is: applied and waiting for a decision, declined, or approved. */
export const advisorStatuses = ['waiting', 'declined', 'approved'] as const

/** An advisor or a real estate agent with what they work on, as their colleagues see them. [DASH-015, DASH-016, WORK-022] */
export interface Advisor {
  id: string
  name: string
  kind: 'partner' | 'real-estate'
  status: (typeof advisorStatuses)[number]
  city: string
  state: string
  /** The states that they serve. */
  states: string[]
  languages: string[]
  /** Whether new families, or homes, are offered to them. */
  isAccepting: boolean
  /** The families, or homes, that aren't closed or done, and the most that they take. */
  open: number
  capacity: number
  /** The share of their capacity that is taken, in percent. Missing if they take none. */
  load?: number
  /** The last day of an absence, and who covers for them. */
  awayUntil?: string
  coveredBy?: string
  /** What became of the offers of the last 30 days. */
  accepted: number
  declined: number
  missed: number
  /** The average time until they answered an offer, in minutes. */
  responseMinutes?: number
  rating?: number
  inBusinessSince: number
  /** Whether they can sign in. */
  hasAccount: boolean
  /** The last day of the paper that expires first, uploaded or checked by an admin. Only for admins. */
  papersUntil?: string
  /** How many of insurance and registration are neither uploaded nor checked. Only for admins. */
  missingPapers?: number
  /** The licenses of a real estate agent, by state. Only for admins. */
  licenses?: AdvisorLicense[]
  /** Whether a referral agreement with a real estate agent applies today, and its last day if it has one. Only for admins. */
  hasAgreement?: boolean
  agreementUntil?: string
}

/** A license of a real estate agent, with the day on which an admin checked it. [DASH-016] */
export interface AdvisorLicense {
  id: string
  state: string
  number: string
  validUntil?: string
  checkedOn?: string
}

const status = Type.Union(advisorStatuses.map((value) => Type.Literal(value)))
const kind = Type.Union([Type.Literal('partner'), Type.Literal('real-estate')])
const count = Type.Integer({ minimum: 0, maximum: 1_000_000 })
const isTrue = Type.Union([Type.Literal('true'), Type.Literal('false')])

/** The list of advisors. `q` searches the name, the city, and for admins the email address. [DASH-015, WORK-022] */
export const AdvisorParameters = listParameters(
  [
    'name',
    'state',
    'status',
    'open',
    'load',
    'accepted',
    'missed',
    'responseMinutes',
    'inBusinessSince',
    'papersUntil',
    'licenseUntil',
    'agreementUntil',
  ],
  {
    status: choice(status),
    kind: only(kind),
    state: reference(stateCode),
    language: only(Type.String({ pattern: '^[a-z]{2}$' })),
    accepting: only(isTrue),
    /** Whether they can take another family. */
    room: only(isTrue),
    awayUntil: range(day),
    open: range(count),
    load: range(count),
    inBusinessSince: range(Type.Integer({ minimum: 0, maximum: 2200 })),
    papersUntil: range(day),
    /** Whether a paper is missing, or no longer valid within 30 days. */
    papers: only(Type.Literal('due')),
    /** Whether a license of theirs wasn't checked, or none is recorded. */
    license: only(Type.Union([Type.Literal('unchecked'), Type.Literal('missing')])),
    /** The last day of the license that expires first. */
    licenseUntil: range(day),
    /** Whether a referral agreement applies today. */
    hasAgreement: only(isTrue),
    agreementUntil: range(day),
    id: reference(line(160)),
  },
  { q: textFilter },
)
export type AdvisorParameters = Static<typeof AdvisorParameters>

/** Advisors and real estate agents, for their colleagues. [DASH-015, DASH-016, WORK-022] */
export const advisors = {
  list: {
    method: 'GET',
    path: '/platform/advisors',
    status: 200,
    access: readers,
    summary: 'Lists advisors and real estate agents with their open families, absences, and offers, by default by name',
    resource: 'advisors',
    query: AdvisorParameters,
    response: pageOf<Advisor>(),
  },
  get: {
    method: 'GET',
    path: '/platform/advisors/:id',
    status: 200,
    access: readers,
    summary: 'Returns an advisor or a real estate agent with their open families, absences, and offers',
    resource: 'advisors',
    response: of<Advisor>(),
  },
} as const satisfies Endpoints
