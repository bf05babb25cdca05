import type { Agent, RegionSlug } from '@pkg/domain'
import { type Static, Type } from '@sinclair/typebox'
import { type Endpoints, of, pageOf } from '../endpoint'
import { photoBytes } from '../photo-bytes'
import { paging } from '../schemas/paging'
import { communitySlug, line, stateCode, text } from '../schemas/text'

/** A region of the directory, with the number of approved advisors in each of its states. [AGENT-001, AGENT-002, AGENT-003] */
export interface AdvisorRegion {
  id: RegionSlug
  total: number
  /** In order of the states' names, also those without an advisor. */
  states: { code: string; total: number }[]
}

/** An advisor as the directory lists one. [AGENT-003, AGENT-005] */
export interface AdvisorCard {
  id: string
  name: string
  region: RegionSlug
  city: string
  state: string
  /** The counties that the advisor serves. A state without counties is served throughout. */
  areas: Agent['info']['serviceArea']['operatingIn']
  /** In the advisor's own words. */
  introduction?: string
  /** The path of the portrait in image URLs. [IMG-001] */
  portrait?: string
  /** Two-letter codes. */
  languages: string[]
  /** The number of communities that the advisor toured in the last 12 months. */
  recentVisits: number
  /** When the next free call begins, as ISO 8601. Missing if the advisor accepts no families, or has no free time. */
  nextFreeAt?: string
  /** The IANA time zone of the advisor. */
  timeZone: string
  /** Whether the advisor is made up for a demo. Search engines should leave out such pages. [TRUTH-013] */
  isDemo: boolean
}

/** A community that an advisor toured. */
export interface AdvisorVisit {
  communityId: string
  communityName: string
  communityUrl: string
  visitedOn: string
  note?: string
  /** The share of the first month's payment that the community pays us, in percent. 0 for none. [TRUST-009] */
  feePercent: number
}

/** What we check about advisors before families meet them. */
export const advisorCheckKinds = ['background', 'training', 'registration', 'insurance'] as const

/** What we checked about an advisor, and when. */
export interface AdvisorCheck {
  kind: (typeof advisorCheckKinds)[number]
  checkedOn: string
  validUntil?: string
  detail?: string
}

/** What the public communities of an advisor's state pay us for a move-in. [TRUST-009, TRUST-011] */
export interface FeeFacts {
  total: number
  paying: number
  /** In percent of the first month. 0 if no community pays. */
  lowest: number
  highest: number
}

/** Everything that families see about an advisor. */
export interface AdvisorProfile extends AdvisorCard {
  /** The year in which the advisor started. */
  since: number
  /** Whether the advisor accepts new families. */
  isAccepting: boolean
  /** Newest first. */
  visits: AdvisorVisit[]
  checks: AdvisorCheck[]
  fees: FeeFacts
}

const day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })

const slug = Type.String({ pattern: '^[a-z0-9-]{1,80}$' })

/** Filters of the directory of advisors. `filter[city]` is a city's slug, which needs `filter[state]`. [AGENT-001] */
export const AdvisorCardParameters = Type.Object(
  {
    ...paging,
    'filter[region]': Type.Optional(Type.String({ maxLength: 40 })),
    'filter[state]': Type.Optional(stateCode),
    'filter[city]': Type.Optional(slug),
    'filter[language]': Type.Optional(Type.String({ pattern: '^[a-z]{2}$' })),
  },
  { additionalProperties: false },
)
export type AdvisorCardParameters = Static<typeof AdvisorCardParameters>

/** The regions of the directory, which have one page. */
export const AdvisorRegionParameters = Type.Object(paging, { additionalProperties: false })
export type AdvisorRegionParameters = Static<typeof AdvisorRegionParameters>

/** A community that an advisor toured. */
export const NewAdvisorVisit = Type.Object(
  { communityId: communitySlug, visitedOn: day, note: Type.Optional(text(200)) },
  { additionalProperties: false },
)
export type NewAdvisorVisit = Static<typeof NewAdvisorVisit>

/** The communities that an advisor toured. They replace the earlier list. */
export const AdvisorVisitsChange = Type.Object(
  { visits: Type.Array(NewAdvisorVisit, { maxItems: 200 }) },
  { additionalProperties: false },
)
export type AdvisorVisitsChange = Static<typeof AdvisorVisitsChange>

/** The checks of an advisor. They replace the earlier ones. `detail` is a fact such as a registration number. */
export const AdvisorChecksChange = Type.Object(
  {
    checks: Type.Array(
      Type.Object(
        {
          kind: Type.Union(advisorCheckKinds.map((kind) => Type.Literal(kind))),
          checkedOn: day,
          validUntil: Type.Optional(day),
          detail: Type.Optional(line(80)),
        },
        { additionalProperties: false },
      ),
      { maxItems: advisorCheckKinds.length },
    ),
  },
  { additionalProperties: false },
)
export type AdvisorChecksChange = Static<typeof AdvisorChecksChange>

/** An advisor's portrait. `file` is the content of a JPEG, PNG, WebP, or AVIF. */
export const NewPortrait = Type.Object(
  { file: Type.Unsafe<Uint8Array | Blob>(Type.Unknown({ type: 'string', format: 'binary' })) },
  { additionalProperties: false },
)
export type NewPortrait = Static<typeof NewPortrait>

/** The regions of the directory. [AGENT-001] */
export const advisorRegions = {
  list: {
    method: 'GET',
    path: '/marketplace/advisor-regions',
    status: 200,
    access: 'anyone',
    summary: 'Lists the seven regions with their states and how many advisors serve from each',
    resource: 'advisor-regions',
    query: AdvisorRegionParameters,
    response: pageOf<AdvisorRegion>(),
  },
} as const satisfies Endpoints

/** The advisors of a region, state, or city. [AGENT-003] */
export const advisorCards = {
  list: {
    method: 'GET',
    path: '/marketplace/advisor-cards',
    status: 200,
    access: 'anyone',
    summary:
      'Lists approved advisors, the one with the next free time first. `meta.languages` counts languages before that filter, and `meta.city` names the city',
    resource: 'advisor-cards',
    query: AdvisorCardParameters,
    response: pageOf<AdvisorCard, { languages: Record<string, number>; city: string | null }>(),
  },
} as const satisfies Endpoints

/** Advisors' pages for families. */
export const advisorProfiles = {
  get: {
    method: 'GET',
    path: '/marketplace/advisor-profiles/:id',
    status: 200,
    access: 'anyone',
    summary: 'Returns what families see about an approved advisor',
    resource: 'advisor-profiles',
    response: of<AdvisorProfile>(),
  },
  replaceVisits: {
    method: 'PUT',
    path: '/platform/advisor-profiles/:id/visits',
    status: 200,
    access: ['agent', 'admin'],
    summary: 'Replaces the list of communities that you toured; admins can replace any list',
    resource: 'advisor-profiles',
    body: AdvisorVisitsChange,
    response: of<AdvisorProfile>(),
  },
  addVisit: {
    method: 'POST',
    path: '/platform/advisor-profiles/:id/visits',
    status: 201,
    access: ['agent', 'admin'],
    summary: 'Adds a community that you toured; admins can add to any list',
    resource: 'advisor-profiles',
    body: NewAdvisorVisit,
    response: of<AdvisorProfile>(),
  },
  removeVisit: {
    method: 'DELETE',
    path: '/platform/advisor-profiles/:id/visits/:communityId/:visitedOn',
    status: 204,
    access: ['agent', 'admin'],
    summary: 'Removes a community that you toured on a day; admins can remove from any list',
  },
  replaceChecks: {
    method: 'PUT',
    path: '/admin/advisor-profiles/:id/checks',
    status: 200,
    access: ['admin'],
    summary: 'Replaces what we checked about an advisor, and when',
    resource: 'advisor-profiles',
    body: AdvisorChecksChange,
    response: of<AdvisorProfile>(),
  },
} as const satisfies Endpoints

/** Advisors' portraits. [AGENT-005] */
export const advisorPortraits = {
  replace: {
    method: 'PUT',
    path: '/platform/advisor-profiles/:id/portrait',
    status: 200,
    isMultipart: true,
    // The file and the fields around it.
    bodyLimit: photoBytes + 64 * 1024,
    rateLimit: { requests: 20, seconds: 60 },
    access: ['agent', 'admin'],
    summary: 'Replaces your portrait: a JPEG, PNG, WebP, or AVIF of up to 20 MB; admins can replace any portrait',
    resource: 'advisor-profiles',
    body: NewPortrait,
    response: of<AdvisorProfile>(),
  },
  remove: {
    method: 'DELETE',
    path: '/platform/advisor-profiles/:id/portrait',
    status: 204,
    access: ['agent', 'admin'],
    summary: 'Removes your portrait; admins can remove any portrait',
  },
} as const satisfies Endpoints
