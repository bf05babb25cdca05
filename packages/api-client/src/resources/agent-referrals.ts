import { type Static, Type } from '@sinclair/typebox'
import { type Endpoints, of, pageOf } from '../endpoint'
import { advisors } from '../roles'
import { moment } from '../schemas/record'
import { agentId } from '../schemas/ids'
import { listParameters, only, range, reference } from '../schemas/list-parameters'
import { communitySlug, text, uuid } from '../schemas/text'
import { wordingOf } from './consents'

/** A family that its advisor referred to a community. [API-032] */
export interface AgentReferral {
  id: string
  clientId: string
  clientName: string
  communityId: string
  communityName: string
  agentId: string
  createdAt: string
}

/** The list of families that advisors referred to communities. */
export const AgentReferralParameters = listParameters(['createdAt', 'clientName', 'communityName'], {
  client: reference(uuid),
  community: only(communitySlug),
  agent: reference(agentId),
  createdAt: range(moment),
})
export type AgentReferralParameters = Static<typeof AgentReferralParameters>

/** The wording that staff confirm when a family agreed to share its data with a community. [TRUTH-002] */
export const SpokenShare = wordingOf('spoken-share')

/** A family referred to a community. Requires a consent if the family didn't request the community itself. [API-032] */
export const NewAgentReferral = Type.Object(
  { clientId: uuid, communityId: communitySlug, note: Type.Optional(text(2000)), consent: Type.Optional(SpokenShare) },
  { additionalProperties: false },
)
export type NewAgentReferral = Static<typeof NewAgentReferral>

/** A community to which a family can be referred, with what matters for the choice. [WORK-021] */
export interface ReferralOption {
  id: string
  name: string
  city: string
  state: string
  /** Whether the family asked about it. */
  isRequested: boolean
  /** Whether the family already shares its information with it. */
  isShared: boolean
  /** Miles from where the family searches. Missing while that isn't known. */
  distance?: number
  /** What it costs a month for the care and the people of the family, in dollars. Missing if neither it nor its area has prices. */
  monthlyCost?: number
  /** The rooms that are open now, as its team said in the last 10 days. Zero if there's only a waitlist, or none. */
  openRooms?: number
}

/** The family whose options to list. */
export const ReferralOptionParameters = Type.Object({ 'filter[client]': uuid }, { additionalProperties: false })
export type ReferralOptionParameters = Static<typeof ReferralOptionParameters>

/** A family referred to several communities, which its one consent names together. [WORK-021, TRUTH-002] */
export const NewAgentReferrals = Type.Object(
  {
    clientId: uuid,
    communityIds: Type.Array(communitySlug, { minItems: 1, maxItems: 10, uniqueItems: true }),
    note: Type.Optional(text(2000)),
    consent: Type.Optional(SpokenShare),
  },
  { additionalProperties: false },
)
export type NewAgentReferrals = Static<typeof NewAgentReferrals>

/** What became of one of several referrals. */
export interface ReferralResult {
  communityId: string
  communityName: string
  /** Why the family wasn't referred to it. */
  problem?: string
}

/** Families that advisors refer to communities. [API-032] */
export const agentReferrals = {
  list: {
    method: 'GET',
    path: '/marketplace/agent-referrals',
    status: 200,
    access: advisors,
    summary: 'Lists your referrals, by default newest first; admins see all',
    resource: 'agent-referrals',
    query: AgentReferralParameters,
    response: pageOf<AgentReferral>(),
  },
  options: {
    method: 'GET',
    path: '/marketplace/agent-referral-options',
    status: 200,
    access: advisors,
    summary:
      'Lists communities to which a family can be referred: those it asked about first, and then the nearest with its care, with distance, cost, and rooms',
    resource: 'agent-referral-options',
    query: ReferralOptionParameters,
    response: of<{ id: string; options: ReferralOption[] }>(),
  },
  createSeveral: {
    method: 'POST',
    path: '/marketplace/agent-referrals/several',
    status: 201,
    access: advisors,
    summary: 'Refers a family to several communities with one consent that names them, and says what became of each',
    resource: 'agent-referral-results',
    body: NewAgentReferrals,
    response: of<{ id: string; results: ReferralResult[] }>(),
  },
  create: {
    method: 'POST',
    path: '/marketplace/agent-referrals',
    status: 201,
    access: advisors,
    summary: "Refers a family to a community, with the family's consent and within the share cap",
    resource: 'agent-referrals',
    body: NewAgentReferral,
    response: of<AgentReferral>(),
  },
} as const satisfies Endpoints
