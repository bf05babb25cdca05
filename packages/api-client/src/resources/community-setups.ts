import {
  amenityFlags,
  careLimits,
  careTypeSlugs,
  type CareTypeSlug,
  type ListingStatus,
  type ProviderChange,
  type SetupDraft,
  setupSteps,
  type SetupStep,
} from '@pkg/domain'
import { type Static, Type } from '@sinclair/typebox'
import { type Endpoints, of, pageOf } from '../endpoint'
import { editors } from '../roles'
import { website } from '../schemas/address-parts'
import { listParameters, range } from '../schemas/list-parameters'
import { moment, strictObject } from '../schemas/record'
import { email, line, name } from '../schemas/text'

const resource = 'community-setups'

/** A community’s set-up: what its team entered so far, next to what its page has now. The id is the slug. [DASH-011] */
export interface CommunitySetup {
  id: string
  /** 0 until a step is saved. */
  version: number
  communityName: string
  city: string
  state: string
  /** The path of its public page. */
  url: string
  status: ListingStatus
  stepsDone: SetupStep[]
  draft: SetupDraft
  /** What families see now. */
  current: ProviderChange
  /** The license in its public record, and the care that the record lists. */
  license?: { number: string; authority: string; asOf: string }
  /** The usual monthly price of each care type in its state, in whole dollars. */
  usualPrices: Partial<Record<CareTypeSlug, number>>
  /** Who saved a step last, and when. */
  changedBy?: string
  changedAt?: string
  /** When it was sent for review, and the edits that it became. */
  sentAt?: string
  bundleId?: string
}

/** The set-ups to list. */
export const CommunitySetupParameters = listParameters(['changedAt', 'communityName'], {
  changedAt: range(moment),
})
export type CommunitySetupParameters = Static<typeof CommunitySetupParameters>

const oneOf = <const Value extends string>(values: readonly Value[]) =>
  Type.Union(values.map((value) => Type.Literal(value)))

const draft = {
  identity: strictObject({
    name: name(160),
    line1: line(160),
    line2: Type.Optional(line(160)),
    phone: Type.Optional(Type.String({ minLength: 7, maxLength: 40 })),
    websiteUrl: Type.Optional(website),
  }),
  care: strictObject({
    care: Type.Array(oneOf(careTypeSlugs), { minItems: 1, uniqueItems: true }),
    careLimits: Type.Array(oneOf(careLimits), { uniqueItems: true }),
  }),
  prices: strictObject({
    hidePricing: Type.Boolean(),
    prices: Type.Record(
      Type.String({ maxLength: 80, pattern: '^[a-z-]+(\\.[A-Za-z]+)?$' }),
      Type.Integer({ minimum: 1, maximum: 100_000 }),
      { maxProperties: 120 },
    ),
  }),
  life: strictObject({
    amenities: Type.Array(oneOf(amenityFlags), { uniqueItems: true }),
    about: Type.Array(Type.String({ maxLength: 1000 }), { maxItems: 3 }),
    capacity: Type.Optional(Type.Integer({ minimum: 1, maximum: 20_000 })),
  }),
}

/** A step that is done, with what was entered in it. Steps whose values are stored elsewhere have none. [DASH-011] */
export const SetupStepChange = strictObject({
  step: oneOf(setupSteps),
  draft: Type.Optional(Type.Partial(strictObject(draft), { additionalProperties: false })),
})
export type SetupStepChange = Static<typeof SetupStepChange>

/** Who gets the link to a step: the person, or someone else on the team. [DASH-011] */
export const SetupLink = strictObject({ email, step: oneOf(setupSteps) })
export type SetupLink = Static<typeof SetupLink>

/** Set-ups of communities, for those who manage them. [DASH-011, WORK-010] */
export const communitySetups = {
  list: {
    method: 'GET',
    path: '/platform/community-setups',
    status: 200,
    access: editors,
    summary: 'Lists set-ups that were begun, by default the one that changed last first',
    resource,
    query: CommunitySetupParameters,
    response: pageOf<CommunitySetup>(),
  },
  get: {
    method: 'GET',
    path: '/platform/community-setups/:id',
    status: 200,
    communityParameter: 'id',
    access: editors,
    summary: 'Returns the set-up of a community, also before its first step',
    resource,
    response: of<CommunitySetup>(),
  },
  save: {
    method: 'PATCH',
    path: '/platform/community-setups/:id',
    status: 200,
    communityParameter: 'id',
    access: editors,
    isVersioned: true,
    summary: 'Saves a step of a set-up as a draft; the first step after it was sent begins another one',
    resource,
    body: SetupStepChange,
    response: of<CommunitySetup>(),
  },
  sendLink: {
    method: 'POST',
    path: '/platform/community-setups/:id/link',
    status: 201,
    communityParameter: 'id',
    access: editors,
    rateLimit: { requests: 20, seconds: 3600 },
    summary: 'Emails a link to a step to the person or to someone else on the team; it needs a sign-in',
    resource,
    body: SetupLink,
    response: of<CommunitySetup>(),
  },
  submit: {
    method: 'POST',
    path: '/platform/community-setups/:id/submission',
    status: 201,
    communityParameter: 'id',
    access: editors,
    isVersioned: true,
    summary: 'Sends a set-up for review as suggested edits of one bundle; 409 if it was sent',
    resource,
    response: of<CommunitySetup>(),
  },
} as const satisfies Endpoints
